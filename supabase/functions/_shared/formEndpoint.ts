import type { JSONValue } from 'postgres';
import { clientAddress, networkOf } from './clientAddress.ts';
import { deliver, type Delivery } from './delivery.ts';
import { makeEndpoint, type Handler } from './endpoint.ts';
import { hashOf } from './hash.ts';
import { HttpError } from './http.ts';
import type { SubmissionIds } from './ids.ts';
import {
  findEarlier,
  storeOnce,
  type Earlier,
  type FormTable,
  type StoreOutcome,
  type Submission,
  type SuspectReason,
} from './intake.ts';
import type { Log } from './log.ts';
import type { ClaimedEvent } from './outbox.ts';
import { runInBackground, type Platform } from './platform.ts';
import { makeRequestCounter, type Counted, type CountRequest, type LimitReached } from './rateLimit.ts';
import {
  hasWebhook,
  readFormSettings,
  readWebhookSettings,
  SettingsError,
  type FormSettings,
  type ProjectSettings,
  type Topic,
} from './settings.ts';
import { makeHumanCheck, type HumanCheck } from './turnstile.ts';
import { readIdempotencyKey } from './validate.ts';

/** What a function that visitors call needs to tell who they are and how often they come. */
export type VisitorDeps = {
  project: ProjectSettings;
  settings: FormSettings;
  clock: () => Date;
  log: Log;
  countRequest: CountRequest;
  checkHuman: HumanCheck;
};

/** What a function that stores a form needs. */
export type FormDeps = VisitorDeps & {
  /** Whether what is stored is to be announced. */
  isAnnounced: boolean;
  findEarlier(idempotencyKey: string): Promise<Earlier | null>;
  store(submission: Submission): Promise<StoreOutcome>;
  /** Delivers an event now, without keeping the visitor waiting. */
  deliverSoon(event: ClaimedEvent, requestId: string): void;
};

/** These ports, tied to the real platform. @throws SettingsError */
export function visitorDeps({ env, project, database, clock, log }: Platform): VisitorDeps {
  const settings = readFormSettings(env);
  return {
    project,
    settings,
    clock,
    log,
    countRequest: makeRequestCounter(database, settings.limits, project.secretKeys[0] ?? project.databaseUrl),
    checkHuman: makeHumanCheck(settings.turnstile, fetch),
  };
}

/** The same for a form. @throws SettingsError */
export function formDeps(platform: Platform, table: FormTable, topic: Topic): FormDeps {
  const { env, database, log } = platform;
  const delivery = deliveryOf(platform);
  return {
    ...visitorDeps(platform),
    isAnnounced: hasWebhook(env, topic),
    findEarlier: (key) => findEarlier(database, table, key),
    store: (submission) => storeOnce(database, submission),
    deliverSoon: (event, requestId) => {
      // What is not delivered now is due again in a minute, when the schedule comes by.
      if (!delivery) return;
      runInBackground(deliver(delivery, event, requestId), () =>
        log.info({ function: 'deliver-webhooks', requestId, outcome: 'background_failed', eventId: event.id }),
      );
    },
  };
}

/** A webhook's address that is wrong stops `deliver-webhooks`, which says so, and no form: the events wait. */
function deliveryOf({ env, database, clock, log }: Platform): Delivery | null {
  try {
    return { database, webhooks: readWebhookSettings(env), clock, fetch, log };
  } catch (cause) {
    if (cause instanceof SettingsError) return null;
    throw cause;
  }
}

export type FormValues = { email: string; website: string; elapsedMs?: number | undefined };

/** What is stored of a form, what the visitor's browser is told, and what the webhook is told. */
type FormRecord = {
  row: Record<string, unknown>;
  response: Record<string, JSONValue>;
  payload: JSONValue;
};

