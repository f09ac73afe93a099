import type { Page } from '@playwright/test';

declare global {
  /** Defined by `watchRegions` in every page. */
  var announcements: string[];
}

/** Records what live regions announce. Runs in the page, before its own scripts. */
function watchRegions(): void {
  globalThis.announcements = [];
  const said = new WeakMap<Element, string>();
  const readText = (region: Element) => {
    const copy = region.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[inert], [aria-hidden=true]')) hidden.remove();
    return copy.textContent.trim().replace(/\s+/g, ' ');
  };
  const read = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = readText(region);
      if (text === (said.get(region) ?? '')) continue;
      said.set(region, text);
      if (text && region.checkVisibility() && !region.matches('[aria-live=off]')) announcements.push(text);
    }
  };
  // What is in the page from the beginning is not announced.
  document.addEventListener('DOMContentLoaded', () => {
    read();
    announcements.length = 0;
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** Records what a screen reader is told without a move of the focus. Call it before the page is opened. @returns reads all of it */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(watchRegions);
  return () => page.evaluate(() => announcements);
}
