import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SITE } from './environment.ts';
import { test as base } from './fixtures.ts';

/** Milliseconds between two pieces of a page. */
const PAUSE_MS = 30;

/** A piece ends after one of these: a piece that ended within a centered line would move its words, which nothing can prevent. */
const BLOCK_END = /(?<=<\/(?:p|li|h\d|dd|div|section|header|figcaption|a)>)/;

/** A page in pieces: each block of its first two sections, in which its first screen ends, and the rest. */
function piecesOf(page: string): string[] {
  const [first = '', second = '', ...rest] = page.split(/(?<=<\/section>)/);
  return [...(first + second).split(BLOCK_END), rest.join('')];
}

/** Starts a server that sends a site's pages in pieces, as a slow connection does, and all else at once. */
async function startSlowSite(origin: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(({ url = '/', headers }, response) => {
    void (async () => {
      const original = await fetch(new URL(url, origin), { headers: { accept: headers.accept ?? '*/*' } });
      const sent = [...original.headers].filter(([name]) => !/^(content-(encoding|length)|connection|keep-alive)$/.test(name));
      response.writeHead(original.status, Object.fromEntries(sent));
      if (original.headers.get('content-type')?.startsWith('text/html')) {
        for (const piece of piecesOf(await original.text())) {
          response.write(piece);
          await wait(PAUSE_MS);
        }
        response.end();
      } else response.end(Buffer.from(await original.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** Tests on a slow connection, so that whatever moves while a page loads can be seen. */
export const test = base.extend({
  baseURL: async ({}, use) => {
    const site = await startSlowSite(SITE);
    await use(site.origin);
    site.stop();
  },
});
