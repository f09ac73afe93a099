import { redirects } from '../../src/app/routes.ts';
import { recordViolations } from './helpers/contentPolicy.ts';
import { SITE } from './helpers/environment.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { describeHost } from './helpers/hostCases.ts';

describeHost(SITE);

test('a redirect works with a trailing slash too', async ({ request }) => {
  for (const { path, target } of redirects) {
    const response = await request.get(`${path}/?fpr=ann`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, `${target}?fpr=ann`]);
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
