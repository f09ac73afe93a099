import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

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
export async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  const expected = await readScreen(page);
  expect(expected.length).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  expect(await printFaults(page, expected)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}
