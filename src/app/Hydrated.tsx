import { useEffect } from 'react';
import { allowReload } from '../lib/reloadOnce.ts';

/**
 * Tells the early-click script (`early-click.ts`) that the page now answers by itself. Renders nothing. It stands in the boundary that
 * the page is hydrated with: outside, it would speak too early.
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    allowReload();
    // From here on links load code, by their own rules; a document would be fetched for nothing.
    document.querySelector('script[type="speculationrules"]')?.remove();
    document.dispatchEvent(new Event('app:hydrated'));
  }, []);
  return null;
}
