import type { LeadFields } from '../../supabase/functions/_shared/leadSchema.ts';
import { leadWebhookPayload } from '../../supabase/functions/_shared/leadWebhook.ts';
import { settings } from '../config/settings.ts';
import { readAttribution } from '../integrations/attribution.ts';
import { siteConsent } from '../integrations/consent.ts';
import type { SubmissionMeta } from '../lib/submission.ts';
import { invokeFormFunction, type FunctionResult, type Stored } from './invokeFunction.ts';
import { announce } from './postWebhook.ts';

export type LeadSubmission = LeadFields & SubmissionMeta;

/** `eventId`: the function sends the same to the webhook. */
export type StoredLead = Stored & { eventId: string };

/**
 * Stores a lead, then posts it to the automation webhook (specification section 7, lead submit) without waiting. A suspect lead is not
 * posted.
 */
export async function submitLead(lead: LeadSubmission): Promise<FunctionResult<StoredLead>> {
  const { idempotencyKey, ...fields } = lead;
  const body = { ...fields, ...readAttribution({ allowed: siteConsent().read().allowed }) };

  const result = await invokeFormFunction<StoredLead>({ name: 'track-affiliate-lead', idempotencyKey, body });
  if (result.ok) announce(settings.VITE_LEAD_WEBHOOK_URL, result.data, leadWebhookPayload(body, result.data));
  return result;
}
