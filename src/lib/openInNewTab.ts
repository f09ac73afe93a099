/**
 * Opens an address in a new tab and cuts the tie between the two pages.
 *
 * Two ways are closed here. With `noopener`, `window.open` returns null whether or not a tab opened, so a blocked one could not be
 * told. And an empty tab that is opened in the press itself, before the upload, always gets past the blocker, but it takes the
 * applicant away from the progress, the errors and the retry, and a phone may put the page behind it to sleep in the middle of the
 * upload. So the tab is opened when there is something to show: Chromium and Firefox let a page do that up to five seconds after a
 * press, Safari one. After a slower upload it is refused, which is told here, and the caller shows a link: its press opens the tab.
 *
 * @returns whether a tab was opened
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
