import { expect, type Page, type Request } from '@playwright/test';
import { visitor } from '../../../mocks/fixtures/lead.ts';
import type { Backend } from './backend.ts';
import { test as base } from './backendFixtures.ts';

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
  expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 20_000 });

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

/** Books a time in the page's calendar, found by its title. */
export async function pickTime(page: Page, calendarTitle: string, email: string): Promise<void> {
  const calendar = page.frameLocator(`iframe[title="${calendarTitle}"]`);
  const frame = page.locator(`iframe[title="${calendarTitle}"]`);
  // A frame far from the screen is not rendered; until it has its final height, it moves under the pointer.
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('height', /^\d+$/);
  await calendar.getByRole('group', { name: 'Pick a day' }).getByRole('radio').last().check();
  await calendar.getByRole('group', { name: 'Pick a time' }).getByRole('button').first().click();
  await calendar.getByRole('textbox', { name: /name/i }).fill(visitor.name);
  await calendar.getByRole('textbox', { name: /email/i }).fill(email);
  await calendar.getByRole('button', { name: /confirm/i }).click();
}

/** Books a time in the page's calendar, and waits for the thank-you page. */
export async function book(page: Page, calendarTitle: string, email: string): Promise<void> {
  await pickTime(page, calendarTitle, email);
  await page.waitForURL('**/ty-demo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re All Set!');
}
