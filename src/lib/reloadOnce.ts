const KEY = 'reloaded-for-code';

/**
 * Whether the document may be loaded again, once for an address: after a deploy the code that this one names may be gone, and a new
 * document names what is there. Not while the browser is offline, for it would show its own error in the place of the page.
 */
export function mayReload(): boolean {
  const { href } = window.location;
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(KEY) === href) return false;
    sessionStorage.setItem(KEY, href);
  } catch {
    // What cannot be kept cannot be counted, and might go on for ever.
    return false;
  }
  return true;
}

/**
 * Loads the document again where it may be.
 *
 * @returns whether the document is being loaded
 */
export function reloadOnce(): boolean {
  if (!mayReload()) return false;
  window.location.reload();
  return true;
}

/** The page is interactive: should code be missing later, the document may be loaded again. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
