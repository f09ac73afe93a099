import type { Handler } from '../_shared/endpoint.ts';
import { makeFormHandler, type FormDeps } from '../_shared/formEndpoint.ts';
import { pickFields } from '../_shared/formFields.ts';
import { leadSchema } from '../_shared/leadBody.ts';
import { leadFieldsSchema } from '../_shared/leadSchema.ts';
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
    contentOf: (lead) => pickFields(leadFieldsSchema, lead),
    humanToken: ({ turnstileToken }) => turnstileToken,
    toRecord: (lead, ids) => ({
      row: {
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
