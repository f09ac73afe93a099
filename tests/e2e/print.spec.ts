import type { Page } from '@playwright/test';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { sitePages } from './helpers/sitePages.ts';

/** The text area of a sheet of A4, the narrower of the two usual sizes, in CSS pixels: 180 by 265 mm. */
const SHEET = { width: 680, height: 1001 };

/** Text below this contrast with white paper is hard to read (WCAG 1.4.3). */
const CONTRAST = 4.5;

test.use({ viewport: SHEET, contextOptions: { reducedMotion: 'reduce' } });

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

test('on paper every page is complete and legible, without controls and ornaments', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of sitePages) {
    await page.emulateMedia({ media: 'screen' });
    await openPage(page, path);
    const expected = await readScreen(page);
    expect(expected.length, path).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'print' });
    expect(await printFaults(page, expected), path).toEqual([]);
  }
});

test('on paper a carousel has all its slides, before and after its code is loaded', async ({ page }) => {
  const slides = page.getByRole('group', { name: /^Show testimonial/, includeHidden: true });
  await openPage(page, '/');
  for (const isLoaded of [false, true]) {
    await page.emulateMedia({ media: 'screen' });
    if (isLoaded) await slides.first().scrollIntoViewIfNeeded();
    await expect(page.locator('.slick-slide')).toHaveCount(isLoaded ? await slides.count() : 0);

    await page.emulateMedia({ media: 'print' });
    const tops = await slides.evaluateAll((all) => all.map((slide) => Math.round(slide.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(tops.length);
    for (const slide of await slides.all()) await expect(slide).toBeVisible();
  }
});

test('a dialog without a form is printed instead of the page', async ({ page }) => {
  await openPage(page, '/webinar');
  await page
    .getByRole('button', { name: /^Learn More about/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(0);
  await expect(page.locator('main')).toBeHidden();
});

// The browser's search cannot be scripted; a link to an element inside reveals it in the same way.
test('the browser’s search shows the text of a topic in place of its button', async ({ page }) => {
  await openPage(page, '/webinar');
  const more = page.getByRole('button', { name: /^Learn More about/ });
  const count = await more.count();
  const text = page.locator('[data-until-found] p').first();
  const found = (await text.textContent()) ?? '';
  await text.evaluate((element) => {
    element.id = 'found';
    window.location.hash = 'found';
  });
  await expect(page.getByText(found)).toBeVisible();
  await expect(more).toHaveCount(count - 1);
});
