import { expect, test } from './fixtures.ts';

/** Whether what stands in each band is drawn. Runs in the page. */
const bandsAreDrawn = (bands: Element[]) =>
  bands.map(({ lastElementChild }) => lastElementChild?.checkVisibility({ contentVisibilityAuto: true }));

/** Milliseconds since the document was asked for. Runs in the page. */
const readTimes = () => ({
  painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  asked: performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
    .map(({ startTime }) => startTime),
});

for (const path of ['/', '/pepprac', '/contact', '/booking-demo']) {
  test(`${path} is seen before any of its code is asked for`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const { painted, asked } = await page.evaluate(readTimes);
    expect(painted).toHaveLength(1);
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted[0] ?? Infinity);
  });
}

test('a page asks for its large scripts at once, and runs them in their order', async ({ page }) => {
  await page.goto('/');
  const named = (await page.locator('meta[name="app-scripts"]').getAttribute('content'))?.split(' ') ?? [];
  expect(named.length).toBeGreaterThan(1);
  const tags = page.locator('script[type="module"]');
  await expect(tags).toHaveCount(named.length);
  const asked = await tags.evaluateAll((scripts: HTMLScriptElement[]) =>
    scripts.map(({ src, async }) => [new URL(src).pathname, async]),
  );
  expect(asked).toEqual(named.map((address) => [address, false]));
});

test('bands far below the window are drawn when the reader comes, and a link into them leads there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const bands = page.locator('main section');
  const drawn = await bands.evaluateAll(bandsAreDrawn);
  expect(drawn[0]).toBe(true);
  expect(drawn.at(-1)).toBe(false);

  await page.mouse.wheel(0, 20_000);
  await expect.poll(async () => (await bands.evaluateAll(bandsAreDrawn)).at(-1)).toBe(true);

  await page.goto('/#testimonials');
  await expect
    .poll(() => page.locator('#testimonials').evaluate((band) => Math.abs(band.getBoundingClientRect().top)))
    .toBeLessThan(100);
});
