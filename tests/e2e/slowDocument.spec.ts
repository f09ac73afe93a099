import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, expectInteractive, test as base } from './fixtures.ts';
import { jobPages, sitePages } from './sitePages.ts';

/** Pieces of a page's body, and milliseconds between them. */
const PIECES = 12;
const PAUSE_MS = 30;

/** A word that a piece ends in moves the rest of its centered line; a section that moves counts ten times as much. */
const TOLERATED_SHIFT = 0.005;

const viewports = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** A server that sends a site's pages in pieces, as a slow line does, and all else at once. */
function servePieces(origin: string): Server {
  return createServer(({ url = '/', headers }, response) => {
    void (async () => {
      const original = await fetch(new URL(url, origin), { headers: { accept: headers.accept ?? '*/*' } });
      const body = Buffer.from(await original.arrayBuffer());
      const kept = [...original.headers].filter(([name]) => !/^(content-(encoding|length)|connection|keep-alive)$/.test(name));
      response.writeHead(original.status, Object.fromEntries(kept));
      const start = body.indexOf('<body');
      if (start > 0) {
        response.write(body.subarray(0, start));
        const size = Math.ceil((body.length - start) / PIECES);
        for (let from = start; from < body.length; from += size) {
          response.write(body.subarray(from, from + size));
          await wait(PAUSE_MS);
        }
        response.end();
      } else response.end(body);
    })();
  });
}

type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };

/** What has moved by more than a value since the page was opened. */
const readShifts = (page: Page) =>
  page.evaluate(
    (tolerated) =>
      new Promise<string[]>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as Shift[])
              .filter(({ value }) => value > tolerated)
              .map(({ value, sources }) => `${value.toFixed(4)}: ${sources[0]?.node?.outerHTML.slice(0, 80)}`),
          ),
        ).observe({ type: 'layout-shift', buffered: true }),
      ),
    TOLERATED_SHIFT,
  );

const test = base.extend<{ slowOrigin: string }>({
  slowOrigin: async ({ baseURL }, use) => {
    const server = servePieces(baseURL ?? '');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
  },
});

for (const viewport of viewports) {
  test(`nothing moves while a page comes in pieces, ${viewport.width} px wide`, async ({ page, slowOrigin }) => {
    await page.setViewportSize(viewport);
    const moved: Record<string, string[]> = {};
    for (const path of sitePages.filter((address) => !jobPages.slice(1).includes(address))) {
      await page.goto(slowOrigin + path);
      await expectInteractive(page);
      // The observer says nothing where nothing has moved.
      const shifts = await Promise.race([readShifts(page), page.waitForTimeout(100).then(() => [])]);
      if (shifts.length > 0) moved[path] = shifts;
    }
    expect(moved).toEqual({});
  });
}
