const addresses = (list = ''): string[] => list.split(' ').filter(Boolean);

/**
 * Requests the modules of a page before its code imports them. A failed preload is remembered like a failed import, so it is for what
 * `reloadOnce` would load again.
 *
 * @param list addresses that spaces separate
 */
export function preloadPage(list: string | undefined): void {
  for (const address of addresses(list)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}

/** Downloads into the browser's cache. A module preload that failed would be remembered, and the dialog could not be loaded later. */
async function download(address: string): Promise<void> {
  const response = await fetch(address);
  await response.arrayBuffer();
}

/** Downloads the code of the dialog that a prerendered button opens; the page lists its files (`tools/site/prerender.ts`). */
export function preloadDialog({ dataset }: HTMLElement): void {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="dialog-scripts"][data-of="${dataset.dialog ?? ''}"]`);
  for (const address of addresses(list?.content)) void download(address).catch(() => undefined);
}
