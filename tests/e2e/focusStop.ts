export type FocusStop = {
  element: string;
  isSeen: boolean;
  hasRing: boolean;
  isRepeated: boolean;
  /** A frame or a video, whose inner stops the page cannot tell apart. */
  isOpaque: boolean;
};

/**
 * The element that has the keyboard's focus. Runs in the page.
 *
 * @returns null when the focus has left the page's content
 */
export function readFocusStop(): FocusStop | null {
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
  const name = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent.trim();
  return {
    element: `<${element.localName}> ${name.slice(0, 50)}`,
    isSeen: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isUncovered,
    hasRing: shown.some((it) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(it);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    }),
    isRepeated,
    isOpaque: element.matches('iframe, video'),
  };
}

/** Interactive elements that the keyboard did not reach. Runs in the page. */
export function readMissedStops(): string[] {
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, video[controls]')]
    .filter((element) => {
      // The Tab key reaches only one radio button of a group.
      if (element.matches(':disabled, [data-visited], [tabindex="-1"], input[type=radio], [inert] *')) return false;
      return element.checkVisibility({ visibilityProperty: true });
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
