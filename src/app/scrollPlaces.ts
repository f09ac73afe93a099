/** How far each entry of the tab's history was scrolled, so that Back and Forward lead to the same place, also after a reload. */
import { parseFields, recallText, remember } from '../lib/sessionMemory.ts';

const KEY = 'scroll-places';
/** After these the place is the visitor's own, or another window's. */
const endings = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'resize'] as const;

const places = new Map<string, unknown>();
/** The entry whose page is shown. After a click or Back it is not the current one until the next page is there. */
let shown = '';
/** Meanwhile a scroll is the browser's or ours, and no place to come back to. */
let isScrollingBack = false;

const currentEntry = () => {
  const { key = '' } = (history.state ?? {}) as { key?: string };
  return key + window.location.pathname + window.location.hash;
};

function record(): void {
  if (!isScrollingBack && currentEntry() === shown) places.set(shown, window.scrollY);
}

const keep = () => remember(KEY, Object.fromEntries(places));

/** Records the places until the returned function is called. */
export function recordPlaces(): () => void {
  for (const [entry, place] of Object.entries(parseFields(recallText(KEY)))) places.set(entry, place);
  window.addEventListener('scroll', record, { passive: true });
  // The browser reports a scroll in its next frame, and a click on a link may come before.
  window.addEventListener('click', record, true);
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('scroll', record);
    window.removeEventListener('click', record, true);
    window.removeEventListener('pagehide', keep);
  };
}

/** Called when the current entry's page is shown. @returns where it was left; undefined if it is new */
export function enterEntry(): number | undefined {
  shown = currentEntry();
  const place = places.get(shown);
  if (typeof place === 'number') return place;
  // A known place is kept: the page is not scrolled there yet.
  record();
  return undefined;
}

/**
 * Scrolls there, and again as the page grows, until the visitor acts: what grows above the place, such as a later section, would move
 * it away.
 *
 * @returns stops
 */
export function scrollBack(place: number): () => void {
  isScrollingBack = true;
  const stop = () => {
    isScrollingBack = false;
    observer.disconnect();
    for (const ending of endings) window.removeEventListener(ending, stop);
  };
  // Reports the present size first.
  const observer = new ResizeObserver(() => window.scrollTo({ top: place, left: 0, behavior: 'instant' }));
  for (const ending of endings) window.addEventListener(ending, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
