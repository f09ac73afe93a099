const KEY = 'reloaded-for-code';

/**
 * Whether the document may be reloaded, once per address: after a deploy its code may be gone, and a new document names the new code.
 * It may not be reloaded offline, where the browser's error page would replace it.
 */
export function mayReload(): boolean {
  const { href } = window.location;
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(KEY) === href) return false;
    sessionStorage.setItem(KEY, href);
  } catch {
    // Without storage, reloads could not be counted and might never end.
    return false;
  }
  return true;
}

/** @returns whether the document is being reloaded */
export function reloadOnce(): boolean {
  if (!mayReload()) return false;
  window.location.reload();
  return true;
}

/** Called when the page is interactive: if code is missing later, one reload is allowed again. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
