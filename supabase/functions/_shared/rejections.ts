import { runInBackground } from './background.ts';
import { bulk, sql, type Database } from './database.ts';
import type { Log } from './log.ts';
import { windowAt } from './rateLimit.ts';

/** What shows an attack, or a limit or key that is wrong, when it piles up: by the outcomes of requests. */
const REJECTIONS = {
  limits: ['rate_limited', 'ceiling_reached', 'too_many_tries'],
  keys: ['invalid_api_key', 'wrong_review_key'],
  origins: ['wrong_origin'],
  people: ['human_check_failed'],
} as const;
export type Rejection = keyof typeof REJECTIONS;

const subjectOf = (rejection: Rejection) => `rejected:${rejection}`;

/** An instance sends at most one statement in this time, however many requests are rejected. */
const PAUSE_MS = 2000;

/** A log that also counts rejections by the hour, for `health`. */
export function countingLog(log: Log, database: Database, clock: () => Date): Log {
  const counts = new Map<Rejection, number>();
  let isWriting = false;

  async function write(): Promise<void> {
    isWriting = true;
    try {
      while (counts.size > 0) {
        const rows = [...counts].map(([rejection, count]) => [subjectOf(rejection), windowAt(clock()), count]);
        counts.clear();
        await database.run(sql`
          insert into private.rate_limits as counter (subject, window_start, hits) values ${bulk(rows)}
          on conflict (subject, window_start) do update set hits = counter.hits + excluded.hits`);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    } finally {
      isWriting = false;
    }
  }

  return {
    error: log.error,
    info(entry) {
      log.info(entry);
      const names = Object.keys(REJECTIONS) as Rejection[];
      const rejection = names.find((name) => REJECTIONS[name].some((outcome) => outcome === entry.outcome));
      if (rejection === undefined) return;
      counts.set(rejection, (counts.get(rejection) ?? 0) + 1);
      // What cannot be counted because the database is down is lost: `health` reports the database.
      if (!isWriting) runInBackground(write(), () => undefined);
    },
  };
}

/** How many requests of each kind were rejected in this hour and the one before. */
export async function readRejections(database: Database, now: Date): Promise<Record<Rejection, number>> {
  const from = windowAt(new Date(now.getTime() - 60 * 60 * 1000));
  const rows = await database.rows<{ subject: string; hits: number }>(sql`
    select subject, sum(hits)::int as hits from private.rate_limits
    where subject like 'rejected:%' and window_start >= ${from} group by subject`);
  const hitsOf = (rejection: Rejection) => rows.find(({ subject }) => subject === subjectOf(rejection))?.hits ?? 0;
  return { limits: hitsOf('limits'), keys: hitsOf('keys'), origins: hitsOf('origins'), people: hitsOf('people') };
}
