import { expect, test } from './helpers/fixtures.ts';

const phone = { width: 360, height: 740 };

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /404/ });

  test('returns 404 and redirects to the home page without staying in the history', async ({ page }) => {
    await page.goto('/pepprac');
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Redirecting to home page...')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.waitForURL('/');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/pepprac');
  });
});

test('the menu on a small screen opens, and closes on a link, on Escape and on a click outside', async ({ page }) => {
  await page.setViewportSize(phone);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the menu on a small screen is always open', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' })).toBeVisible();
  });

  test('the landing page opens its questions', async ({ page }) => {
    await page.goto('/pepprac');
    await page.getByText('What does it cost?').click();
    await expect(page.getByText('$297 per month')).toBeVisible();
  });
});
