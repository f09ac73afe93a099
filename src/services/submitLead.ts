import { settings } from '../config/settings.ts';
import { readAttribution } from '../integrations/attribution.ts';
import { splitName } from '../lib/splitName.ts';
import { invokeFunction, type FunctionResult } from './invokeFunction.ts';
import { postWebhook } from './postWebhook.ts';

export type LeadSubmission = {
  name: string;
  email: string;
  phone: string;
  businessName: string;
  /** What a person leaves empty because it is hidden; a form-filling robot does not. */
  website: string;
  /** Milliseconds from the form's appearance to the press of the button. */
  elapsedMs: number;
  /** UUID of this content: see `FunctionCall`. */
  idempotencyKey: string;
};

/**
 * Stores a lead, then tells the automation webhook (specification section 7, lead submit). The webhook is not waited for.
 */
export async function submitLead(lead: LeadSubmission): Promise<FunctionResult<{ id: string }>> {
  const { idempotencyKey, ...fields } = lead;
  const { trackingId, refId, fpr, source } = readAttribution();

  const result = await invokeFunction<{ id: string }>({
    name: 'track-affiliate-lead',
    idempotencyKey,
    body: { ...fields, trackingId, refId, ...(fpr ? { attribution: { fpr } } : {}) },
  });
  if (result.ok && settings.VITE_LEAD_WEBHOOK_URL) {
    const { firstName, lastName } = splitName(lead.name);
    void postWebhook(settings.VITE_LEAD_WEBHOOK_URL, {
      first_name: firstName,
      last_name: lastName,
      email: lead.email,
      phone: lead.phone,
      business_name: lead.businessName,
      affiliate_id: fpr ?? refId,
      tracking_id: trackingId,
      ref_id: refId,
      fpr_param: fpr,
      tracking_source: source,
    });
  }
  return result;
}
