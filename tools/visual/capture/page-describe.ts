/** Runs in the page: names the elements that changed by role and name, as a screen reader does. */
import type { Region } from '../types.ts';
import type { PageWatch } from './page-watch.ts';

/** What is used of axe; its types leave most of it out. */
type Axe = {
  setup(root: Element): void;
  teardown(): void;
  commons: { aria: { getRole(element: Element): string | null }; text: { accessibleText(element: Element): string } };
};

export function describeFunctions(watch: PageWatch) {
  const MAX_NAMES = 3;
  const MAX_TEXT = 60;

  const axe = (): Axe => (window as unknown as { axe: Axe }).axe;
  const roleOf = (element: Element): string | null => axe().commons.aria.getRole(element);
  /** The text that is rendered, so not that of a script or a style. */
  const textOf = (element: Element): string => (element instanceof HTMLElement ? element.innerText : '').trim();

  /** Between 0, which is elsewhere, and 1, which is in the same place. */
  const likeness = (element: Element, region: Region): number => {
    const box = element.getBoundingClientRect();
    const [left, top] = [box.x + window.scrollX, box.y + window.scrollY];
    const width = Math.min(left + box.width, region.x + region.width) - Math.max(left, region.x);
    const height = Math.min(top + box.height, region.y + region.height) - Math.max(top, region.y);
    const shared = Math.max(0, width) * Math.max(0, height);
    return shared / (box.width * box.height + region.width * region.height - shared);
  };

  /** What has a role and no other text than the element: the label of a button is the button. */
  const ownerOf = (element: Element): Element => {
    for (let one: Element | null = element; one !== null && textOf(one) === textOf(element); one = one.parentElement) {
      if (roleOf(one) !== null) return one;
    }
    return element;
  };

  const nameOf = (element: Element): string => {
    const owner = ownerOf(element);
    // The name of a whole page would be all of its text.
    if (owner === document.body || roleOf(owner) === 'document') return 'the page';
    const role = roleOf(owner) ?? `<${owner.localName}>`;
    const text = (axe().commons.text.accessibleText(owner) || textOf(owner)).replace(/\s+/g, ' ');
    if (text !== '') return `${role} “${text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text}”`;
    const parent = owner.parentElement;
    return parent === null || parent === document.body ? role : `${role} in ${nameOf(parent)}`;
  };

  /** The visible elements that are most like regions of the screenshot. That of a shadow is the one that casts it. */
  const describe = (regions: readonly Region[]): string | null => {
    const visible = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && !watch.isStorybooks(element),
    );
    axe().setup(document.body);
    const names = regions.flatMap((region) => {
      const rated = visible.map((element) => ({ element, rate: likeness(element, region) }));
      // The innermost of several in the same place, which is the last, wins.
      const best = rated.reduce((found, one) => (one.rate >= found.rate ? one : found), { element: document.body, rate: 0 });
      return best.rate === 0 ? [] : nameOf(best.element);
    });
    axe().teardown();
    const different = [...new Set(names)];
    const more = different.length - MAX_NAMES;
    return [...different.slice(0, MAX_NAMES), more > 0 ? `${more} more` : []].flat().join(', ') || null;
  };

  /** The text that is visible, line by line. */
  const lines = (): string[] => document.body.innerText.split(/\s*\n\s*/).filter(Boolean);

  return { describe, lines };
}
