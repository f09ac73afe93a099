/** Fingers do not meet the same point twice. Less than between the middles of two controls, which are at least 24 px. */
const SAME_PLACE_PX = 20;

/** What a click acts on: a control, also by its label, or else the element itself. */
function actedOn(target: EventTarget | null): Element | null {
  const element = target instanceof Element ? (target.closest('a, button, label, summary') ?? target) : null;
  return element instanceof HTMLLabelElement ? (element.control ?? element) : element;
}

/**
 * Ignores the second click of a double click if something else is at its place by then. It was meant for what was there before: the
 * button of a form that gave way to its thanks, or of a dialog that has closed. Browsers count quick taps on neighboring controls as a
 * double click too; those act on both.
 */
export function ignoreStrayClicks(): void {
  let first: { element: Element | null; x: number; y: number } | null = null;
  const onClick = (event: MouseEvent) => {
    const element = actedOn(event.target);
    const { clientX: x, clientY: y } = event;
    const isStray =
      event.detail > 1 && first && element !== first.element && Math.hypot(x - first.x, y - first.y) < SAME_PLACE_PX;
    if (isStray) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      first = { element, x, y };
    }
  };
  window.addEventListener('click', onClick, { capture: true });
}
