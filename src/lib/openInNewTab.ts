/**
 * Opens an address in a new tab without `opener`. Not by `noopener`: with it, `window.open` returns null also when a tab opened.
 *
 * Browsers allow this only for a few seconds after a click, so it can fail after a slow upload. A tab that is opened in the click itself
 * would hide the upload's progress and errors.
 *
 * @returns false if the browser blocked the tab
 */
export function openInNewTab(url: string): boolean {
  try {
    const tab = window.open(url, '_blank');
    if (!tab || tab.closed) return false;
    tab.opener = null;
    return true;
  } catch {
    return false;
  }
}
