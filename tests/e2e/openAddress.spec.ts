import { redirects } from '../../src/app/routes.ts';
import { recordViolations } from './helpers/contentPolicy.ts';
import { SITE } from './helpers/environment.ts';
import { expect, expectInteractive, openPage, test } from './helpers/fixtures.ts';
import { describeHost } from './helpers/hostCases.ts';

describeHost(SITE);

test.describe('an address that the host does not know', () => {
  test.use({ expectedErrors: /404/ });

  test('gets 404 and leads to the home page, without staying in the history', async ({ page }) => {
    await page.goto('/pepprac');
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Redirecting to home page...')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.waitForURL('/');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/pepprac');
  });

  for (const { path, target } of redirects) {
    test(`${path} leads to its target by script, and keeps the query, where the host has no redirects`, async ({ page }) => {
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

test('code and styles that are injected into a page have no effect', async ({ page, consoleErrors }) => {
  const violations = await recordViolations(page);
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const injected =
      '<style>h1{display:none}</style><script>injected = 1</script><img src="/favicon.svg" alt="" onload="injected = 2">' +
      '<p id="styled" style="color:red">x</p><script src="https://elsewhere.example/x.js"></script>';
    await route.fulfill({ response, body: (await response.text()).replace('<div id="root">', `${injected}<div id="root">`) });
  });
  await openPage(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  await expect
    .poll(() => violations.map((line) => line.split(' ')[1]).sort())
    .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
  // The browser logs the same violations.
  consoleErrors.length = 0;
});
