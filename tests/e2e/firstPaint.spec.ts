import type { Page } from '@playwright/test';
import { expect, openPage, test } from './helpers/fixtures.ts';

/** Whether the content of each section is rendered. Runs in the page. */
const readDrawn = (sections: Element[]) =>
  sections.map(({ lastElementChild }) => lastElementChild?.checkVisibility({ contentVisibilityAuto: true }));

/** Milliseconds since the navigation began. Runs in the page. */
const readTimes = () => ({
  painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  requested: performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
    .map(({ startTime }) => startTime),
});

/** Hides the content until 300 ms after the first paint, as a slow device does. Runs in the page. */
const delayContent = () => {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('body * { visibility: hidden }');
  document.adoptedStyleSheets = [hidden];
  new PerformanceObserver(() => setTimeout(() => (document.adoptedStyleSheets = []), 300)).observe({ type: 'paint' });
};

/** The files of the site's code that came over the line, and not from the browser's cache. Runs in the page. */
const readDownloads = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0)
    .map(({ name }) => name);

async function expectPaintedFirst(page: Page): Promise<void> {
  const { painted, requested } = await page.evaluate(readTimes);
  expect(painted).toHaveLength(1);
  expect(requested.length).toBeGreaterThan(3);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted[0] ?? Infinity);
}

for (const path of ['/', '/pepprac', '/contact', '/booking-demo']) {
  test(`${path} is painted before any of its code is requested`, async ({ page }) => {
    await openPage(page, path);
    await expectPaintedFirst(page);
  });
}

test('a first paint without content does not start the code', async ({ page }) => {
  await page.addInitScript(delayContent);
  await openPage(page, '/contact');
  await expectPaintedFirst(page);
});

test('a page requests its large scripts at once, and runs them in order', async ({ page }) => {
  await page.goto('/');
  const named = (await page.locator('meta[name="app-scripts"]').getAttribute('content'))?.split(' ') ?? [];
  expect(named.length).toBeGreaterThan(1);
  const tags = page.locator('script[type="module"]');
  await expect(tags).toHaveCount(named.length);
  const scripts = await tags.evaluateAll((elements: HTMLScriptElement[]) =>
    elements.map(({ src, async }) => [new URL(src).pathname, async]),
  );
  expect(scripts).toEqual(named.map((address) => [address, false]));
});

for (const path of ['/', '/pepprac', '/contact', '/jobs/appointment-setter']) {
  test(`${path} downloads each of its files once`, async ({ page }) => {
    await openPage(page, path);
    // Also what it downloads when the browser is idle.
    await page.waitForLoadState('networkidle');
    const downloaded = await page.evaluate(readDownloads);
    expect(downloaded.length).toBeGreaterThan(3);
    expect(downloaded.filter((file, index) => downloaded.indexOf(file) !== index)).toEqual([]);
  });
}

test('hydration keeps the prerendered global styles', async ({ page }) => {
  await openPage(page, '/faq');
  const body = page.locator('body');
  await expect(body).toHaveCSS('margin', '0px');
  await expect(body).toHaveCSS('background-color', 'rgb(251, 248, 242)');
});

test('sections far below the window are rendered when they come near, and a link scrolls to them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const sections = page.locator('main section');
  const drawn = await sections.evaluateAll(readDrawn);
  expect(drawn[0]).toBe(true);
  expect(drawn.at(-3)).toBe(false);
  // Their heights decide what a jump to the end shows.
  expect(drawn.slice(-2)).toEqual([true, true]);

  await page.mouse.wheel(0, 20_000);
  await expect.poll(async () => (await sections.evaluateAll(readDrawn)).at(-3)).toBe(true);

  await page.goto('/#testimonials');
  await expect
    .poll(() => page.locator('#testimonials').evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
    .toBeLessThan(100);
});
