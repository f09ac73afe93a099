import type { Database, Transaction } from './database.ts';

const WINDOW_MS = 60 * 60 * 1000;

export type Limit = {
  /** Keyed hash of whoever is counted. */
  subject: string;
  /** Submissions an hour. */
  max: number;
};

/** Thrown inside the transaction that stores a submission, so that it rolls back. */
export class RateLimited extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('rate limited');
  }
}

/**
 * Counts one submission for each limit, in fixed windows of an hour. Called last
 * in its transaction, because it holds the counters until the commit.
 *
 * @throws RateLimited when a limit is passed
 */
export async function countSubmission(tx: Transaction, limits: readonly Limit[], now: Date): Promise<void> {
  if (limits.length === 0) return;
  const windowStart = new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS);
  // Always in the same order: two submissions cannot wait for each other.
  const ordered = [...limits].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  const counted = await tx<{ subject: string; hits: number }[]>`
    insert into private.rate_limits ${tx(ordered.map(({ subject }) => ({ subject, window_start: windowStart })))}
    on conflict (subject, window_start) do update set hits = private.rate_limits.hits + 1
    returning subject, hits`;
  const isOver = limits.some(({ subject, max }) => counted.some((row) => row.subject === subject && row.hits > max));
  if (isOver) {
    const windowEnd = windowStart.getTime() + WINDOW_MS;
    throw new RateLimited(Math.max(1, Math.ceil((windowEnd - now.getTime()) / 1000)));
  }
}

/** Deletes the counters of past windows. */
export async function forgetOldWindows(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * WINDOW_MS);
  await database`delete from private.rate_limits where window_start < ${before}`;
}
