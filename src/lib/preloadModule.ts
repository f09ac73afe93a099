/**
 * Requests a module before a page's code imports it: it is parsed when it arrives, and the bundler's own preload leaves out what has a
 * link. A failed preload is remembered like a failed import, so it is for what `reloadOnce` would load again.
 */
export function preloadModule(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
