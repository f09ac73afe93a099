import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { visitor } from '../../../mocks/fixtures/lead.ts';
import { timeLimit } from '../../../tools/shared/timeLimit.ts';
import { test as base, type Backend } from './backend.ts';
import { SITE } from './environment.ts';

export { expect, visitor };

/**
 * A phone with reduced motion, for tests that do not check the layout: without a graphics card it renders three times as fast.
 */
export const phone = { viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'reduce' } } as const;

/** The page's own code. */
export const CODE = '**/assets/*.js';

/** The browser's own log entry about a request that failed by an injected fault. */
export const FAILED_REQUEST = /Failed to load resource/;

/** What a scenario works with: the visitor's page and email, and the backend. */
export type Visit = { page: Page; backend: Backend; email: string };

type Fixtures = {
  visit: Visit;
  /** Console errors and warnings that a test causes on purpose. */
  expectedErrors: RegExp | undefined;
  /** All console errors and warnings, and uncaught errors. The test fails if unexpected ones are left at its end. */
  consoleErrors: string[];
};

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    await use(page);
    // A route's handler that still runs when the page closes would fail the test with "Response has been disposed".
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  visit: async ({ page, backend, email }, use) => use({ page, backend, email }),
  expectedErrors: [undefined, { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) consoleErrors.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
      await use(consoleErrors);
      expect(consoleErrors.filter((line) => !expectedErrors?.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

export const expectInteractive = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: timeLimit(20_000) });

/** Opens a page and waits until it is interactive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectInteractive(page);
}

/** Holds back matching requests. @returns releases them */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, (route) => held.then(() => route.continue()));
  return release;
}

/** Waits until the next request of this kind succeeds or fails, so that an error seen afterwards is not that of an earlier one. */
export async function requestEnd(page: Page, method: 'PUT' | 'POST', path: string): Promise<void> {
  const isMeant = (request: Request) => request.method() === method && request.url().includes(path);
  await Promise.race([page.waitForEvent('requestfinished', isMeant), page.waitForEvent('requestfailed', isMeant)]);
}

/** Waits for the time that a person needs to fill in a form (`MIN_FILL_MS`): an earlier submission is held as suspect. */
export async function waitToFill(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1000);
}

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
export const testOnSlowLine = test.extend({
  baseURL: async ({}, use) => {
    const site = await startSlowSite(SITE);
    await use(site.origin);
    site.stop();
  },
});

/** What a visitor types or chooses, by label. Of a choice it is the option's value. */
type TextsByLabel = Readonly<Record<string, string>>;

const controlOf = (form: Locator, name: string): Locator =>
  form.getByRole('textbox', { name }).or(form.getByRole('combobox', { name }));

export async function fillTexts(form: Locator, texts: TextsByLabel): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const control = controlOf(form, label);
    const isChoice = await control.evaluate((element) => element instanceof HTMLSelectElement);
    if (isChoice) await control.selectOption(text);
    else await control.fill(text);
  }
}

export async function expectTexts(form: Locator, texts: TextsByLabel): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await expect(controlOf(form, label)).toHaveValue(text);
}
