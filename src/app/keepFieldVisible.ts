/**
 * Keeps the field in which somebody types on the screen when a phone is turned (WCAG 2.4.11), on pages and in dialogs. Not when only the
 * height changes: a browser's bars come and go while the visitor scrolls away from a field.
 */
export function keepFieldVisible(): void {
  let width = window.innerWidth;
  window.addEventListener('resize', () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    const focused = document.activeElement;
    if (focused?.matches('input, select, textarea')) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}
