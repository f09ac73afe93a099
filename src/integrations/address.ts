import { clickIdNames, utmNames } from '../../supabase/functions/_shared/campaign.ts';
import { settings } from '../config/settings.ts';
import { siteConsent } from './consent.ts';

let reader: Promise<unknown> = Promise.resolve();

/** Keeps the query in the address until this script has read it. */
export function readFirst(untilRead: Promise<unknown>): void {
  reader = untilRead;
}

/** The part of the address's query that names a campaign, where the owner and the visitor let advertising have it; or nothing. */
export function campaignQuery(): string {
  const isShared = settings.VITE_CAMPAIGN_IN_ADDRESS === 'keep' && siteConsent().read().allowed.advertising;
  const parameters = new URLSearchParams(window.location.search);
  const names = isShared ? [...utmNames, ...clickIdNames] : [];
  const kept = names.flatMap((name) => parameters.getAll(name).map((value) => [name, value]));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}

/** Removes what no script of another company may read in the address. */
function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const kept = campaignQuery();
  if (search !== kept) window.history.replaceState(window.history.state, '', pathname + kept + hash);
}

/**
 * Resolves when the address is tidy. Awaited before any third-party script is added, because such scripts read the address.
 * `attribution.ts` has read the query by then.
 */
export async function untilTidy(): Promise<void> {
  // The reader may be started in the same task.
  await Promise.resolve();
  await reader;
  tidyAddress();
}