export type Form<Values extends FormValues> = {
  name: string;
  table: FormTable;
  topic: Topic;
  maxBodyBytes: number;
  /** Checks the body. Throws HttpError 400 that names the field. */
  read(body: unknown): Promise<Values>;
  /** What makes two submissions the same, in a stable order. */
  contentOf(values: Values): readonly unknown[];
  /** The token of the check that the visitor is a person; null where an earlier request was checked. */
  humanToken(values: Values): string | null;
  /** Makes what is stored, without its id; may look further, and throw HttpError. */
  toRecord(values: Values, ids: SubmissionIds, now: Date): FormRecord | Promise<FormRecord>;
};

/**
 * Wraps what one form stores with what all of them do: what was stored before, limits, the check for people, suspicion, delivery.
 * Whatever is answered with 200 is in the database.
 */
export function makeFormHandler<Values extends FormValues>(deps: FormDeps, form: Form<Values>): Handler {
  const { project, settings, clock } = deps;
  return makeEndpoint({
    name: form.name,
    acceptedKeys: [...project.publishableKeys, ...project.secretKeys],
    maxBodyBytes: form.maxBodyBytes,
    log: deps.log,
    async respond({ request, requestId, body }) {
      const idempotencyKey = readIdempotencyKey(request);
      const values = await form.read(body);
      const contentHash = await hashOf(form.contentOf(values));

      const earlier = await deps.findEarlier(idempotencyKey);
      if (earlier?.contentHash === contentHash) return { body: earlier.response, outcome: 'repeated' };
      // Counted before anything that costs more, and whatever becomes of it.
      await admit(deps, { counted: 'submission', email: values.email, request });
      if (earlier) throw keyReused();
      const token = form.humanToken(values);
      if (token !== null)
        await deps.checkHuman({ token, address: clientAddress(request, settings.addressHeader), idempotencyKey });

      const ids = { id: crypto.randomUUID(), eventId: crypto.randomUUID() };
      const now = clock();
      const { row, response, payload } = await form.toRecord(values, ids, now);
      const suspectReason = suspicionOf(values, settings.minFillMs);
      const told = suspectReason ? { ...response, suspect: true } : response;
      const outcome = await deps.store({
        table: form.table,
        idempotencyKey,
        contentHash,
        row: { id: ids.id, ...row },
        suspectReason,
        response: told,
        event: deps.isAnnounced ? { id: ids.eventId, topic: form.topic, subjectId: ids.id, payload } : null,
        now,
      });
      if (outcome.kind === 'exists') {
        if (outcome.earlier.contentHash !== contentHash) throw keyReused();
        return { body: outcome.earlier.response, outcome: 'repeated' };
      }
      if (outcome.event) deps.deliverSoon(outcome.event, requestId);
      return { body: told, outcome: suspectReason ? `stored_${suspectReason}` : 'stored', eventId: ids.eventId };
    },
  });
}

/**
 * Counts a request, and lets it pass while no limit is reached.
 *
 * @throws HttpError 429
 */
export async function admit(
  { countRequest, settings, clock }: VisitorDeps,
  { counted, email, request }: { counted: Counted; email: string; request: Request },
): Promise<void> {
  const address = clientAddress(request, settings.addressHeader);
  const reached = await countRequest(counted, { email, network: address && networkOf(address) }, clock());
  if (reached) throw tooMany(reached);
}

function tooMany({ limit, retryAfterSeconds }: LimitReached): HttpError {
  const body =
    limit === 'sender'
      ? { error: 'Too many submissions from you just now. Please try again later.', code: 'rate_limited' }
      : {
          error: 'We are receiving more than we can take just now. Please try again in an hour, or call us.',
          code: 'ceiling_reached',
        };
  return new HttpError(429, body, { 'retry-after': String(retryAfterSeconds) });
}

function keyReused(): HttpError {
  return new HttpError(409, {
    error: 'This form was already sent with other details. Please reload the page.',
    code: 'idempotency_key_reused',
    field: 'Idempotency-Key',
  });
}

function suspicionOf({ website, elapsedMs }: FormValues, minFillMs: number): SuspectReason | null {
  if (website !== '') return 'honeypot';
  return elapsedMs !== undefined && elapsedMs < minFillMs ? 'too_fast' : null;
}
