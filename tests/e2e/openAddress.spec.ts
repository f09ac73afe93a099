/** A visitor opens an address that the host does not know, or a page into which code was injected. */
import { redirects } from '../../src/app/routes.ts';
import { expect, expectInteractive, openPage, test } from './helpers/fixtures.ts';
import { recordViolations } from './helpers/privacy.ts';

test.describe('an address that the host does not know', () => {
  test.use({ expectedErrors: /404/ });

  test('gets 404 and leads to the home page, without staying in the history', async ({ page }) => {
    await page.goto('/pepprac');
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Redirecting to home page...')).toBeVisible();
    await page.waitForURL('/');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/pepprac');
  });

  test('leads to its page when it is typed with capitals that no rule names, and keeps the query', async ({ page }) => {
    expect((await page.goto('/aBOUT?fpr=ann'))?.status()).toBe(404);
    await page.waitForURL('/about?fpr=ann');
    await expectInteractive(page);
  });

  const [{ path, target } = { path: '', target: '' }] = redirects;

  test('a redirect works by script, and keeps the query, where the host has none', async ({ page }) => {
    await page.route(`**${path}?*`, async (route) => {
      const response = await route.fetch({ url: new URL('/404', route.request().url()).href });
      await route.fulfill({ response });
    });
    await page.goto(`${path}?fpr=ann`);
    await page.waitForURL(`**${target}?fpr=ann`);
    await expectInteractive(page);
  });

  test('a redirect works within the site, and keeps the query and the fragment', async ({ page }) => {
    await openPage(page, '/faq');
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `${path}?fpr=ann#calendar`);
    await page.waitForURL(`**${target}?fpr=ann#calendar`);
  });
});

test('code and styles that are injected into a page have no effect, and the owner learns of them', async ({
  page,
  backend,
  consoleErrors,
}) => {
  const violations = await recordViolations(page);
  // A document that a test has changed counts as one from the internet, which reports nothing to this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const injected =
      '<style>h1{display:none}</style><script>injected = 1</script><img src="/favicon.svg" alt="" onload="injected = 2">' +
      '<p id="styled" style="color:red">x</p><script src="https://elsewhere.example/x.js"></script>';
    await route.fulfill({ response, body: (await response.text()).replace('<div id="root"', (root) => injected + root) });
  });
  await openPage(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  await expect
    .poll(() => violations.map((line) => line.split(' ')[1]).sort())
    .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
  await expect
    .poll(() => backend.violations('/faq'))
    .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
  // The browser logs the same violations.
  consoleErrors.length = 0;
});
