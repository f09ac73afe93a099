import { expect, test } from './fixtures.ts';

test.describe('redirects', () => {
  for (const [from, to] of [
    ['/booking-dr', '/booking-demo-dr'],
    ['/schedule-demo', '/booking-demo'],
  ] as const) {
    test(`${from} is answered by the host, and keeps the query`, async ({ request }) => {
      for (const path of [from, `${from}/`]) {
        const response = await request.get(`${path}?fpr=ann`, { maxRedirects: 0 });
        expect(response.status()).toBe(301);
        expect(response.headers().location).toBe(`${to}?fpr=ann`);
      }
    });

    test(`${from} on a host that knows no redirects`, async ({ page, consoleErrors }) => {
      // Such a host sends the not-found page.
      await page.route(`**${from}?*`, async (route) => {
        const response = await route.fetch({ url: new URL('/404', route.request().url()).href });
        await route.fulfill({ response });
      });
      await page.goto(`${from}?fpr=ann`);
      await page.waitForURL(`**${to}?fpr=ann`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      // The browser itself reports the page's status.
      consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((line) => !line.includes('404')));
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [from, title] of [
    ['/booking-dr', 'Schedule Your Implementation Call'],
    ['/schedule-demo', 'Book Your Demo'],
  ] as const) {
    test(`${from} arrives`, async ({ page }) => {
      await page.goto(from);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
});
