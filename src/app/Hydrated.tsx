import { useEffect } from 'react';
import { allowReload } from '../lib/reloadOnce.ts';

/** Tells `early-click.ts` that the page is interactive. Must be inside the page's Suspense boundary: outside, it would run too early. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    allowReload();
    // From here on the router loads code: prefetched documents would be wasted.
    document.querySelector('script[type="speculationrules"]')?.remove();
    document.dispatchEvent(new Event('app:hydrated'));
  }, []);
  return null;
}
