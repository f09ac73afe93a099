import { makeEndpoint, type Handler } from './endpoint.ts';
import { keyedHashOf } from './hash.ts';
import { HttpError } from './http.ts';
import { countRejected, submitOnce, type FormTable, type Submission, type SubmitOutcome } from './intake.ts';
import type { Log } from './log.ts';
import type { ClaimedEvent } from './outbox.ts';
import type { Platform } from './platform.ts';
import type { Limit } from './rateLimit.ts';
import type { Settings } from './settings.ts';
import { makeHumanCheck, type HumanCheck } from './turnstile.ts';
import { clientAddress, readIdempotencyKey } from './validate.ts';

/** What a function that stores a form needs from the world. */
export type FormDeps = {
  settings: Settings;
  clock: () => Date;
  log: Log;
  submit(submission: Submission): Promise<SubmitOutcome>;
  countRejected(reason: string): Promise<void>;
  checkHuman: HumanCheck;
  deliverSoon(event: ClaimedEvent, requestId: string): void;
};

/** These ports, tied to the real platform. */
export function formDeps({ settings, database, clock, log, deliverSoon }: Platform, table: FormTable): FormDeps {
  return {
    settings,
    clock,
    log,
    submit: (submission) => submitOnce(database, submission),
    countRejected: (reason) => countRejected(database, table, reason, clock()),
    checkHuman: makeHumanCheck(settings.turnstile, fetch),
    deliverSoon,
  };
}

type FormValues = {
  email: string;
  website: string;
  elapsedMs?: number | undefined;
  turnstileToken: string;
};

export type Form<Values extends FormValues> = {
  name: string;
  maxBodyBytes: number;
  /** Checks the body. Throws HttpError 400 that names the field. */
  read(body: unknown): Promise<Values>;
  /** Makes what is stored; may look further, and throw HttpError. */
  toSubmission(values: Values): Promise<Omit<Submission, 'idempotencyKey' | 'limits'>>;
  /** What a program is told: looks like the answer to a stored form. */
  decoy(values: Values): Record<string, unknown>;
};

/** Wraps what one form stores with what all of them do: keys, spam, limits, delivery. */
export function makeFormHandler<Values extends FormValues>(deps: FormDeps, form: Form<Values>): Handler {
  const { settings } = deps;
  return makeEndpoint({
    name: form.name,
    acceptedKeys: [...settings.publishableKeys, ...settings.secretKeys],
    maxBodyBytes: form.maxBodyBytes,
    log: deps.log,
    async answer({ request, requestId, body }) {
      const idempotencyKey = readIdempotencyKey(request);
      const values = await form.read(body);

      const reason = reasonToReject(values, settings.minFillMs);
      if (reason) {
        // Looks like success: a program that is told why would try again better.
        await deps.countRejected(reason);
        return { body: form.decoy(values), outcome: `rejected_${reason}` };
      }

      await deps.checkHuman({ token: values.turnstileToken, address: clientAddress(request), idempotencyKey });
      const outcome = await deps.submit({
        ...(await form.toSubmission(values)),
        idempotencyKey,
        limits: await limitsFor(values.email, request, settings),
      });
      return answerTo(outcome, (event) => deps.deliverSoon(event, requestId));
    },
  });
}

function reasonToReject({ website, elapsedMs }: FormValues, minFillMs: number): 'honeypot' | 'too_fast' | null {
  if (website !== '') return 'honeypot';
  return elapsedMs !== undefined && elapsedMs < minFillMs ? 'too_fast' : null;
}

function answerTo(outcome: SubmitOutcome, deliverSoon: (event: ClaimedEvent) => void) {
  switch (outcome.kind) {
    case 'stored':
      if (outcome.event) deliverSoon(outcome.event);
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
}

async function limitsFor(email: string, request: Request, settings: Settings): Promise<Limit[]> {
  const key = settings.secretKeys[0] ?? settings.databaseUrl;
  const [addressHash, emailHash] = await Promise.all([
    keyedHashOf(key, `address:${clientAddress(request)}`),
    keyedHashOf(key, `email:${email.toLowerCase()}`),
  ]);
  return [
    { subject: addressHash, max: settings.rateLimits.perAddress },
    { subject: emailHash, max: settings.rateLimits.perEmail },
  ];
}
