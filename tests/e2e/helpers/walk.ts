import type { Page, ViewportSize } from '@playwright/test';
import { breakpoints } from '../../../src/theme/breakpoints.ts';
import { expect, holdRequests } from './fixtures.ts';
import { expectReachableByKeyboard } from './keyboard.ts';
import { layoutFaultsAt, openQuestions, watchLayout } from './layoutFaults.ts';
import { openWatched } from './privacy.ts';

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

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

declare global {
  /** `recordShifts` defines this in every page: it returns what has moved since the page was opened, and is to be called once. */
  var takeShifts: () => Shift[];
}

/** Runs in the page, before its own scripts. */
export function recordShifts(): void {
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: 'layout-shift' });
  globalThis.takeShifts = () => shifts.concat(observer.takeRecords() as Shift[]);
}

/** What has moved since a page was opened, by more than is tolerated. */
export const readShifts = (page: Page): Promise<string[]> =>
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
  // The page is not scrolled to an element, which would change where the Tab key begins.
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

/** The text area of a sheet of A4, the narrower of the two usual sizes, in CSS pixels: 180 by 265 mm. */
const SHEET = { width: 680, height: 1001 };

/** Text below this contrast with white paper is hard to read (WCAG 1.4.3). */
const CONTRAST = 4.5;

/** The pieces of text of `main` that a visitor can read on the screen, directly or after opening a question or a slide. */
const readScreen = (page: Page) =>
  page.evaluate(() => {
    /** Controls, and text that only makes sense on a screen. */
    const SCREEN_ONLY =
      'button, form, div:has(> form), div:has(> iframe), label, nav li, nav p, nav summary, [data-script-only], [aria-hidden="true"], noscript, a[href^="#"]:not(h2 a, p a)';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (!text || !parent || parent.closest(SCREEN_ONLY)) continue;
      const isCollapsed = parent.closest('details, .slick-slide, [data-until-found]') !== null;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      if (isCollapsed || parent.checkVisibility({ visibilityProperty: true })) texts.push(text);
    }
    return texts;
  });

/** What is wrong with the page on paper. */
const printFaults = (page: Page, expected: readonly string[]) =>
  page.evaluate(
    ({ wanted, contrast, width }) => {
      const faults: string[] = [];
      const shorten = (text: string) => text.trim().slice(0, 40);

      /** Contrast with white: browsers print no backgrounds. */
      const contrastOf = (color: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const linear = [red, green, blue].map((channel) => {
          const value = (channel * alpha + 255 * (1 - alpha)) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        const [r = 0, g = 0, b = 0] = linear;
        return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
      };
      const opacityOf = (element: Element | null): number =>
        element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

      const isCut = (range: Range, from: Element | null) => {
        const box = range.getBoundingClientRect();
        for (let element = from; element && element.tagName !== 'MAIN'; element = element.parentElement) {
          const { overflowX, overflowY, display } = getComputedStyle(element);
          if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
          const frame = element.getBoundingClientRect();
          if (overflowX !== 'visible' && (box.right > frame.right + 1 || box.left < frame.left - 1)) return true;
          if (overflowY !== 'visible' && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1)) return true;
        }
        return false;
      };

      const printed: string[] = [];
      const places = new Map<string, string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = (node.textContent ?? '').trim();
        if (!text || !parent?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        // Text for screen readers only.
        if (box.width === 0 || getComputedStyle(parent).clipPath !== 'none') continue;
        printed.push(text);
        if (contrastOf(getComputedStyle(parent).color) * opacityOf(parent) < contrast) faults.push(`pale: ${shorten(text)}`);
        if (box.left < -1 || box.right > width + 1) faults.push(`off the sheet: ${shorten(text)}`);
        else if (isCut(range, parent)) faults.push(`cut: ${shorten(text)}`);
        const [line = box] = range.getClientRects();
        const place = `${Math.round(line.left)} ${Math.round(line.top)}`;
        const other = places.get(place);
        if (other !== undefined && other !== text) faults.push(`over each other: ${shorten(other)}, ${shorten(text)}`);
        places.set(place, text);
      }

      const left = new Map<string, number>();
      for (const text of printed) left.set(text, (left.get(text) ?? 0) + 1);
      for (const text of wanted) {
        const count = left.get(text) ?? 0;
        if (count === 0) faults.push(`missing: ${shorten(text)}`);
        left.set(text, count - 1);
      }

      const REMOVED = 'button, input, textarea, select, iframe, video, nav a, svg:has(> use)';
      for (const element of document.querySelectorAll(REMOVED)) {
        if (element.checkVisibility())
          faults.push(`on paper: <${element.tagName.toLowerCase()}> ${shorten(element.textContent)}`);
      }
      if (document.documentElement.scrollWidth > width) faults.push(`${document.documentElement.scrollWidth} px wide`);
      if (document.querySelector('header a')?.checkVisibility() !== true) faults.push('no letterhead');
      if (document.querySelector('footer a[href^="tel:"]')?.checkVisibility() !== true) faults.push('no contact details');
      return [...new Set(faults)];
    },
    { wanted: expected, contrast: CONTRAST, width: SHEET.width },
  );

/** Expects that an open page is complete and legible on paper, without controls and ornaments. */
async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  const expected = await readScreen(page);
  // A page has a title and says something.
  expect(expected.length).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  expect(await printFaults(page, expected)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

/** Clicks every button in the page, and closes the dialogs again. From the last one, because the button of a video is gone once it plays. */
export async function useEverything(page: Page): Promise<void> {
  const buttons = await page.locator('main button:not([type="submit"])').all();
  for (const button of buttons.toReversed()) {
    // Hidden slides cannot be clicked.
    const isClickable = await button.evaluate(
      (element: HTMLButtonElement) =>
        !element.disabled && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
    );
    if (!isClickable) continue;
    const opensDialog = (await button.getAttribute('aria-haspopup')) === 'dialog';
    await button.click();
    if (!opensDialog) continue;
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
