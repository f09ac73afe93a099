import { forEachAddress } from './forEachAddress.ts';
import { preloadModule } from './preloadModule.ts';

/**
 * Downloads a file into the browser's cache, then preloads it as a module, so that opening the dialog does not wait for the cache. A
 * module preload that failed would be remembered, and the module could not be loaded later.
 */
async function download(file: string): Promise<void> {
  const response = await fetch(file);
  await response.arrayBuffer();
  if (response.ok) preloadModule(file);
}

const downloadQuietly = (file: string) => void download(file).catch(() => undefined);

function downloadList(name: string, { dataset }: HTMLElement): void {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${name}"][data-of="${dataset.dialog ?? ''}"]`);
  if (!list) return;
  forEachAddress(list.content, downloadQuietly);
  list.remove();
}

/**
 * Downloads the code of the dialog that a button opens, without running it. A page lists the files of the dialogs that its prerendered
 * buttons open (`tools/site/prerender.ts`).
 */
export const preloadDialog = (button: HTMLElement): void => downloadList('dialog-scripts', button);

/** Downloads the code of that dialog's form, if the dialog opens before its form is loaded. */
export const preloadDialogForm = (button: HTMLElement): void => downloadList('dialog-form-scripts', button);
