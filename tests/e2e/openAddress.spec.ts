/** A visitor opens an address, on each host of the site. */
import { get } from 'node:http';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { redirects } from '../../src/app/routes.ts';
import { siteHeaders } from '../../tools/site/hosting/headers.ts';
import { recordViolations } from './helpers/contentPolicy.ts';
import { environment, SITE } from './helpers/environment.ts';
import { expect, expectInteractive, openPage, test } from './helpers/fixtures.ts';
import { findNginx, startNginx } from './helpers/nginx.ts';
import { sitePages } from './helpers/sitePages.ts';

type HostResponse = { status: number; headers: Record<string, string>; body: string };

const POLICY =
  /^default-src 'none'; script-src 'self' 'sha256-[^;]*; style-src 'self' 'sha256-[^;]*;.* frame-ancestors 'none'; report-uri http:[^ ;]*\/functions\/v1\/report-csp-violation$/;
const YEAR = 'public, max-age=31536000, immutable';

async function load(request: APIRequestContext, url: string, method = 'GET'): Promise<HostResponse> {
  const found = await request.fetch(url, { method, maxRedirects: 0 });
  return { status: found.status(), headers: found.headers(), body: await found.text() };
}

const expectSiteHeaders = ({ headers }: HostResponse) => {
  for (const [name, value] of siteHeaders) expect(headers[name.toLowerCase()]).toBe(value);
};

/** Requests an address as it is written: browsers and `fetch` would normalize it first. */
function requestRaw(
  origin: string,
  path: string,
): Promise<{ status: number; rawHeaders: string[]; location: string | undefined }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ host: hostname, port, path }, (response) => {
      response.resume();
      const { statusCode: status = 0, rawHeaders, headers } = response;
      resolve({ status, rawHeaders, location: headers.location });
    }).on('error', reject);
  });
}

