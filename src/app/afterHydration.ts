import { recordArrival, type Arrival } from '../integrations/attribution.ts';
import { readKeptLead } from '../forms/LeadForm/keptLead.ts';

/** What has time until the page answers. */
export function afterHydration(arrival: Arrival): void {
  recordArrival(arrival);
  // Reading deletes what was kept for longer than a day.
  readKeptLead();
}
