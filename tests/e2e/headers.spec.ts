import type { Page } from '@playwright/test';
import { routes } from '../../src/app/routes.ts';
import { expect, test } from './fixtures.ts';
import { describeHost } from './hostCases.ts';
import { SITE } from './environment.ts';

describeHost(SITE);

/** Everything that a policy refuses on a page, from its first byte on. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      tellViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`),
    );
  });
  return violations;
}

/** Presses whatever can be pressed in the page, closes what opened, and looks at all of it. */
async function useEverything(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.keyboard.press('Escape');
  }
  for (const summary of await page.locator('main summary').all()) if (await summary.isVisible()) await summary.click();
  for (const button of await page.locator('main button:not([type="submit"])').all()) {
    // Slides that are out of sight take no press.
    if (!(await button.isVisible()) || !(await button.isEnabled()) || (await button.locator('xpath=ancestor::*[@inert]').count()))
      continue;
    const opensDialog = (await button.getAttribute('aria-haspopup')) === 'dialog';
    await button.click();
    if (opensDialog) {
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

for (const { path } of routes) {
  test(`${path}: nothing that the page does is refused by its policy`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await useEverything(page);
    expect(violations).toEqual([]);
  });
}

test('on a phone, from page to page without loading one', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  for (const name of ['About', 'FAQ', 'Contact', 'Home']) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await useEverything(page);
  expect(violations).toEqual([]);
});

test('code and styles that somebody slips into a page do nothing', async ({ page, consoleErrors }) => {
  const violations = await watchViolations(page);
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const seeds =
      '<style>h1{display:none}</style><script>seeded = 1</script><img src="/favicon.svg" alt="" onload="seeded = 2">' +
      '<p id="styled" style="color:red">x</p><script src="https://elsewhere.example/x.js"></script>';
    await route.fulfill({ response, body: (await response.text()).replace('<div id="root">', `${seeds}<div id="root">`) });
  });
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(await page.evaluate(() => 'seeded' in window)).toBe(false);
  await expect
    .poll(() => violations.map((line) => line.split(' ')[1]).sort())
    .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
  // The browser says the same on its console.
  consoleErrors.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the small screen’s menu stands open, as its styles say', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' })).toBeVisible();
  });
});
