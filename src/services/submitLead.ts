import { leadWebhookPayload } from '../../supabase/functions/_shared/leadWebhook.ts';
import { settings } from '../config/settings.ts';
import { readAttribution } from '../integrations/attribution.ts';
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
  const { fpr, ...affiliate } = readAttribution();
  const body = { ...fields, ...affiliate, ...(fpr ? { attribution: { fpr } } : {}) };

  const result = await invokeFunction<{ id: string }>({ name: 'track-affiliate-lead', idempotencyKey, body });
  if (result.ok && settings.VITE_LEAD_WEBHOOK_URL) {
    void postWebhook(settings.VITE_LEAD_WEBHOOK_URL, leadWebhookPayload(body));
  }
  return result;
}
