/**
 * Keeps what has the focus on the screen when a phone is turned or its keyboard opens (WCAG 2.4.11), on pages and in dialogs, unless the
 * visitor had scrolled away from it.
 */
export function keepFocusVisible(): void {
  let isSeen = false;
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting === true;
  });
  const watch = (focused: Element | null) => {
    observer.disconnect();
    isSeen = false;
    if (focused && focused !== document.body) observer.observe(focused);
  };
  watch(document.activeElement);
  document.addEventListener('focusin', ({ target }) => watch(target as Element));
  document.addEventListener('focusout', () => watch(null));
  // Comes before the observer knows the new size.
  window.addEventListener('resize', () => {
    if (isSeen) document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}
