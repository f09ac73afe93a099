import { get } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import { siteHeaders } from '../../../tools/site/hosting/headers.ts';
import { redirects } from '../../../src/app/routes.ts';
import { expect, test } from './fixtures.ts';
import { sitePages } from './sitePages.ts';

type HostResponse = { status: number; headers: Record<string, string>; body: string };

const POLICY = /^default-src 'none'; script-src 'self' 'sha256-[^;]*; style-src 'self' 'sha256-[^;]*;.* frame-ancestors 'none'$/;
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
export function describeHost(origin: string) {
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
    for (const path of ['/no-such-page', '/jobs/none', '/404', '/no-such-page?utm_source=x']) {
      const response = await load(request, at(path));
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.body).toContain('Redirecting to home page...');
      expect(response.body).toContain('name="robots" content="noindex"');
      expect(response.headers['content-security-policy']).toMatch(POLICY);
      expect(response.headers['cache-control']).toBe('no-cache');
      expectSiteHeaders(response);
    }
    for (const path of ['/assets/none.js', '/logos/none.svg', '/none.png']) {
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
    const controls = ['/about%0d%0aX-Injected:%201/', '/%0d%0aX-Injected:%201.html', '/about%00', '/%09/', '/%7F.html'];
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
      '/favicon.svg': [/^no-cache$/, 'image/svg+xml; charset=utf-8'],
      '/robots.txt': [/^no-cache$/, 'text/plain; charset=utf-8'],
    } as const;
    for (const [path, [caching, type]] of Object.entries(others)) {
      const response = await load(request, at(path));
      expect([path, response.status, response.headers['content-type']]).toEqual([path, 200, type]);
      expect(response.headers['cache-control']).toMatch(caching);
    }
  });

  test('configuration files of the host are not served', async ({ request }) => {
    for (const path of ['/_headers', '/_redirects', '/nginx.conf', '/vercel.json', '/.start-stamp', '/..%2fdata']) {
      const { status } = await load(request, at(path));
      expect([path, [400, 404].includes(status)]).toEqual([path, true]);
    }
  });

  test('other methods are rejected, with the headers', async ({ request }) => {
    const response = await load(request, at('/'), 'POST');
    expect(response.status).toBe(405);
    expectSiteHeaders(response);
  });

  test('text is compressed', async ({ request }) => {
    const { headers } = await load(request, at('/'));
    expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
    expect(headers.vary).toContain('Accept-Encoding');
  });
}
