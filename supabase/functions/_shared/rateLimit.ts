import type { Database } from './database.ts';
import { keyedHashOf } from './hash.ts';
import type { FormSettings } from './settings.ts';

const WINDOW_MS = 60 * 60 * 1000;

/** What is counted apart: an applicant's upload must not use up the submission that follows it. */
export type Counted = 'submission' | 'upload';

type Sender = {
  email: string;
  /** See `networkOf`; null where it is not known: such a sender is held to the other limits alone. */
  network: string | null;
};

/** Which limit was reached, and when the next hour begins. */
export type LimitReached = { limit: 'sender' | 'total'; retryAfterSeconds: number };

/** Counts a request; null while no limit is reached. */
export type CountRequest = (counted: Counted, sender: Sender, now: Date) => Promise<LimitReached | null>;

/**
 * Makes the counter of requests, by fixed windows of an hour. Subjects are stored as keyed hashes. The limits are asked in their order,
 * and a request that one of them rejects counts towards none of the next: from one address nobody can use up another's email, or what
 * is left for everyone.
 *
 * @param key whoever does not know it cannot tell which address or email a hash stands for
 */
export function makeRequestCounter(database: Database, limits: FormSettings['limits'], key: string): CountRequest {
  return async (counted, { email, network }, now) => {
    const windowStart = new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS);
    const retryAfterSeconds = Math.max(1, Math.ceil((windowStart.getTime() + WINDOW_MS - now.getTime()) / 1000));
    const isOver = async (kind: string, value: string, max: number) => {
      const subject = await keyedHashOf(key, `${counted} ${kind}:${value}`);
      const [row] = await database<{ hits: number }[]>`
        insert into private.rate_limits (subject, window_start) values (${subject}, ${windowStart})
        on conflict (subject, window_start) do update set hits = private.rate_limits.hits + 1
        returning hits`;
      return (row?.hits ?? 0) > max;
    };

    if (network !== null && (await isOver('address', network, limits.perAddress))) return { limit: 'sender', retryAfterSeconds };
    if (await isOver('email', email.toLowerCase(), limits.perEmail)) return { limit: 'sender', retryAfterSeconds };
    return (await isOver('total', '', limits.total)) ? { limit: 'total', retryAfterSeconds } : null;
  };
}

/** Deletes the counters of past windows. @returns how many */
export async function forgetOldWindows(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 2 * WINDOW_MS);
  return (await database`delete from private.rate_limits where window_start < ${before}`).count;
}
