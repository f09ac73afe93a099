import { identifier, join, sql, type Database, type FormTable, type Sql } from './database.ts';
import { keyedHashOf } from './hash.ts';
import type { FormSettings } from './settings.ts';
import type { HumanVerdict } from './suspects.ts';

const WINDOW_MS = 60 * 60 * 1000;

/** Counted separately: an applicant's upload must not use up the limit for the submission that follows it. */
export type Counted = 'submission' | 'upload';

type Sender = {
  email: string;
  /** See `networksOf`; empty when unknown: then only the other limits apply. */
  networks: readonly string[];
};

export type RequestCounter = {
  /**
   * Counts a request by the networks of its sender, from the smallest on, and by its email in the smallest: an email alone is not
   * counted, because anyone can send another person's.
   *
   * @param ceiling null where it is not known yet; else it is read in the same statement
   */
  countSender(counted: Counted, sender: Sender, ceiling: Ceiling | null, now: Date): Promise<SenderCount>;
  /** Whether as many rows as the limit of all were stored this hour. */
  isAboveCeiling(ceiling: Ceiling, now: Date): Promise<boolean>;
};

/** What has a limit of all its own, so that no form uses up another's. Uploads are counted by what the check of the visitor found. */
export type Ceiling = FormTable | `upload ${HumanVerdict}`;

/** `retryAfterSeconds`: until the next hour when a limit of the sender is reached, else null. */
export type SenderCount = { retryAfterSeconds: number | null; isAboveCeiling: boolean };

/** A provider assigns an office up to a /48, so the larger networks of an IPv6 address may send more. */
const NETWORK_FACTORS = [1, 2, 4];

/**
 * Makes the counter of requests, by fixed windows of an hour. Senders are stored as keyed hashes. A request that one limit rejects
 * does not count toward the next ones: one address cannot use up the limit of its network.
 *
 * @param key secret of the hashes: without it a hash cannot be traced to an address or email
 */
export function makeRequestCounter(database: Database, limits: FormSettings['limits'], key: string): RequestCounter {
  return {
    async countSender(counted, { email, networks }, ceiling, now) {
      const steps = [
        ...networks.map((network, at) => ({
          subject: `address:${network}`,
          most: limits.perAddress * (NETWORK_FACTORS[at] ?? 1),
        })),
        { subject: `email:${email.toLowerCase()} ${networks[0] ?? ''}`, most: limits.perEmail },
      ];
      const { hits, stored } = await count(counted, steps, ceiling, now);
      const isLimited = steps.some(({ most }, at) => (hits[at] ?? Infinity) > most);
      return { retryAfterSeconds: isLimited ? secondsLeft(now) : null, isAboveCeiling: stored >= limits.total };
    },
    async isAboveCeiling(ceiling, now) {
      const [row] = await database.rows<{ stored: number }>(sql`select ${storedThisHour(ceiling, now)} as stored`);
      return (row?.stored ?? 0) >= limits.total;
    },
  };

  /** One statement: each step counts the request only when the step before it has let it pass. */
  async function count(counted: Counted, steps: { subject: string; most: number }[], ceiling: Ceiling | null, now: Date) {
    const hashes = steps.map(({ subject }) => keyedHashOf(key, `${counted} ${subject}`));
    const counters = steps.map((_step, at) => {
      const passed = at === 0 ? sql`true` : sql`(select hits from ${stepName(at - 1)}) <= ${steps[at - 1]?.most}`;
      return sql`${stepName(at)} as (
        insert into private.rate_limits as counter (subject, window_start)
        select ${hashes[at]}::text, ${windowAt(now)}::timestamptz where ${passed}
        on conflict (subject, window_start) do update set hits = counter.hits + 1
        returning hits)`;
    });
    const hits = steps.map((_step, at) => sql`(select hits from ${stepName(at)})`);
    const stored = ceiling === null ? sql`0` : storedThisHour(ceiling, now);
    const [row] = await database.rows<{ hits: (number | null)[]; stored: number }>(
      sql`with ${join(counters)} select array[${join(hits)}] as hits, ${stored} as stored`,
    );
    return row ?? { hits: [], stored: 0 };
  }
}

const subjectOf = (ceiling: Ceiling) => `ceiling:${ceiling}`;

const storedThisHour = (ceiling: Ceiling, now: Date): Sql => sql`coalesce(
  (select hits from private.rate_limits where subject = ${subjectOf(ceiling)} and window_start = ${windowAt(now)}), 0)`;

/**
 * The part of a statement that counts toward a ceiling what another part has stored. Only that counts: a request that is rejected
 * must not use up what all visitors share.
 *
 * @param stored name of the part, which returns the rows that it has stored
 */
export const countStored = (ceiling: Ceiling, stored: string, now: Date): Sql => sql`
  insert into private.rate_limits as counter (subject, window_start, hits)
  select ${subjectOf(ceiling)}, ${windowAt(now)}, count(*)::int from ${identifier(stored)} having count(*) > 0
  on conflict (subject, window_start) do update set hits = counter.hits + excluded.hits`;

const stepName = (at: number) => identifier(`step_${at}`);

/**
 * Limits the wrong attempts per hour from one network (see `networksOf`), which is stored as a keyed hash. When the network is
 * unknown, nothing is counted.
 *
 * @param secret names the secret, so that two secrets are counted separately
 * @param key see `makeRequestCounter`
 */
export function makeTryLimit(database: Database, secret: string, limit: number, key: string) {
  const hashOf = (network: string) => keyedHashOf(key, `${secret} address:${network}`);
  return {
    /** Seconds until another attempt is accepted; null while the limit is not reached. */
    async secondsUntilNext(network: string | null, now: Date): Promise<number | null> {
      if (network === null) return null;
      const [counter] = await database.rows<{ hits: number }>(sql`
        select hits from private.rate_limits where subject = ${hashOf(network)} and window_start = ${windowAt(now)}`);
      return counter && counter.hits >= limit ? secondsLeft(now) : null;
    },
    /** Counts a wrong attempt. */
    async count(network: string | null, now: Date): Promise<void> {
      if (network === null) return;
      await database.run(sql`
        insert into private.rate_limits as counter (subject, window_start) values (${hashOf(network)}, ${windowAt(now)})
        on conflict (subject, window_start) do update set hits = counter.hits + 1`);
    },
  };
}

/** Start of the hour that is being counted. */
export const windowAt = (now: Date): Date => new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS);

const secondsLeft = (now: Date): number => Math.max(1, Math.ceil((windowAt(now).getTime() + WINDOW_MS - now.getTime()) / 1000));
