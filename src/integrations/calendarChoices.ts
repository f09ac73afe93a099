import type { Utm } from '../../supabase/functions/_shared/campaign.ts';
import { readCampaign } from './attribution.ts';
import { siteConsent } from './consent.ts';

/** Whether a calendar's provider may run its script on our page. */
export const allowsScript = (): boolean => siteConsent().read().allowed.services;

/** What a calendar is told of how the visitor came. */
export const allowedCampaign = (): Utm | undefined => (siteConsent().read().allowed.analytics ? readCampaign() : undefined);
