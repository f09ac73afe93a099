import { expect, test } from './fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/pepprac opens its questions and offers the booking page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/pepprac');
    await page.getByText('What does it cost?').click();
    await expect(page.getByText('$297 per month')).toBeVisible();
    await page.getByRole('link', { name: 'Book Implementation Call' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Demo');
  });
});

test('an unknown path answers 404, says so, and goes to the home page without staying in the history', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/pepprac');
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Redirecting to home page...')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.waitForURL('/');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/pepprac');
  // The browser itself reports the page's status.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((line) => !line.includes('404')));
});

test('a missing script is not answered with a page', async ({ request }) => {
  const response = await request.get('/assets/none.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).not.toContain('html');
});

test('a press before hydration is answered after it', async ({ page }) => {
  // The page's code is held back until the visitor has pressed.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/pepprac');
  await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Book your implementation call' })).toBeVisible();
});

test('the small screen’s menu opens, and closes on a link, on Escape and on a press outside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pepprac');
  const button = page.getByRole('button', { name: 'Open menu' });
  const homeLink = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });

  await button.click();
  await expect(homeLink).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(homeLink).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await page.mouse.click(180, 700);
  await expect(homeLink).toBeHidden();

  await button.click();
  await homeLink.click();
  await page.waitForURL('/');
  await expect(homeLink).toBeHidden();
});
