import { forEachAddress } from './forEachAddress.ts';

/** Downloads a file into the browser's cache. A module preload that failed would be remembered, and the module could not be loaded later. */
const download = (file: string) => void fetch(file).catch(() => undefined);

/**
 * Downloads the code of the dialog that a button opens, without running it. A page lists the files of the dialogs that its prerendered
 * buttons open (`tools/site/prerender.ts`).
 */
export function preloadDialog({ dataset }: HTMLElement): void {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="dialog-scripts"][data-of="${dataset.dialog ?? ''}"]`);
  if (!list) return;
  forEachAddress(list.content, download);
  list.remove();
}
