import { leadWebhookPayload } from '../../supabase/functions/_shared/leadWebhook.ts';
import { settings } from '../config/settings.ts';
import { readAttribution } from '../integrations/attribution.ts';
import type { SubmissionMeta } from '../lib/submission.ts';
import { invokeFunction, type FunctionResult } from './invokeFunction.ts';
import { postWebhook } from './postWebhook.ts';

export type LeadSubmission = {
  name: string;
  email: string;
  phone: string;
  businessName: string;
} & SubmissionMeta;

/**
 * Stores a lead, then tells the automation webhook (specification section 7, lead submit). The webhook is not waited for.
 */
export async function submitLead(lead: LeadSubmission): Promise<FunctionResult<{ id: string }>> {
  const { idempotencyKey, ...fields } = lead;
  const body = { ...fields, ...readAttribution() };

  const result = await invokeFunction<{ id: string }>({ name: 'track-affiliate-lead', idempotencyKey, body });
  if (result.ok && settings.VITE_LEAD_WEBHOOK_URL) {
    void postWebhook(settings.VITE_LEAD_WEBHOOK_URL, leadWebhookPayload(body));
  }
  return result;
}
