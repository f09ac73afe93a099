import type { Page, ViewportSize } from '@playwright/test';
import { breakpoints } from '../../../src/theme/breakpoints.ts';
import { recordViolations } from './contentPolicy.ts';
import { expect, holdRequests, openPage } from './fixtures.ts';
import { expectReachableByKeyboard } from './keyboard.ts';
import { layoutFaultsAt, openQuestions, watchLayout } from './layoutFaults.ts';
import { expectPrintable } from './print.ts';

/** Widths in CSS pixels: the smallest phone, each layout, and a large screen. */
export const usualWidths = [320, ...Object.values(breakpoints), 1920];

/** A usual phone, a laptop, and a small phone. */
export const firstViewports = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

/** A section that moves counts ten times as much. */
const TOLERATED_SHIFT = 0.005;

/** The ways to get help in the header and the footer of every page, in their order (WCAG 3.2.6). */
const HELP = /^\/contact tel:\S+ tel:\S+ mailto:\S+ \/contact$/;

/** Opens a page. @returns expects that the policy blocked nothing and other companies were sent nothing */
export async function openWatched(page: Page, path: string): Promise<() => void> {
  const violations = await recordViolations(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    const isOfCalendar = request.frame() !== page.mainFrame() && hostname.endsWith('localhost');
    if (hostname !== '127.0.0.1' && !isOfCalendar) foreign.push(request.url());
  });
  await openPage(page, path);
  return () => expect({ violations, foreign }).toEqual({ violations: [], foreign: [] });
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

declare global {
  /** Defined by `recordShifts` in every page: what has moved since it was opened. To be called once. */
  var takeShifts: () => Shift[];
}

/** Runs in the page, before its own scripts. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: 'layout-shift' });
  globalThis.takeShifts = () => shifts.concat(observer.takeRecords() as Shift[]);
}

/** What has moved since a page was opened, by more than is tolerated. */
const readShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async (tolerated) => {
    // What moves in a frame is known in the next one.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return globalThis
      .takeShifts()
      .filter(({ value }) => value > tolerated)
      .map(({ value, sources: [first] }) => {
        const element = first?.node instanceof Element ? first.node : first?.node?.parentElement;
        return `${value.toFixed(4)}: ${element?.outerHTML.slice(0, 80)}`;
      });
  }, TOLERATED_SHIFT);

/** Shows a page's last section, and then its end. Runs in the page. */
async function jumpToEnd(): Promise<void> {
  const lastSection = document.querySelector('main section:last-of-type');
  // Not into view, which would change where the Tab key begins.
  scrollTo({ top: lastSection?.getBoundingClientRect().top ?? 0, behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
}

/** Expects that nothing has moved since the page was opened, nor moves on a jump to its end. */
async function expectStill(page: Page): Promise<void> {
  // A calendar's frame takes its height when it comes near: if that happens during the jump, the browser counts it as a shift.
  if ((await page.locator('iframe').count()) === 0) await page.evaluate(jumpToEnd);
  expect(await readShifts(page)).toEqual([]);
}

/** Sets the size of text in the browser's settings. */
async function setTextSize(page: Page, percent: 100 | 200): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 0.16 * percent, fixed: 0.13 * percent } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${0.16 * percent}px`);
}

/** Expects that nothing is cut, covered or drawn over at these widths, nor with text of twice the size (WCAG 1.4.4). */
export async function expectLayout(page: Page, widths: readonly number[], within = 'body'): Promise<void> {
  expect(await layoutFaultsAt(page, widths, within)).toEqual([]);
  await setTextSize(page, 200);
  expect(await layoutFaultsAt(page, usualWidths, within), 'with text at 200 %').toEqual([]);
  await setTextSize(page, 100);
}

/** Clicks every button in the page, and closes the dialogs again. */
export async function useEverything(page: Page): Promise<void> {
  for (const button of await page.locator('main button:not([type="submit"])').all()) {
    // Hidden slides cannot be clicked.
    const isClickable = await button.evaluate(
      (element: HTMLButtonElement) =>
        !element.disabled && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
    );
    if (!isClickable) continue;
    await button.click();
    if ((await button.getAttribute('aria-haspopup')) !== 'dialog') continue;
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  }
}

/** Opens a page while its fonts are held back until something is painted, as on a slow line. @returns as `openWatched` */
async function openBeforeFonts(page: Page, path: string): ReturnType<typeof openWatched> {
  await page.addInitScript(recordShifts);
  const releaseFonts = await holdRequests(page, '**/fonts/*');
  const opened = openWatched(page, path);
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  releaseFonts();
  return opened;
}

/**
 * Opens a page once and expects what holds for every page: nothing moves while it loads, it works by keyboard, fits every screen and
 * paper, and its buttons work. Whatever is done, the policy blocks nothing, and nothing is sent to other companies.
 */
export async function walk(
  page: Page,
  path: string,
  { firstViewport, widths }: { firstViewport: ViewportSize; widths: readonly number[] },
): Promise<void> {
  await watchLayout(page);
  await page.setViewportSize(firstViewport);
  // Nothing moves by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectPrivate = await openBeforeFonts(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // The mark of invented content is no part of a title.
  await expect(page.getByRole('heading', { name: /\bSample$/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Privacy notice' })).toHaveCount(0);
  const help = page
    .getByRole('banner')
    .or(page.getByRole('contentinfo'))
    .locator('a[href^="tel:"], a[href^="mailto:"], a[href="/contact"]');
  expect((await help.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).join(' ')).toMatch(HELP);
  await expectStill(page);

  await page.setViewportSize({ width: 1280, height: 720 });
  await expectReachableByKeyboard(page);
  await openQuestions(page);
  await expectLayout(page, widths);
  await expectPrintable(page);
  await useEverything(page);
  expectPrivate();
}
