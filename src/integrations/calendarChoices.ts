import type { Utm } from '../../supabase/functions/_shared/campaign.ts';
import { untilTidy } from './address.ts';
import { readCampaign } from './attribution.ts';
import { siteConsent } from './consent.ts';

/** Whether a calendar's provider may run its script on our page. Known once the address is tidy, because the script can read it. */
export async function untilScript(): Promise<boolean> {
  await untilTidy();
  return siteConsent().read().allowed.services;
}

/** What a calendar is told of how the visitor came. */
export const allowedCampaign = (): Utm | undefined => (siteConsent().read().allowed.analytics ? readCampaign() : undefined);
