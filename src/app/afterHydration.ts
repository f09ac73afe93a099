import { recordArrival, type Arrival } from '../integrations/attribution.ts';

/** What has time until the page answers. */
export function afterHydration(arrival: Arrival): void {
  recordArrival(arrival);
}
