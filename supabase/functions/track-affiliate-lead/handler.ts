import { makeEndpoint, type Handler } from '../_shared/endpoint.ts';
import { hashOf, keyedHashOf } from '../_shared/hash.ts';
import { HttpError } from '../_shared/http.ts';
import type { Submission, SubmitOutcome } from '../_shared/intake.ts';
import { leadSchema, type Lead } from '../_shared/leadSchema.ts';
import { leadWebhookPayload, trackingSource } from '../_shared/leadWebhook.ts';
import type { Log } from '../_shared/log.ts';
import type { ClaimedEvent } from '../_shared/outbox.ts';
import type { Limit } from '../_shared/rateLimit.ts';
import type { Settings } from '../_shared/settings.ts';
import { clientAddress, readIdempotencyKey, validate } from '../_shared/validate.ts';

const MAX_BODY_BYTES = 16 * 1024;

export type LeadDeps = {
  settings: Settings;
  clock: () => Date;
  log: Log;
  submit(submission: Submission): Promise<SubmitOutcome>;
  countRejected(reason: string): Promise<void>;
  deliverSoon(event: ClaimedEvent, requestId: string): void;
};

/** Stores a lead: `POST` with a lead's JSON, answered with `{ "id": "<uuid>" }`. */
export function makeHandler(deps: LeadDeps): Handler {
  const { settings } = deps;
  return makeEndpoint({
    name: 'track-affiliate-lead',
    acceptedKeys: [...settings.publishableKeys, ...settings.secretKeys],
    maxBodyBytes: MAX_BODY_BYTES,
    log: deps.log,
    async answer({ request, requestId, body }) {
      const idempotencyKey = readIdempotencyKey(request);
      const lead = await validate(leadSchema, body);

      const reason = reasonToReject(lead, settings.minFillMs);
      if (reason) {
        // Looks like success: a program that is told why would try again better.
        await deps.countRejected(reason);
        return { body: { id: crypto.randomUUID() }, outcome: `rejected_${reason}` };
      }

      const outcome = await deps.submit({
        ...(await toSubmission(lead, deps)),
        idempotencyKey,
        limits: await limitsFor(lead, request, settings),
      });
      switch (outcome.kind) {
        case 'stored':
          if (outcome.event) deps.deliverSoon(outcome.event, requestId);
          return {
            body: outcome.answer,
            outcome: 'stored',
            ...(outcome.event && { eventId: outcome.event.id }),
          };
        case 'repeated':
          return { body: outcome.answer, outcome: 'repeated' };
        case 'conflict':
          throw new HttpError(409, {
            error: 'This form was already sent with other details. Please reload the page.',
            code: 'idempotency_key_reused',
            field: 'Idempotency-Key',
          });
        case 'limited':
          throw new HttpError(
            429,
            {
              error: 'Too many submissions from you just now. Please try again later.',
              code: 'rate_limited',
            },
            { 'retry-after': String(outcome.retryAfterSeconds) },
          );
      }
    },
  });
}

function reasonToReject(lead: Lead, minFillMs: number): 'honeypot' | 'too_fast' | null {
  if (lead.website !== '') return 'honeypot';
  return lead.elapsedMs !== undefined && lead.elapsedMs < minFillMs ? 'too_fast' : null;
}

async function toSubmission(lead: Lead, { settings, clock }: LeadDeps) {
  const id = crypto.randomUUID();
  const { name, email, phone, businessName, trackingId, refId } = lead;
  return {
    table: 'affiliate_leads' as const,
    // The fill time and the attribution differ between two tries of one form.
    contentHash: await hashOf([name, email, phone, businessName, trackingId, refId]),
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

async function limitsFor(lead: Lead, request: Request, settings: Settings): Promise<Limit[]> {
  const key = settings.secretKeys[0] ?? settings.databaseUrl;
  const [address, email] = await Promise.all([
    keyedHashOf(key, `address:${clientAddress(request)}`),
    keyedHashOf(key, `email:${lead.email.toLowerCase()}`),
  ]);
  return [
    { subject: address, max: settings.rateLimits.perAddress },
    { subject: email, max: settings.rateLimits.perEmail },
  ];
}
