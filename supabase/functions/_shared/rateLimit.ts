import { sql, type Database } from './database.ts';
import { keyedHashOf } from './hash.ts';
import type { FormSettings } from './settings.ts';

const WINDOW_MS = 60 * 60 * 1000;

/** Counted separately: an applicant's upload must not use up the limit for the submission that follows it. */
export type Counted = 'submission' | 'upload';

type Sender = {
  email: string;
  /** See `networkOf`; null when unknown: then only the other limits apply. */
  network: string | null;
};

/** Which limit was reached, and when the next hour begins. */
export type LimitReached = { limit: 'sender' | 'total'; retryAfterSeconds: number };

/** Counts a request; null while no limit is reached. */
export type CountRequest = (counted: Counted, sender: Sender, now: Date) => Promise<LimitReached | null>;

/**
 * Makes the counter of requests, by fixed windows of an hour. Subjects are stored as keyed hashes. The limits are checked in
 * order, and a request that one of them rejects does not count toward the next ones: one address cannot use up the limit of
 * another person's email, or the total.
 *
 * @param key secret of the hashes: without it a hash cannot be traced to an address or email
 */
export function makeRequestCounter(database: Database, limits: FormSettings['limits'], key: string): CountRequest {
  return async (counted, { email, network }, now) => {
    const windowStart = windowAt(now);
    const hashOf = (kind: string, value: string) => keyedHashOf(key, `${counted} ${kind}:${value}`);
    const [addressHash, emailHash, totalHash] = await Promise.all([
      network === null ? null : hashOf('address', network),
      hashOf('email', email.toLowerCase()),
      hashOf('total', ''),
    ]);
    // One statement: each limit counts a request only when the limit before it has let the request pass.
    const [hits] = await database.rows<{ total: number | null }>(sql`
      with by_address as (
        insert into private.rate_limits as counter (subject, window_start)
        select ${addressHash}::text, ${windowStart}::timestamptz where ${addressHash}::text is not null
        on conflict (subject, window_start) do update set hits = counter.hits + 1
        returning hits
      ), by_email as (
        insert into private.rate_limits as counter (subject, window_start)
        select ${emailHash}::text, ${windowStart}::timestamptz
        where coalesce((select hits from by_address), 0) <= ${limits.perAddress}
        on conflict (subject, window_start) do update set hits = counter.hits + 1
        returning hits
      ), in_total as (
        insert into private.rate_limits as counter (subject, window_start)
        select ${totalHash}::text, ${windowStart}::timestamptz
        where (select hits from by_email) <= ${limits.perEmail}
        on conflict (subject, window_start) do update set hits = counter.hits + 1
        returning hits
      )
      select (select hits from in_total) as total`);
    const total = hits?.total ?? null;
    if (total !== null && total <= limits.total) return null;
    return { limit: total === null ? 'sender' : 'total', retryAfterSeconds: secondsLeft(now) };
  };
}

/** Wrong attempts at a secret, counted by network. */
export type TryLimit = {
  /** Seconds until another attempt is accepted; null while the limit is not reached. */
  secondsUntilNext(network: string | null, now: Date): Promise<number | null>;
  /** Counts a wrong attempt. */
  count(network: string | null, now: Date): Promise<void>;
};

/**
 * Limits the wrong attempts per hour from one network (see `networkOf`), which is stored as a keyed hash. When the network is
 * unknown, nothing is counted.
 *
 * @param secret names the secret, so that two secrets are counted separately
 * @param key see `makeRequestCounter`
 */
export function makeTryLimit(database: Database, secret: string, limit: number, key: string): TryLimit {
  const subjectOf = (network: string) => keyedHashOf(key, `${secret} address:${network}`);
  return {
    async secondsUntilNext(network, now) {
      if (network === null) return null;
      const [counter] = await database.rows<{ hits: number }>(sql`
        select hits from private.rate_limits where subject = ${await subjectOf(network)} and window_start = ${windowAt(now)}`);
      return counter && counter.hits >= limit ? secondsLeft(now) : null;
    },
    async count(network, now) {
      if (network === null) return;
      await database.run(sql`
        insert into private.rate_limits as counter (subject, window_start) values (${await subjectOf(network)}, ${windowAt(now)})
        on conflict (subject, window_start) do update set hits = counter.hits + 1`);
    },
  };
}

/** Start of the hour that is being counted. */
const windowAt = (now: Date): Date => new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS);

const secondsLeft = (now: Date): number => Math.max(1, Math.ceil((windowAt(now).getTime() + WINDOW_MS - now.getTime()) / 1000));

/** Deletes the counters of windows that ended more than an hour ago. @returns how many */
export async function forgetOldWindows(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 2 * WINDOW_MS);
  return database.run(sql`delete from private.rate_limits where window_start < ${before}`);
}
