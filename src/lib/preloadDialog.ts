/** Downloads files into the browser's cache. A module preload that failed would be remembered, and the module could not be loaded later. */
function download(files: string): void {
  for (const file of files.split(' ').filter(Boolean)) fetch(file).catch(() => undefined);
}

/**
 * Downloads the code of the dialog that a button opens, without running it. A page lists the files of the dialogs that its prerendered
 * buttons open (`tools/site/prerender.ts`).
 */
export function preloadDialog({ dataset }: HTMLElement): void {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="dialog-scripts"][data-of="${dataset.dialog ?? ''}"]`);
  if (!list) return;
  download(list.content);
  list.remove();
}
