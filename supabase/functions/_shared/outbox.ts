import { identifier, sql, type Database, type Json, type Sql } from './database.ts';
import type { Topic } from './settings.ts';

const MAX_ATTEMPTS = 12;
/** A receiver that does not respond in time may have got the event, and is likely to do its work again each time. */
const MAX_TIMEOUTS = 4;
const FIRST_DELAY_MS = 40_000;
const DELAY_AFTER_TIMEOUT_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
// How long no other worker can claim the same event. Longer than one attempt
// may take, so that an event is sent twice only after a crash.
const CLAIM_MS = 120_000;

export type NewEvent = {
  /** The same in the payload and in what the visitor's browser posts, so that a receiver can drop duplicates. */
  id: string;
  topic: Topic;
  /** Id of the lead, application or message that the event is about. */
  subjectId: string;
  payload: Json;
};

export type ClaimedEvent = {
  id: string;
  topic: Topic;
  subjectId: string;
  payload: unknown;
  /** This attempt included. */
  attempts: number;
  /** How many earlier ones timed out. */
  timeouts: number;
};

export type Attempt =
  | { kind: 'delivered'; status: number }
  /** `retryAfterMs`: how long the receiver asks to be left alone. */
  | { kind: 'failed'; status: number | null; error: string; retryAfterMs?: number }
  /** The event may have arrived. */
  | { kind: 'timed_out'; status: number | null; error: string; retryAfterMs?: number };

/**
 * Waiting time after a failed attempt: 40 s, doubled each time, so that the
 * twelve attempts end within 24 hours of the event. Up to a tenth is taken off
 * at random, so that events that failed together are not retried together.
 *
 * @param attempts attempts made so far, from 1
 * @param random a number from 0 to 1
 * @returns milliseconds
 */
export function retryDelay(attempts: number, random: number): number {
  return Math.round(FIRST_DELAY_MS * 2 ** (attempts - 1) * (1 - random / 10));
}

/** The time for which the receiver asks, and up to a tenth more, for the same reason, but at most a day. */
const delayAsked = (retryAfterMs: number, random: number) => Math.min(retryAfterMs * (1 + random / 10), DAY_MS);

/** The same after a time-out: a quarter of an hour, four times as long each time. */
const delayAfterTimeout = (timeouts: number) => DELAY_AFTER_TIMEOUT_MS * 4 ** (timeouts - 1);

/**
 * The part of a statement that stores an event with the row it is about, which another part stores. The event is already claimed for
 * the attempt that follows; if that never happens, it is due again when the claim expires.
 *
 * @param stored name of the other part, which returns the row; none when it was there already
 */
export const enqueueClaimed = ({ id, topic, subjectId, payload }: NewEvent, stored: string, now: Date): Sql => sql`
  insert into webhook_outbox (id, topic, subject_id, payload, attempts, last_attempt_at, next_attempt_at)
  select ${id}, ${topic}, ${subjectId}, ${JSON.stringify(payload)}, 1, ${now}, ${claimEnd(now)} from ${identifier(stored)}`;

/** The same for an event that is not sent until it is released (`npm run inbox -- --release`). */
export const enqueueHeld = ({ id, topic, subjectId, payload }: NewEvent, stored: string): Sql => sql`
  insert into webhook_outbox (id, topic, subject_id, payload, status)
  select ${id}, ${topic}, ${subjectId}, ${JSON.stringify(payload)}, 'held' from ${identifier(stored)}`;

/**
 * Gives up the events whose last attempt was claimed and never settled: their worker ended, perhaps because of them.
 *
 * @returns their ids
 */
export async function buryUnsettled(database: Database, now: Date): Promise<string[]> {
  const buried = await database.rows<{ id: string }>(sql`
    update webhook_outbox set status = 'dead', last_status = null, last_error = 'not settled'
    where status = 'pending' and next_attempt_at <= ${now} and attempts >= ${MAX_ATTEMPTS}
    returning id`);
  return buried.map(({ id }) => id);
}

/** Claims due events, oldest first, that no other worker holds. */
export async function claimDue(database: Database, { now, limit }: { now: Date; limit: number }): Promise<ClaimedEvent[]> {
  return database.rows<ClaimedEvent>(sql`
    update webhook_outbox
    set attempts = attempts + 1,
        last_attempt_at = ${now},
        next_attempt_at = ${claimEnd(now)}
    where id in (
      select id from webhook_outbox
      where status = 'pending'
        and next_attempt_at <= ${now}
      order by next_attempt_at
      limit ${limit}
      for update skip locked
    )
    returning id, topic, subject_id as "subjectId", payload, attempts, timeouts`);
}

/**
 * Stores the result of an attempt and returns the event's new status.
 *
 * @param receiver host of the address that it was sent to; null when there was none
 */
export async function settle(
  database: Database,
  event: ClaimedEvent,
  attempt: Attempt,
  now: Date,
  receiver: string | null,
): Promise<'delivered' | 'pending' | 'dead'> {
  if (attempt.kind === 'delivered') {
    await database.run(sql`
      update webhook_outbox
      set status = 'delivered', delivered_at = ${now}, receiver = ${receiver},
          last_status = ${attempt.status}, last_error = null
      where id = ${event.id}`);
    return 'delivered';
  }
  const timeouts = event.timeouts + Number(attempt.kind === 'timed_out');
  const status = event.attempts >= MAX_ATTEMPTS || timeouts >= MAX_TIMEOUTS ? 'dead' : 'pending';
  const ownDelay = attempt.kind === 'timed_out' ? delayAfterTimeout(timeouts) : retryDelay(event.attempts, Math.random());
  const delay = Math.max(ownDelay, delayAsked(attempt.retryAfterMs ?? 0, Math.random()));
  await database.run(sql`
    update webhook_outbox
    set status = ${status}, next_attempt_at = ${new Date(now.getTime() + delay)}, timeouts = ${timeouts},
        last_status = ${attempt.status}, last_error = ${attempt.error}, receiver = coalesce(${receiver}, receiver)
    where id = ${event.id} and status = 'pending'`);
  return status;
}

function claimEnd(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}
