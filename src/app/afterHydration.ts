import { recordArrival, type Arrival } from '../integrations/attribution.ts';
import { loadLaterFonts } from '../theme/index.ts';

/** Work that can wait until the page is interactive. */
export function afterHydration(arrival: Arrival): void {
  recordArrival(arrival);
  void loadLaterFonts();
}
