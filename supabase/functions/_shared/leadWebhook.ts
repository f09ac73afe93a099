import { clickIdNames, pick, type ClickIds } from './campaign.ts';
import { columnsOf, pickFields } from './formFields.ts';
import type { Lead } from './leadBody.ts';
import { leadFieldsSchema, type LeadFields } from './leadSchema.ts';
import type { SubmissionIds } from './ids.ts';
import { splitFullName } from './names.ts';

type TrackingSource = 'url_param' | 'cookie' | 'direct';

type Tracked = Pick<Lead, 'trackingId' | 'refId'> & {
  attribution?: Partial<Record<'fpr' | keyof ClickIds, string | undefined>> | null;
};

/** Input of the payload. Holds only what the browser has too, because the browser may also post the webhook. */
type AnnouncedLead = Tracked & LeadFields;

/** What a lead's affiliate was read from: the address, a cookie, or nothing. */
export function trackingSource({ attribution, trackingId, refId }: Tracked): TrackingSource {
  if (attribution?.fpr) return 'url_param';
  return (trackingId ?? refId) ? 'cookie' : 'direct';
}

/**
 * The body that the lead webhook receives: every field of the form, named as its column, and what else specification section 3 lists;
 * two ids, and the click ids that the lead has. The affiliate comes from the address, else from the referral cookie; the first word of
 * the name becomes the first name.
 */
export function leadWebhookPayload(lead: AnnouncedLead, { id, eventId }: SubmissionIds) {
  const { name, ...fields } = pickFields(leadFieldsSchema, lead);
  const { firstName, lastName } = splitFullName(name);
  const fpr = given(lead.attribution?.fpr);
  return {
    first_name: firstName,
    last_name: lastName,
    ...columnsOf(fields),
    affiliate_id: fpr ?? lead.refId,
    tracking_id: lead.trackingId,
    ref_id: lead.refId,
    fpr_param: fpr,
    tracking_source: trackingSource(lead),
    // The same in each delivery, by the function or the browser, so that a receiver can drop duplicates.
    event_id: eventId,
    lead_id: id,
    ...pick(clickIdNames, (name) => lead.attribution?.[name]),
  };
}

function given(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
