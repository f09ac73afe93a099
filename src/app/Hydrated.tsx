import { useEffect } from 'react';
import { allowReload } from '../startup/reloadOnce.ts';

/** Notifies `early-click.ts` that the page is interactive. Must be inside the Suspense boundary; outside it runs too early. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    allowReload();
    document.dispatchEvent(new Event('app:hydrated'));
  }, []);
  return null;
}
