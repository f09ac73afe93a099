import { redirects } from '../../src/app/routes.ts';
import { expect, expectInteractive, test } from './helpers/fixtures.ts';

// A host without redirects sends the not-found page.
test.describe('on a host without redirects', () => {
  test.use({ expectedErrors: /404/ });

  for (const { path, target } of redirects) {
    test(`${path} redirects to its target by script, and keeps the query`, async ({ page }) => {
      await page.route(`**${path}?*`, async (route) => {
        const response = await route.fetch({ url: new URL('/404', route.request().url()).href });
        await route.fulfill({ response });
      });
      await page.goto(`${path}?fpr=ann`);
      await page.waitForURL(`**${target}?fpr=ann`);
      await expectInteractive(page);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title] of [
    ['/booking-dr', 'Schedule Your Implementation Call'],
    ['/schedule-demo', 'Book Your Demo'],
  ] as const) {
    test(`${path} redirects to its target`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
});
