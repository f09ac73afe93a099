import type { Handler } from '../_shared/endpoint.ts';
import { makeFormHandler, type FormDeps } from '../_shared/formEndpoint.ts';
import { leadSchema } from '../_shared/leadSchema.ts';
import { leadWebhookPayload, trackingSource } from '../_shared/leadWebhook.ts';
import { validate } from '../_shared/validate.ts';

/** Stores a lead: `POST` with a lead's JSON, responds with `{ "id": "<uuid>", "eventId": "<uuid>" }`. */
export function makeHandler(deps: FormDeps): Handler {
  return makeFormHandler(deps, {
    name: 'track-affiliate-lead',
    table: 'affiliate_leads',
    topic: 'lead',
    maxBodyBytes: 16 * 1024,
    read: (body) => validate(leadSchema, body),
    // The fill time, the attribution and the affiliate's cookies may differ between two attempts to send one form.
    contentOf: ({ name, email, phone, businessName }) => [name, email, phone, businessName],
    humanToken: ({ turnstileToken }) => turnstileToken,
    toRecord: (lead, ids) => ({
      row: {
        name: lead.name,
        email: lead.email,
        phone: lead.phone,
        business_name: lead.businessName || null,
        tracking_id: lead.trackingId,
        ref_id: lead.refId,
        tracking_source: trackingSource(lead),
        attribution: lead.attribution ? { ...lead.attribution } : null,
      },
      response: ids,
      payload: { ...leadWebhookPayload(lead, ids) },
    }),
  });
}
