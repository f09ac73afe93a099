import { useEffect } from 'react';
import { allowReload } from '../lib/reloadOnce.ts';

/** Notifies `early-click.ts` that the page is interactive. Must be inside the Suspense boundary; outside it runs too early. */
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
