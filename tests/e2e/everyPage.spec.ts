import type { Page } from '@playwright/test';
import { breakpoints } from '../../src/theme/breakpoints.ts';
import { controlKinds } from './helpers/controls.ts';
import { notice, openChoices, recordThirdParties } from './helpers/configured.ts';
import { recordViolations } from './helpers/contentPolicy.ts';
import { coversFault } from './helpers/faults.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { applyFonts, everyWidth, layoutFaultsAt, openQuestions, watchLayout } from './helpers/layoutFaults.ts';
import { expectReachableByKeyboard } from './helpers/keyboard.ts';
import { sitePages } from './helpers/sitePages.ts';

/** Where the first page of a visit has other fonts than the next ones. */
const phoneWidths = everyWidth.filter((width) => width < breakpoints.tablet);

/** Clicks every button in the page, and closes the dialogs again. */
async function useEverything(page: Page): Promise<void> {
  await page.locator('main summary').evaluateAll((summaries: HTMLElement[]) => summaries.forEach((summary) => summary.click()));
  for (const button of await page.locator('main button:not([type="submit"])').all()) {
    // Hidden slides cannot be clicked.
    const isClickable = await button.evaluate(
      (element: HTMLButtonElement) =>
        !element.disabled && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
    );
    if (!isClickable) continue;
    await button.click();
    if ((await button.getAttribute('aria-haspopup')) === 'dialog') {
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    }
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}

for (const path of sitePages) {
  test(`${path} fits the screen, works by keyboard, obeys its policy, and requests nothing from other companies`, async ({
    page,
  }) => {
    const violations = await recordViolations(page);
    const { requests } = recordThirdParties(page);
    const hosts = new Set<string>();
    // Requests of a calendar's own frame do not count.
    page.on('request', (request) => {
      if (request.frame() === page.mainFrame()) hosts.add(new URL(request.url()).hostname);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchLayout(page);
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectReachableByKeyboard(page);
    await openQuestions(page);
    expect(await layoutFaultsAt(page, everyWidth)).toEqual([]);
    await applyFonts(page);
    expect(await layoutFaultsAt(page, phoneWidths)).toEqual([]);

    await useEverything(page);
    expect([...hosts]).toEqual(['127.0.0.1']);
    expect(requests).toEqual([]);
    expect(violations).toEqual([]);
  });
}

test('on a phone, client-side navigation violates no policy', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  for (const name of ['About', 'FAQ', 'Contact', 'Home']) {
    await menu.click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await menu.click();
  await page.keyboard.press('Escape');
  await useEverything(page);
  expect(violations).toEqual([]);
});

test('with nothing configured, the privacy dialog says that there is nothing to turn off', async ({ page }) => {
  await page.goto('/faq');
  const dialog = await openChoices(page);
  await expect(dialog).toContainText('There is nothing to turn off.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Your privacy choices' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Elements that stay hidden without a script. Runs in the page. */
  const readHidden = () =>
    [...document.querySelectorAll('main :is(h2, h3, p, blockquote, li, dt, dd, img)')]
      .filter((element) => element.closest('details:not([open]), noscript, [data-script-only]') === null)
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 120));

  /** Visible buttons that do nothing without a script. Runs in the page. */
  const readDeadButtons = () =>
    [...document.querySelectorAll<HTMLElement>('button, [role=button]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, form *'))
      .map((element) => element.textContent.trim());

  test(
    'every page is readable, shows no dead button, and has the controls that are listed for it',
    coversFault('no-script: page'),
    async ({ page }) => {
      const known = controlKinds.map(({ selector }) => selector).join(', ');
      const others = page.locator('button, details > summary').and(page.locator(`:not(${known})`));
      for (const path of sitePages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.getByRole('contentinfo'), path).toContainText('It is not a medical provider');
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }), path).toBeVisible();
        expect(await page.evaluate(readHidden), path).toEqual([]);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await page.evaluate(readDeadButtons), `${path} at ${width} px`).toEqual([]);
        }

        const counts = await Promise.all(controlKinds.map(({ selector }) => page.locator(selector).count()));
        const found = controlKinds.filter((_kind, index) => counts[index]).map(({ name }) => name);
        expect(found, path).toEqual(controlKinds.filter(({ pages }) => pages.includes(path)).map(({ name }) => name));
        expect(await others.evaluateAll((elements) => elements.map((element) => element.outerHTML)), path).toEqual([]);
      }
    },
  );
});
