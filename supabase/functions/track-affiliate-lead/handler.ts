import type { Handler } from '../_shared/endpoint.ts';
import { makeFormHandler, type FormDeps } from '../_shared/formEndpoint.ts';
import { hashOf } from '../_shared/hash.ts';
import { leadSchema, type Lead } from '../_shared/leadSchema.ts';
import { leadWebhookPayload, trackingSource } from '../_shared/leadWebhook.ts';
import { validate } from '../_shared/validate.ts';

/** Stores a lead: `POST` with a lead's JSON, answered with `{ "id": "<uuid>" }`. */
export function makeHandler(deps: FormDeps): Handler {
  return makeFormHandler(deps, {
    name: 'track-affiliate-lead',
    maxBodyBytes: 16 * 1024,
    read: (body) => validate(leadSchema, body),
    toSubmission: (lead) => toSubmission(lead, deps),
    decoy: () => ({ id: crypto.randomUUID() }),
  });
}

async function toSubmission(lead: Lead, { settings, clock }: FormDeps) {
  const id = crypto.randomUUID();
  const { name, email, phone, businessName, trackingId, refId } = lead;
  return {
    table: 'affiliate_leads' as const,
    // The fill time, the attribution and the affiliate's cookies may differ between two tries of one form.
    contentHash: await hashOf([name, email, phone, businessName]),
    row: {
      id,
      name,
      email,
      phone,
      business_name: businessName || null,
      tracking_id: trackingId,
      ref_id: refId,
      tracking_source: trackingSource(lead),
      attribution: lead.attribution ? { ...lead.attribution } : null,
    },
    answer: { id },
    event: settings.webhookUrls.lead ? { topic: 'lead' as const, subjectId: id, payload: { ...leadWebhookPayload(lead) } } : null,
    now: clock(),
  };
}