/** Tests for every host of the site. */
function describeHost(origin: string) {
  const at = (path: string) => `${origin}${path}`;

  test('each page is served at its clean address, with its policy, and is not cached', async ({ request }) => {
    for (const path of sitePages) {
      const response = await load(request, at(path));
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-security-policy']).toMatch(POLICY);
      expect(response.headers['content-security-policy']).not.toMatch(/unsafe|,/);
      expectSiteHeaders(response);
    }
  });

  test('an unknown address returns the not-found page, or plain text for a file, with status 404 and all headers', async ({
    request,
  }) => {
    for (const path of ['/no-such-page', '/jobs/none', '/jobs/', '/404', '/no-such-page?utm_source=x']) {
      const response = await load(request, at(path));
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.body).toContain('Redirecting to home page...');
      expect(response.body).toContain('name="robots" content="noindex"');
      // No rule can name an unknown address, so the page has its policy in it.
      expect(response.body).toMatch(
        /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-/,
      );
      expect(response.headers['cache-control']).toBe('no-cache');
      expectSiteHeaders(response);
    }
    for (const path of ['/assets/none.js', '/assets/none', '/logos/none.svg', '/none.png']) {
      const response = await load(request, at(path));
      expect([path, response.status, response.headers['content-type']]).toEqual([path, 404, 'text/plain; charset=utf-8']);
      expect(response.headers['cache-control']).toBe('no-cache');
      expectSiteHeaders(response);
    }
  });

  test('redirects and trailing slashes keep the query', async ({ request }) => {
    const moves = [
      ...redirects,
      ...redirects.map(({ path, target }) => ({ path: `${path}/`, target })),
      { path: '/about/', target: '/about' },
      { path: '/jobs/marketing-manager/', target: '/jobs/marketing-manager' },
      { path: '/About', target: '/about' },
      { path: '/ABOUT', target: '/about' },
      { path: '/Jobs/Marketing-Manager', target: '/jobs/marketing-manager' },
    ];
    for (const { path, target } of moves) {
      const response = await load(request, at(`${path}?fpr=dana&utm_source=x`));
      expect([response.status, response.headers.location]).toEqual([301, `${target}?fpr=dana&utm_source=x`]);
      expectSiteHeaders(response);
    }
    expect((await load(request, at('//elsewhere.example/'))).headers.location ?? '').not.toMatch(/^\/\/|^https?:/);
  });

  test('no address redirects to another host or injects a header', async () => {
    const backslashes = ['/%5Cevil.example/', '/%5Cevil.example.html', '/about%5C/'];
    const controls = ['/about%0d%0aX-Injected:%201/', '/%0d%0aX-Injected:%201.html', '/about%00', '/%09/', '/%7F.html', '/%zz'];
    for (const path of [...backslashes, ...controls]) {
      const { status, location, rawHeaders } = await requestRaw(origin, path);
      expect([path, status, location]).toEqual([path, 400, undefined]);
      expect(rawHeaders.join()).not.toMatch(/X-Injected/i);
    }
    const hosts = ['//evil.example/', '//evil.example/%2e%2e', '/%2F%2Fevil.example/', '///about.evil.example/'];
    for (const path of [...hosts, '/evil.example/', '/evil.example.html', '/about.html.html', '/aboutx/', '/about/team/']) {
      const { status, location = '/' } = await requestRaw(origin, path);
      expect([path, [200, 301, 400, 404].includes(status)]).toEqual([path, true]);
      expect([path, location]).toEqual([path, expect.stringMatching(/^\/(?![/\\])[\w-]*$/)]);
    }
  });

  test('files are cached according to their names', async ({ request }) => {
    const home = await load(request, at('/'));
    const entry = /name="app-scripts" content="([^" ]+)/.exec(home.body)?.[1] ?? '';
    const script = await load(request, at(entry));
    expect([script.status, script.headers['cache-control']]).toEqual([200, YEAR]);
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers['content-security-policy']).toBeUndefined();
    expectSiteHeaders(script);

    const others = {
      '/fonts/inter.woff2': [/^public, max-age=2592000,/, 'font/woff2'],
      '/logos/habitry.svg': [/^public, max-age=86400,/, 'image/svg+xml; charset=utf-8'],
      '/media/intro.vtt': [/^public, max-age=86400,/, 'text/vtt; charset=utf-8'],
      '/favicon.svg': [/^no-cache$/, 'image/svg+xml; charset=utf-8'],
      '/service-worker.js': [/^no-cache$/, 'text/javascript; charset=utf-8'],
      '/robots.txt': [/^no-cache$/, 'text/plain; charset=utf-8'],
    } as const;
    for (const [path, [caching, type]] of Object.entries(others)) {
      const response = await load(request, at(path));
      expect([path, response.status, response.headers['content-type']]).toEqual([path, 200, type]);
      expect(response.headers['cache-control']).toMatch(caching);
    }
  });

  test('configuration files of the host, and files outside the site, are not served', async () => {
    const configuration = [
      '/_headers',
      '/_redirects',
      '/_routes.json',
      '/_worker.js',
      '/nginx.conf',
      '/vercel.json',
      '/.start-stamp',
    ];
    const outside = ['/../data/secrets.json', '/%2e%2e/data/secrets.json', '/..%2fdata/secrets.json', '/assets/..%5c..%5cdata'];
    for (const path of [...configuration, ...outside]) {
      const { status } = await requestRaw(origin, path);
      expect([path, [400, 404].includes(status)]).toEqual([path, true]);
    }
  });

  test('HEAD gets no body, and other methods are rejected, with the headers', async ({ request }) => {
    const head = await load(request, at('/'), 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
    const response = await load(request, at('/'), 'POST');
    expect(response.status).toBe(405);
    expectSiteHeaders(response);
  });

  test('an unchanged page is not sent again, and a part of a video is sent alone', async ({ request }) => {
    const first = await request.get(at('/'));
    const again = await request.get(at('/'), { headers: { 'if-none-match': first.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
    expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
    const part = await request.get(at('/media/intro.mp4'), { headers: { range: 'bytes=2-5' } });
    expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([206, 'video/mp4', 4]);
    expect(part.headers()['content-range']).toMatch(/^bytes 2-5\//);
  });

  test('text is compressed', async ({ request }) => {
    const { headers } = await load(request, at('/'));
    expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
    expect(headers.vary).toContain('Accept-Encoding');
  });
}

describeHost(SITE);

const nginxOrigin = `http://127.0.0.1:${environment.nginxPort}`;
const nginx = findNginx();

test.describe('nginx, with the configuration that the build writes', () => {
  test.skip(!nginx, 'There is no nginx here, and no Debian to fetch it from: install nginx-light to run these.');

  let server: Awaited<ReturnType<typeof startNginx>> | undefined;
  test.beforeAll(async () => {
    if (nginx) server = await startNginx(nginx, join(environment.dir, 'dist'), environment.nginxPort);
  });
  test.afterAll(() => server?.stop());

  describeHost(nginxOrigin);

  test('a file’s address, and one in any case of letters, redirects to the page’s', async ({ request }) => {
    for (const [file, path] of [
      ['/about.html?a=b', '/about?a=b'],
      ['/index.html', '/'],
      ['/jobs/marketing-manager.html', '/jobs/marketing-manager'],
      ['/aBoUt?a=b', '/about?a=b'],
      ['/ABOUT.HTML', '/about'],
    ]) {
      const response = await request.get(`${nginxOrigin}${file}`, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([301, path]);
    }
  });

  test('a page becomes interactive without a console error', async ({ page }) => {
    await openPage(page, `${nginxOrigin}/pepprac`);
    await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

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
