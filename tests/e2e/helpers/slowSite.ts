import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SITE } from './environment.ts';
import { test as base } from './fixtures.ts';

/** Pieces of a page's body, and milliseconds between them. */
const PIECES = 20;
const PAUSE_MS = 30;

/** A piece ends after one of these: a piece that ended within a centered line would move its words, which nothing can prevent. */
const BLOCK_END = /<\/(?:p|li|h\d|dd|div|section|header)>/g;

/** A page in pieces: all before its body, and its body in equal parts, each to the end of its last block. */
function piecesOf(page: string): string[] {
  const start = page.indexOf('<body');
  const size = (page.length - start) / PIECES;
  const pieces = [page.slice(0, start)];
  let from = start;
  for (const { index, 0: end } of page.matchAll(BLOCK_END)) {
    const to = index + end.length;
    if (to - from < size) continue;
    pieces.push(page.slice(from, to));
    from = to;
  }
  return [...pieces, page.slice(from)];
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
