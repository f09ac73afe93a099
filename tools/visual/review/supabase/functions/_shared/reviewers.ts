import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import { HttpError } from './http.ts';

/** A person who may decide about visual changes, or a program that may read what was decided. */
export type Reviewer = { id: string; name: string; mayDecide: boolean; isRevoked: boolean; hasEnded: boolean };

/** Wrong keys in an hour, from everywhere. Keys are too long to guess, and a right one always works. */
const MAX_WRONG_KEYS = 100;
const HOUR_MS = 60 * 60 * 1000;

/** What is stored of a reviewer's key: it identifies the key and cannot be used to sign in. */
export const reviewKeyHash = (key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([key]))
    .digest('hex');

/** @returns null for a key that was never issued */
export async function findReviewer(database: Database, key: string, now: Date): Promise<Reviewer | null> {
  const [found] = await database.query<Reviewer>(
    `select id, name, may_decide as "mayDecide", revoked_at is not null as "isRevoked", expires_at <= $2 as "hasEnded"
     from visual_review.reviewers where key_hash = $1`,
    [reviewKeyHash(key), now],
  );
  return found ?? null;
}

const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);

/** Counts a wrong key. @throws HttpError 429 after too many in this hour */
export async function countWrongKey(database: Database, now: Date): Promise<void> {
  const hour = hourOf(now);
  const [counted] = await database.query<{ tries: number }>(
    `insert into visual_review.wrong_keys as counter (hour, tries) values ($1, 1)
     on conflict (single) do update set hour = excluded.hour,
       tries = case when counter.hour = excluded.hour then least(counter.tries + 1, $2::int) else 1 end
     returning tries`,
    [hour, MAX_WRONG_KEYS + 1],
  );
  if ((counted?.tries ?? 0) <= MAX_WRONG_KEYS) return;
  const minutes = Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 60_000);
  const error = `Too many wrong reviewer keys were sent. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  throw new HttpError(429, { error, code: 'too_many_tries' }, { 'retry-after': String(minutes * 60) });
}
