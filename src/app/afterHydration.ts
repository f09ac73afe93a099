import { untilTidy } from '../integrations/address.ts';
import { applyChoice, recordArrival, type Arrival } from '../integrations/attribution.ts';
import { siteConsent } from '../integrations/consent.ts';
import { keepFocusVisible } from './keepFocusVisible.ts';

/** Work that can wait until the page is interactive. */
export function afterHydration(arrival: Arrival): void {
  const [entry] = performance.getEntriesByType('navigation');
  const { type: navigation } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  const consent = siteConsent();
  recordArrival({ ...arrival, navigation }, consent.read());
  // What an earlier visit stored may not be allowed any more.
  applyChoice(consent.read());
  const tidy = () => void untilTidy();
  consent.subscribe(() => {
    applyChoice(consent.read());
    tidy();
    // Pages to which the visitor goes back have the addresses of before the choice.
    window.addEventListener('popstate', tidy);
  });
  keepFocusVisible();
}
