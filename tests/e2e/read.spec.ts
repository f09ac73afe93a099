import type { Page } from '@playwright/test';
import { about } from '../../src/content/about.ts';
import { samples } from '../../src/content/samples.ts';
import { paths } from '../../src/config/paths.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { templates } from './helpers/sites.ts';

/** The opacity of each character of the greeting, this time after the page has opened. */
const opacitiesAt = (page: Page, ms: number) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading, time) => {
    for (const animation of heading.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
    // The last one is the glow behind the text.
    return [...heading.querySelectorAll('span > span:not(:last-child)')].map((character) => getComputedStyle(character).opacity);
  }, ms);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Elements that stay hidden without a script. A poster leaves out what has no room in it. Runs in the page. */
  const readHidden = () =>
    [...document.querySelectorAll('main :is(h2, h3, p, blockquote, li, dt, dd, img)')]
      .filter((element) => element.closest('details:not([open]), noscript, [data-script-only], [aria-hidden=true]') === null)
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 120));

  /** Visible buttons that do nothing without a script. Runs in the page. */
  const readDeadButtons = () =>
    [...document.querySelectorAll<HTMLElement>('button, [role=button]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // The browser itself sends forms and opens popovers.
      .filter((element) => !element.matches(':disabled, form *, [popovertarget]'))
      .map((element) => element.textContent.trim());

  test('every page is readable, and shows no dead button', async ({ page }) => {
    for (const path of templates) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toContainText('It is not a medical provider');
      await expect(page.getByRole('contentinfo'), path).toContainText(samples.footer);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }), path).toBeVisible();
      expect(await page.evaluate(readHidden), path).toEqual([]);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await page.evaluate(readDeadButtons), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('the greeting is complete at once', async ({ page }) => {
    await page.goto('/about');
    expect(new Set(await opacitiesAt(page, 0))).toEqual(new Set(['1']));
  });

  test('the collapsed table of contents of a legal page opens on a phone and leads to a section', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(paths.noticeOfPrivacyPractices);
    const link = page.getByRole('link', { name: 'Your rights', exact: true });
    await expect(link).toBeHidden();
    await page.getByText('On this page').first().click();
    await link.click();
    await expect(page).toHaveURL(/#your-rights$/);
    await expect(page.getByRole('heading', { name: '8. Your rights' })).toBeInViewport();
  });
});

test('on a phone the footer fits on one screen', async ({ page }) => {
  const viewport = { width: 390, height: 844 };
  await page.setViewportSize(viewport);
  await page.goto(paths.contact);
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(viewport.height);
});

test('the greeting appears at a character each 100 ms and glows for a second, once, by CSS alone', async ({ page }) => {
  await page.goto('/about');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAccessibleName(about.hero.greeting);
  const timings = await heading.evaluate((element) =>
    [...element.querySelectorAll('span')]
      .map((part) => getComputedStyle(part))
      .filter(({ animationName }) => animationName !== 'none')
      .map(({ animationDelay, animationDuration, animationIterationCount }) => ({
        delay: Math.round(parseFloat(animationDelay) * 1000),
        duration: Math.round(parseFloat(animationDuration) * 1000),
        iterations: animationIterationCount,
      })),
  );
  const { length } = Array.from(about.hero.greeting);
  const typed = Array.from({ length }, (_, index) => ({ delay: index * 100, duration: 1, iterations: '1' }));
  expect(timings).toEqual([...typed, { delay: length * 100, duration: 1000, iterations: '1' }]);

  const room = await heading.boundingBox();
  expect(await opacitiesAt(page, 950)).toEqual(Array.from({ length }, (_, index) => (index < 10 ? '1' : '0')));
  expect(await heading.boundingBox()).toEqual(room);

  for (const media of [{ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference', media: 'print' }] as const) {
    await page.emulateMedia(media);
    expect(await opacitiesAt(page, 0)).toEqual(Array.from({ length }, () => '1'));
  }
});

// The browser's search cannot be scripted; a link to an element inside reveals it in the same way.
test('the browser’s search shows the text of a topic in place of its button', async ({ page }) => {
  await openPage(page, '/webinar');
  const more = page.getByRole('button', { name: /^Learn More about/ });
  const count = await more.count();
  const text = page.locator('[data-until-found] p').first();
  const found = (await text.textContent()) ?? '';
  await text.evaluate((element) => {
    element.id = 'found';
    window.location.hash = 'found';
  });
  await expect(page.getByText(found)).toBeVisible();
  await expect(more).toHaveCount(count - 1);
});
