import { recordArrival, type Arrival } from '../integrations/attribution.ts';
import { keepFieldVisible } from './keepFieldVisible.ts';

/** Work that can wait until the page is interactive. */
export function afterHydration(arrival: Arrival): void {
  const [entry] = performance.getEntriesByType('navigation');
  const { type: navigation } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  recordArrival({ ...arrival, navigation });
  keepFieldVisible();
}
