let closeMenu: (() => void) | undefined;

/**
 * Opens or closes the menu of small screens in a browser without popovers. The button has the state, for the styles (`Header.styles.ts`).
 * As the browser does with a popover, Escape, a click on a link and a click outside close the menu.
 */
export function toggleMenu(button: HTMLElement): void {
  if (closeMenu) {
    closeMenu();
    return;
  }
  const close = () => {
    document.removeEventListener('click', closeOnClick);
    document.removeEventListener('keydown', closeOnEscape);
    button.removeAttribute('data-open');
    closeMenu = undefined;
  };
  const closeOnClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !button.parentElement?.contains(target) || target.closest('a')) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    button.focus();
  };
  button.setAttribute('data-open', '');
  document.addEventListener('click', closeOnClick);
  document.addEventListener('keydown', closeOnEscape);
  closeMenu = close;
}
