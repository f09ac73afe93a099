import { insertInto, join, sql, type Database } from './database.ts';
import type { Reviewer } from './reviewers.ts';

/** A reviewer's decision about one change; hashes are those of the pixels that the reviewer saw. */
export type NewDecision = {
  storyId: string;
  mode: string;
  /** Null for a new story. */
  accepted: string | null;
  /** Null for a removed story. */
  current: string | null;
  verdict: 'approved' | 'rejected';
  note: string;
};

export type StoredDecision = NewDecision & {
  /** The reviewer's name. */
  by: string;
  /** ISO date and time. */
  at: string;
};

/**
 * What reviewers decided about changes to these pixels, oldest first. A reviewer's decisions count until the key is revoked.
 *
 * @param hashes of current pixels, and for a removed story of the accepted ones
 */
export async function listDecisions(database: Database, hashes: readonly string[]): Promise<StoredDecision[]> {
  if (hashes.length === 0) return [];
  const rows = await database.rows<NewDecision & { by: string; at: Date }>(sql`
    select
      story_id as "storyId", mode, accepted_hash as accepted, current_hash as current, verdict, note,
      reviewers.name as by, decided_at as at
    from visual_decisions join visual_reviewers as reviewers on reviewers.id = reviewer
    where coalesce(current_hash, accepted_hash) in (${join(hashes)}) and revoked_at is null
    order by decided_at, story_id, mode`);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Stores a reviewer's decisions; each replaces the same reviewer's earlier decision about the same change. */
export async function storeDecisions(
  database: Database,
  reviewer: Reviewer,
  decisions: readonly NewDecision[],
  now: Date,
): Promise<StoredDecision[]> {
  const latest = latestByChange(decisions);
  if (latest.length === 0) return [];
  const rows = latest.map(({ storyId, mode, accepted, current, verdict, note }) => ({
    reviewer: reviewer.id,
    story_id: storyId,
    mode,
    accepted_hash: accepted,
    current_hash: current,
    verdict,
    note,
    decided_at: now,
  }));
  await database.run(sql`
    ${insertInto('visual_decisions', rows)}
    on conflict (reviewer, story_id, mode, accepted_hash, current_hash)
    do update set verdict = excluded.verdict, note = excluded.note, decided_at = excluded.decided_at`);
  return latest.map((decision) => ({ ...decision, by: reviewer.name, at: now.toISOString() }));
}

/** The last decision about each change: one statement cannot write a row twice. Sorted, so that calls lock rows in one order. */
function latestByChange(decisions: readonly NewDecision[]): NewDecision[] {
  const latest = new Map(
    decisions.map((decision) => {
      const { storyId, mode, accepted, current } = decision;
      return [JSON.stringify([storyId, mode, accepted, current]), decision];
    }),
  );
  return [...latest].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, decision]) => decision);
}
