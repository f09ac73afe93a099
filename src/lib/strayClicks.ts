/** What a click acts on: a control, also by its label, or else the element itself. */
function actedOn(target: EventTarget | null): Element | null {
  const element = target instanceof Element ? (target.closest('a, button, label, summary') ?? target) : null;
  return element instanceof HTMLLabelElement ? (element.control ?? element) : element;
}

/**
 * Ignores the second click of a double click if something else is at its point by then. It was meant for what was there before: the
 * button of a form that gave way to its thanks, or of a dialog that has closed.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null = null;
  const onClick = (event: MouseEvent) => {
    const element = actedOn(event.target);
    if (event.detail > 1 && element !== first) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      first = element;
    }
  };
  window.addEventListener('click', onClick, { capture: true });
}
