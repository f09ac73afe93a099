import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, expectInteractive, test as base } from './helpers/fixtures.ts';
import { readShifts } from './helpers/layoutShifts.ts';
import { jobPages, sitePages } from './helpers/sitePages.ts';

/** Pieces of a page's body, and milliseconds between them. */
const PIECES = 20;
const PAUSE_MS = 30;

/** A piece ends after one of these: a piece that ended within a centered line would move its words, which nothing can prevent. */
const BLOCK_END = /<\/(?:p|li|h\d|dd|div|section|header)>/g;

/** A section that moves counts ten times as much. */
const TOLERATED_SHIFT = 0.005;

/** The pages mostly wait for their pieces. */
const AT_ONCE = 3;

const viewports = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

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

/** A server that sends a site's pages in pieces, as a slow line does, and all else at once. */
function servePieces(origin: string): Server {
  return createServer(({ url = '/', headers }, response) => {
    void (async () => {
      const original = await fetch(new URL(url, origin), { headers: { accept: headers.accept ?? '*/*' } });
      const kept = [...original.headers].filter(([name]) => !/^(content-(encoding|length)|connection|keep-alive)$/.test(name));
      response.writeHead(original.status, Object.fromEntries(kept));
      if (original.headers.get('content-type')?.startsWith('text/html')) {
        for (const piece of piecesOf(await original.text())) {
          response.write(piece);
          await wait(PAUSE_MS);
        }
        response.end();
      } else response.end(Buffer.from(await original.arrayBuffer()));
    })();
  });
}

/** Shows a page's last section, and then its end. Runs in the page. */
async function jumpToEnd(): Promise<void> {
  document.querySelector('main section:last-of-type')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
}

const test = base.extend<{ slowOrigin: string }>({
  slowOrigin: async ({ baseURL }, use) => {
    const server = servePieces(baseURL ?? '');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
  },
});

for (const viewport of viewports) {
  test(`nothing moves while a page comes in pieces, nor on a jump to its end, ${viewport.width} px wide`, async ({
    context,
    slowOrigin,
  }) => {
    test.setTimeout(120_000);
    const moved: Record<string, string[]> = {};
    const waiting = sitePages.filter((address) => !jobPages.slice(1).includes(address));
    const visit = async () => {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        await page.goto(slowOrigin + path);
        await expectInteractive(page);
        // A calendar's frame takes its height when it comes near: if that happens during the jump, the browser counts it as a shift.
        if ((await page.locator('iframe').count()) === 0) await page.evaluate(jumpToEnd);
        const shifts = await readShifts(page, { tolerated: TOLERATED_SHIFT, timeoutMs: 100 });
        if (shifts.length > 0) moved[path] = shifts;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
    expect(moved).toEqual({});
  });
}
