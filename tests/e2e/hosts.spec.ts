/** What each host of the site answers to an address: its own server, and nginx. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { redirects } from '../../src/app/routes.ts';
import { siteHeaders } from '../../tools/site/hosting/headers.ts';
import { timeLimit } from '../../tools/shared/timeLimit.ts';
import { environment, SITE } from './helpers/environment.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { sitePages } from './helpers/sites.ts';

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

/** The server is unpacked from Debian's package without installing it. */
const UNPACKED = resolve('.cache', 'nginx');
const START_LIMIT_MS = timeLimit(10_000);

const isUsable = (program: string) => spawnSync(program, ['-v']).status === 0;
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: UNPACKED, stdio: 'ignore' }).status === 0;

/** Downloads Debian's nginx, which is in one of two packages, depending on the release. */
function unpack(): void {
  mkdirSync(UNPACKED, { recursive: true });
  const fetched = ['nginx', 'nginx-light'].filter((name) => run('apt-get', ['download', name]));
  if (fetched.length === 0 && process.getuid?.() === 0 && run('apt-get', ['update'])) {
    for (const name of ['nginx', 'nginx-light']) run('apt-get', ['download', name]);
  }
  for (const file of readdirSync(UNPACKED).filter((name) => name.endsWith('.deb'))) run('dpkg', ['-x', file, '.']);
}

/** The machine's nginx, or else Debian's; undefined if there is neither. */
function findNginx(): string | undefined {
  const programs = ['nginx', '/usr/sbin/nginx', join(UNPACKED, 'usr', 'sbin', 'nginx')];
  const present = programs.find(isUsable);
  if (present) return present;
  unpack();
  return programs.find(isUsable);
}

/** Writes a configuration that includes the site's `nginx.conf`: one process, which writes to `dir` alone. */
function configure(siteDir: string, dir: string, port: number): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(dir, name)};`);
  return [
    'daemon off;',
    'master_process off;',
    `pid ${join(dir, 'nginx.pid')};`,
    'error_log stderr;',
    'events {}',
    `http { access_log off; ${folders.join(' ')}`,
    `server { listen 127.0.0.1:${port}; root ${siteDir}; include ${join(siteDir, 'nginx.conf')}; } }`,
  ].join('\n');
}

/**
 * Serves a built site with its own `nginx.conf`.
 *
 * @throws Error with the output of nginx when it does not start
 */
async function startNginx(program: string, siteDir: string, port: number): Promise<{ stop: () => Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, configure(resolve(siteDir), dir, port));
  const child = spawn(program, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit && child.exitCode === null;) {
    await sleep(50);
    const isUp = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { stop };
  }
  await stop();
  throw new Error(`nginx does not start: ${output.join('')}`);
}

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
