import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startSite, type Site } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const home = `<!doctype html><title>Home</title>${'words '.repeat(200)}`;
const files = {
  'index.html': home,
  'about.html': '<title>About</title>',
  'jobs/setter.html': '<title>Setter</title>',
  '404.html': '<title>Not found</title>',
  'assets/app-1a2b.js': 'export const a = 1;\n'.repeat(100),
  'assets/app-1a2b.js.br': 'made by the build',
  'media/intro.mp4': '0123456789',
  'media/intro.vtt': 'WEBVTT',
  '.start-stamp': 'x',
  _headers: '/*\n  X-Frame: none\n/about\n  Link: </a>\n  Link: </b>\n/assets/*\n  Cache-Control: immutable\n',
  _redirects: '/booking-dr /booking-demo-dr 301\n',
  '../secret.txt': 'secret',
};
let site: Site;

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  site = await startSite(join(folder, 'dist'), 0);
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** Unlike `fetch`, this neither normalizes paths nor hides compression. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const { port } = new URL(site.url);
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['/', 'Home'],
  ['/about?utm_source=x', 'About'],
  ['/jobs/setter', 'Setter'],
])('serves %s', async (path, title) => {
  const { status, headers, body } = await get(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
  expect(body.toString()).toContain(`<title>${title}</title>`);
});

it.each(['/nope', '/jobs/nope', '/jobs/', '/about.html/team', '/404'])('serves %s with the 404 page', async (path) => {
  const { status, body } = await get(path);
  expect([status, body.toString()]).toEqual([404, '<title>Not found</title>']);
});

it.each(['/assets/none.js', '/assets/none', '/logo.png'])('serves no page for the file %s', async (path) => {
  const { status, headers } = await get(path);
  expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});

it.each([
  ...['/.start-stamp', '/_headers', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt'],
  ...['/assets/..%5c..%5csecret.txt', '/%00', '/%zz'],
])('does not serve %s', async (path) => {
  const { status, body } = await get(path);
  expect([400, 404]).toContain(status);
  expect(body.toString()).not.toMatch(/^x$|X-Frame|secret/);
});

it('revalidates what the client has', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'gzip' });
  const again = await get('/', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length, again.headers['x-frame']]).toEqual([304, 0, 'none']);
});

it('compresses as the client prefers, and takes what the build has compressed', async () => {
  const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(gzip.body).toString()).toBe(home);
  expect((await get('/')).headers['content-encoding']).toBeUndefined();
  const br = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect([br.headers['content-encoding'], br.body.toString()]).toEqual(['br', 'made by the build']);
});

it('serves ranges of media', async () => {
  const part = await get('/media/intro.mp4', { range: 'bytes=2-5' });
  expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([206, 'bytes 2-5/10', '2345']);
  expect(part.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  expect((await get('/media/intro.mp4', { range: 'bytes=-3' })).body.toString()).toBe('789');
  expect((await get('/media/intro.mp4', { range: 'bytes=20-' })).status).toBe(416);
  expect((await get('/media/intro.vtt')).headers['content-type']).toBe('text/vtt; charset=utf-8');
});

it('responds to HEAD without a body and to other methods with 405', async () => {
  const head = await get('/', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(home.length)]);
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

it('applies the header and redirect files', async () => {
  const about = await get('/about');
  expect([about.headers['x-frame'], about.headers.link]).toEqual(['none', '</a>, </b>']);
  expect((await get('/nope')).headers['x-frame']).toBe('none');
  expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe('immutable');
  const moved = await get('/booking-dr/?source=x');
  expect([moved.status, moved.headers.location]).toEqual([301, '/booking-demo-dr?source=x']);
  const slash = await get('/about/');
  expect([slash.status, slash.headers.location]).toEqual([301, '/about']);
  expect((await get('//about/')).headers.location ?? '').not.toMatch(/^\/\//);
});
