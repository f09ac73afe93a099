import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type FocusStop = {
  element: string;
  hasName: boolean;
  isSeen: boolean;
  hasRing: boolean;
  isRepeated: boolean;
  /** A frame, a video or a custom element, whose inner stops the page cannot tell apart. */
  isOpaque: boolean;
};

/**
 * The element that has the keyboard's focus. Runs in the page.
 *
 * @returns null when the focus has left the page's content
 */
function readFocusStop(): FocusStop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;

  // The visible part may be a label around the focused element, or next to it.
  const shown = [element, element.parentElement, element.nextElementSibling].filter((it): it is Element => it !== null);
  const isUncovered = [...element.getClientRects()].some(({ left, top, right, bottom }) =>
    [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * part);
      return hit !== null && (element.contains(hit) || shown.some((it) => it === hit));
    }),
  );
  const isRepeated = element.hasAttribute('data-visited');
  element.setAttribute('data-visited', '');
  const labels = element.matches('input, select, textarea') ? (element as HTMLInputElement).labels : null;
  const texts = [element, ...(labels ?? [])].map(({ textContent }) => textContent);
  const images = [...element.querySelectorAll('[aria-label], img')].map(
    (it) => it.getAttribute('aria-label') ?? it.getAttribute('alt'),
  );
  const name = [element.getAttribute('aria-label'), element.getAttribute('title'), ...texts, ...images].join(' ').trim();
  return {
    element: `<${element.localName}> ${name.slice(0, 50)}`,
    hasName: name !== '',
    isSeen: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isUncovered,
    hasRing: shown.some((it) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(it);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    }),
    isRepeated,
    isOpaque: element.matches('iframe, video') || element.localName.includes('-'),
  };
}

/** Interactive elements that the keyboard did not reach. Runs in the page. */
function readUnreached(): string[] {
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, video[controls]')]
    .filter((element) => {
      // The Tab key reaches only one radio button of a group.
      if (element.matches(':disabled, [data-visited], [tabindex="-1"], input[type=radio], [inert] *')) return false;
      return element.checkVisibility({ visibilityProperty: true });
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Expects that the Tab key reaches everything in the page. */
export async function expectReachableByKeyboard(page: Page): Promise<void> {
  const stops: FocusStop[] = [];
  let last: FocusStop | null = null;
  for (let count = 0; count < 400; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readFocusStop);
    // A video that has loaded replaces its controls, and the focused one may be gone. The next Tab key continues after it.
    if (stop === null && !last?.isOpaque) break;
    // After the end the focus continues at the beginning.
    if (last === null && stop?.isRepeated) break;
    if (stop && !stop.isOpaque) stops.push(stop);
    last = stop;
  }
  expect(stops[0]?.element).toContain('Skip to');
  const names = (isWrong: (stop: FocusStop) => boolean) => stops.filter(isWrong).map(({ element }) => element);
  expect({
    withoutName: names(({ hasName }) => !hasName),
    covered: names(({ isSeen }) => !isSeen),
    withoutRing: names(({ hasRing }) => !hasRing),
    reachedTwice: names(({ isRepeated }) => isRepeated),
    missed: await page.evaluate(readUnreached),
  }).toEqual({ withoutName: [], covered: [], withoutRing: [], reachedTwice: [], missed: [] });
}
