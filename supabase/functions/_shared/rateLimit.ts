import { identifier, join, sql, type Database } from './database.ts';
import { keyedHashOf } from './hash.ts';
import type { FormSettings } from './settings.ts';

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
   * @param isLetPass nothing checks the request further: counts it for `isAboveCeiling` too, in the same statement
   */
  countSender(counted: Counted, sender: Sender, now: Date, isLetPass?: boolean): Promise<SenderCount>;
  /**
   * Counts a request of a sender that was let pass and is not known to be a robot.
   *
   * @returns whether it is above the limit of all
   */
  isAboveCeiling(counted: Counted, now: Date): Promise<boolean>;
};

/** `retryAfterSeconds`: until the next hour when a limit of the sender is reached, else null. */
export type SenderCount = { retryAfterSeconds: number | null; isAboveCeiling: boolean };

/** A provider assigns an office up to a /48, so the larger networks of an IPv6 address may send more. */
const NETWORK_FACTORS = [1, 2, 4];

/**
 * Makes the counter of requests, by fixed windows of an hour. Subjects are stored as keyed hashes. A request that one limit rejects
 * does not count toward the next ones: one address cannot use up the limit of its network.
 *
 * @param key secret of the hashes: without it a hash cannot be traced to an address or email
 */
export function makeRequestCounter(database: Database, limits: FormSettings['limits'], key: string): RequestCounter {
  const ceiling = { subject: 'total:', most: limits.total };
  return {
    async countSender(counted, { email, networks }, now, isLetPass = false) {
      const steps = [
        ...networks.map((network, at) => ({
          subject: `address:${network}`,
          most: limits.perAddress * (NETWORK_FACTORS[at] ?? 1),
        })),
        { subject: `email:${email.toLowerCase()} ${networks[0] ?? ''}`, most: limits.perEmail },
      ];
      const reached = await firstReached(counted, isLetPass ? [...steps, ceiling] : steps, now);
      const isRejected = reached !== null && reached < steps.length;
      return { retryAfterSeconds: isRejected ? secondsLeft(now) : null, isAboveCeiling: reached === steps.length };
    },
    isAboveCeiling: async (counted, now) => (await firstReached(counted, [ceiling], now)) !== null,
  };

  /** One statement: each step counts the request only when the step before it has let it pass. @returns null when all have */
  async function firstReached(counted: Counted, steps: { subject: string; most: number }[], now: Date): Promise<number | null> {
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
    const [row] = await database.rows<{ hits: (number | null)[] }>(
      sql`with ${join(counters)} select array[${join(hits)}] as hits`,
    );
    const reached = steps.findIndex(({ most }, at) => (row?.hits[at] ?? Infinity) > most);
    return reached === -1 ? null : reached;
  }
}

const stepName = (at: number) => identifier(`step_${at}`);

/**
 * Limits the wrong attempts per hour from one network (see `networksOf`), which is stored as a keyed hash. When the network is
 * unknown, nothing is counted.
 *
 * @param secret names the secret, so that two secrets are counted separately
 * @param key see `makeRequestCounter`
 */
export function makeTryLimit(database: Database, secret: string, limit: number, key: string) {
  const subjectOf = (network: string) => keyedHashOf(key, `${secret} address:${network}`);
  return {
    /** Seconds until another attempt is accepted; null while the limit is not reached. */
    async secondsUntilNext(network: string | null, now: Date): Promise<number | null> {
      if (network === null) return null;
      const [counter] = await database.rows<{ hits: number }>(sql`
        select hits from private.rate_limits where subject = ${subjectOf(network)} and window_start = ${windowAt(now)}`);
      return counter && counter.hits >= limit ? secondsLeft(now) : null;
    },
    /** Counts a wrong attempt. */
    async count(network: string | null, now: Date): Promise<void> {
      if (network === null) return;
      await database.run(sql`
        insert into private.rate_limits as counter (subject, window_start) values (${subjectOf(network)}, ${windowAt(now)})
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
