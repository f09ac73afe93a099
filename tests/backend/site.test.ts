import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startSite, type Site } from '../../tools/shared/static-site/site';
import { tempDir } from './helpers';

const dir = tempDir();
const home = `<!doctype html><title>Home</title>${'words '.repeat(200)}`;
let site: Site;

beforeAll(async () => {
  const write = (path: string, text: string) => {
    mkdirSync(join(dir.path, 'dist', path, '..'), { recursive: true });
    writeFileSync(join(dir.path, 'dist', path), text);
  };
  write('index.html', home);
  write('about.html', '<title>About</title>');
  write('jobs/setter.html', '<title>Setter</title>');
  write('guide/index.html', '<title>Guide</title>');
  write('404.html', '<title>Not found</title>');
  write('assets/app-1a2b.js', 'export const a = 1;\n'.repeat(100));
  write('media/intro.mp4', '0123456789');
  write('media/intro.vtt', 'WEBVTT');
  write('.start-stamp', 'x');
  write('_headers', '/*\n  X-Frame: none\n/about\n  Link: </a>\n  Link: </b>\n');
  write('_redirects', '/booking-dr /booking-demo-dr 301\n/old/* /new/:splat 302\n/alias /about 200\n');
  writeFileSync(join(dir.path, 'secret.txt'), 'secret');
  site = await startSite(join(dir.path, 'dist'), 0);
});

afterAll(async () => {
  await site.stop();
  dir.remove();
});

/** Unlike `fetch`, this neither normalizes paths nor hides compression. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const { port } = new URL(site.url);
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the static server', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?utm_source=x', 'About'],
    ['/jobs/setter', 'Setter'],
    ['/guide', 'Guide'],
    ['/alias', 'About'],
  ])('serves %s', async (path, title) => {
    const { status, headers, body } = await raw(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each(['/nope', '/jobs/nope', '/404'])('serves %s with the 404 page', async (path) => {
    const { status, body } = await raw(path);
    expect([status, body.toString()]).toEqual([404, '<title>Not found</title>']);
  });

  it.each(['/assets/none.js', '/assets/none', '/logo.png', '/.start-stamp', '/_headers'])(
    'never serves a page for %s',
    async (path) => {
      const { status, headers, body } = await raw(path);
      expect(status).toBe(404);
      if (path.includes('assets') || path.includes('png')) {
        expect(headers['content-type']).toContain('text/plain');
      }
      expect(body.toString()).not.toContain('X-Frame');
    },
  );

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%5c..%5csecret.txt', '/%00', '/%zz'])(
    'does not leave its folder for %s',
    async (path) => {
      const { status, body } = await raw(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.toString()).not.toContain('secret');
    },
  );

  it('caches hashed assets permanently and revalidates the rest', async () => {
    const asset = await raw('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { headers } = await raw('/', { 'accept-encoding': 'br' });
    const again = await raw('/', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('compresses as the client prefers', async () => {
    const br = await raw('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(home);
    const gzip = await raw('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect((await raw('/')).headers['content-encoding']).toBeUndefined();
  });

  it('serves ranges of media', async () => {
    const part = await raw('/media/intro.mp4', { range: 'bytes=2-5' });
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([206, 'bytes 2-5/10', '2345']);
    expect(part.headers['content-type']).toBe('video/mp4');
    expect((await raw('/media/intro.mp4', { range: 'bytes=-3' })).body.toString()).toBe('789');
    expect((await raw('/media/intro.mp4', { range: 'bytes=20-' })).status).toBe(416);
    expect((await raw('/media/intro.vtt')).headers['content-type']).toBe('text/vtt; charset=utf-8');
  });

  it('responds to HEAD without a body and to other methods with 405', async () => {
    const head = await raw('/', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(home.length)]);
    expect((await raw('/', {}, 'POST')).status).toBe(405);
  });

  it('applies the header and redirect files', async () => {
    const about = await raw('/about');
    expect([about.headers['x-frame'], about.headers.link]).toEqual(['none', '</a>, </b>']);
    const moved = await raw('/booking-dr?source=x');
    expect([moved.status, moved.headers.location]).toEqual([301, '/booking-demo-dr?source=x']);
    expect((await raw('/old/a/b')).headers.location).toBe('/new/a/b');
    const slash = await raw('/about/');
    expect([slash.status, slash.headers.location]).toEqual([301, '/about']);
    expect((await raw('//about/')).headers.location ?? '').not.toMatch(/^\/\//);
  });
});
