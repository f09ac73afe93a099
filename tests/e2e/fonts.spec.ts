import { expect, FAILED_REQUEST, openPage, test } from './helpers/fixtures.ts';
import { readShifts } from './helpers/layoutShifts.ts';

/** Which of the brand's fonts are in use, and which were requested. Runs in the page. */
const readFonts = () => ({
  families: [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))
    .filter((family) => !family.includes('Fallback'))
    .sort(),
  files: performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/fonts/'))
    .sort(),
});

const files = ['/fonts/fraunces.woff2', '/fonts/inter.woff2'];
const families = ['Fraunces', 'Inter'];

test('a phone’s first page is drawn without the fonts, which its next page has', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // The code waits, and with it everything that it requests.
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(readFonts)).toEqual({ families: [], files: [] });

  release();
  await expect.poll(() => page.evaluate(readFonts)).toEqual({ families: [], files });

  await page.locator('footer').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.evaluate(readFonts)).toEqual({ families, files });
});

test.describe('after a redirect', () => {
  test.use({ expectedErrors: FAILED_REQUEST });

  test('a page that replaces another has the fonts from its first paint on', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(readFonts)).toEqual({ families, files });
    expect(await readShifts(page, { tolerated: 0, timeoutMs: 500 })).toEqual([]);
  });
});

test('a wider window’s first page has the fonts before its code', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/');
  await expect.poll(() => page.evaluate(readFonts)).toEqual({ families, files });
});

test.describe('where the fonts cannot be loaded', () => {
  test.use({ expectedErrors: FAILED_REQUEST });

  test('a phone’s next pages are drawn without them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.route('**/fonts/*', (route) => route.abort());
    await openPage(page, '/');
    await page.locator('footer').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.evaluate(readFonts)).families).toEqual([]);
  });
});
