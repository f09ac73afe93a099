import { clientAddress, networksOf } from './clientAddress.ts';
import { runInBackground } from './background.ts';
import type { FormTable, Json } from './database.ts';
import { deliver, type Delivery } from './delivery.ts';
import { makeEndpoint, type Handler } from './endpoint.ts';
import { columnsOf } from './formFields.ts';
import { hashOf } from './hash.ts';
import { HttpError } from './http.ts';
import type { SubmissionIds } from './ids.ts';
import { findEarlier, storeOnce, type Earlier, type Submission } from './intake.ts';
import type { ClaimedEvent } from './outbox.ts';
import type { Platform } from './platform.ts';
import { makeRequestCounter, type Ceiling, type Counted, type SenderCount } from './rateLimit.ts';
import { referenceOf } from './reference.ts';
import { hasWebhook, readFormSettings, readWebhookSettings, SettingsError, type Topic } from './settings.ts';
import { suspicionOf, type HumanVerdict } from './suspects.ts';
import { makeHumanCheck } from './turnstile.ts';
import { readIdempotencyKey } from './validate.ts';

/** Dependencies of a function that visitors call: identifies clients and counts their requests. */
export type VisitorDeps = ReturnType<typeof visitorDeps>;

/** Dependencies of a function that stores a form. */
export type FormDeps = ReturnType<typeof formDeps>;

/** The dependencies on the real platform. @throws SettingsError */
export function visitorDeps({ env, project, database, clock, log }: Platform) {
  const settings = readFormSettings(env);
  return {
    project,
    settings,
    clock,
    log,
    counter: makeRequestCounter(database, settings.limits, project.secretKeys[0] ?? project.databaseUrl),
    checkHuman: makeHumanCheck(settings.turnstile, fetch, log),
  };
}

/** The same for a form. @throws SettingsError */
export function formDeps(platform: Platform, table: FormTable, topic: Topic) {
  const { env, database, log } = platform;
  const delivery = deliveryOf(platform);
  return {
    ...visitorDeps(platform),
    /** Whether a webhook is configured for this form. */
    isAnnounced: hasWebhook(env, topic),
    findEarlier: (key: string) => findEarlier(database, table, key),
    store: (submission: Submission) => storeOnce(database, submission),
    /** Delivers an event now, without keeping the visitor waiting. */
    deliverSoon: (event: ClaimedEvent, requestId: string) => {
      // The schedule retries within a minute whatever is not delivered now.
      if (!delivery) return;
      runInBackground(deliver(delivery, event, requestId), () =>
        log.info({ function: 'deliver-webhooks', requestId, outcome: 'background_failed', eventId: event.id }),
      );
    },
  };
}

/** A wrong webhook address must not stop a form: events wait in the outbox, and `deliver-webhooks` logs the error. */
function deliveryOf({ env, database, clock, log }: Platform): Delivery | null {
  try {
    return { database, webhooks: readWebhookSettings(env), clock, fetch, log };
  } catch (cause) {
    if (cause instanceof SettingsError) return null;
    throw cause;
  }
}

export type FormValues = { email: string; website: string; elapsedMs?: number };

/** What is stored besides the content, the response to the browser, and the payload of the webhook. */
type FormRecord = {
  row: Record<string, unknown>;
  response: Record<string, Json>;
  payload: Record<string, Json>;
  /** What an earlier request's check found. */
  human?: HumanVerdict;
};

export type Form<Values extends FormValues> = {
  name: string;
  table: FormTable;
  topic: Topic;
  maxBodyBytes: number;
  /** Checks the body. Throws HttpError 400 that names the field. */
  read(body: unknown): Promise<Values>;
  /**
   * What the visitor sent, by the names of its columns (`columnsOf`), in a stable order: it is stored, and two submissions are equal
   * when it is. The fill time, the attribution and the affiliate's cookies may differ between two attempts to send one form.
   */
  contentOf(values: Values): Record<string, unknown>;
  /** The Turnstile token; null for a form whose earlier request was checked. */
  humanToken(values: Values): string | null;
  /** Builds the record, without its id. Throws HttpError when a further check fails. */
  toRecord(values: Values, ids: SubmissionIds, now: Date): FormRecord | Promise<FormRecord>;
};

/**
 * Adds what all forms share: idempotency, rate limits, the Turnstile check, suspicion, delivery. A 200 response means that the
 * row is stored.
 */
export function makeFormHandler<Values extends FormValues>(deps: FormDeps, form: Form<Values>): Handler {
  const { project, settings, clock } = deps;
  return makeEndpoint({
    name: form.name,
    acceptedKeys: [...project.publishableKeys, ...project.secretKeys],
    origins: settings.siteOrigins,
    maxBodyBytes: form.maxBodyBytes,
    log: deps.log,
    async respond({ request, requestId, body }) {
      const idempotencyKey = readIdempotencyKey(request);
      const values = await form.read(body);
      const content = form.contentOf(values);
      const contentHash = hashOf(Object.values(content));

      const earlier = await deps.findEarlier(idempotencyKey);
      if (earlier?.contentHash === contentHash) return repeated(earlier);
      // Count first: the steps below cost more, and rejected requests count too, for their sender alone.
      const { isAboveCeiling } = await admit(deps, {
        counted: 'submission',
        email: values.email,
        request,
        ceiling: form.table,
      });
      if (earlier) throw keyReused();
      const token = form.humanToken(values);
      const address = clientAddress(request, settings.addressHeader);
      const visitor = { action: form.topic, address, idempotencyKey, requestId };
      const checked = token === null ? 'off' : await deps.checkHuman({ token, ...visitor });

      const ids = { id: crypto.randomUUID(), eventId: crypto.randomUUID() };
      const now = clock();
      const { row, response, payload, human = checked } = await form.toRecord(values, ids, now);
      const suspicion = suspicionOf({ ...values, minFillMs: settings.minFillMs, human, isAboveCeiling });
      const isHeld = suspicion?.isHeld === true;
      // The reason is left out: a robot would learn what to do better.
      const visibleResponse = {
        ...response,
        reference: referenceOf(ids.id),
        ...(isHeld && { suspect: true }),
        ...(suspicion && !isHeld && { marked: true }),
      };
      const announced = suspicion && !isHeld ? { ...payload, suspect: suspicion.reason } : payload;
      const outcome = await deps.store({
        table: form.table,
        idempotencyKey,
        contentHash,
        row: { id: ids.id, ...columnsOf(content), ...row },
        suspicion,
        response: visibleResponse,
        event: deps.isAnnounced ? { id: ids.eventId, topic: form.topic, subjectId: ids.id, payload: announced } : null,
        now,
      });
      if (outcome.kind === 'exists') {
        if (outcome.earlier.contentHash !== contentHash) throw keyReused();
        return repeated(outcome.earlier);
      }
      if (outcome.event) deps.deliverSoon(outcome.event, requestId);
      return { body: visibleResponse, outcome: suspicion ? `stored_${suspicion.reason}` : 'stored', eventId: ids.eventId };
    },
  });
}

/**
 * Counts a request against the limits of its sender.
 *
 * @throws HttpError 429
 */
export async function admit(
  { counter, settings, clock }: VisitorDeps,
  { counted, email, request, ceiling }: { counted: Counted; email: string; request: Request; ceiling: Ceiling | null },
): Promise<SenderCount> {
  const address = clientAddress(request, settings.addressHeader);
  const count = await counter.countSender(counted, { email, networks: networksOf(address ?? '') }, ceiling, clock());
  const { retryAfterSeconds } = count;
  if (retryAfterSeconds === null) return count;
  const error = 'Too many submissions in a short time. Please try again later.';
  throw new HttpError(429, { error, code: 'rate_limited' }, { 'retry-after': String(retryAfterSeconds) });
}

/** What marks the response to a repeated request; Stripe and others send the same header. */
export const REPLAYED = { 'idempotent-replayed': 'true' };

const repeated = ({ response }: Earlier) => ({
  body: response,
  outcome: 'repeated',
  headers: REPLAYED,
});

export function keyReused(): HttpError {
  return new HttpError(409, {
    error: 'This form was already sent with different details. Please reload the page.',
    code: 'idempotency_key_reused',
    field: 'Idempotency-Key',
  });
}
