import type { Database } from './database.ts';
import type { NewDecision, StoredDecision } from './protocol.ts';
import type { Reviewer } from './reviewers.ts';

/**
 * What reviewers decided about changes to these pixels, oldest first. A reviewer's decisions count until the key is revoked.
 *
 * @param hashes of current pixels, and for a removed story of the accepted ones
 */
export async function listDecisions(database: Database, hashes: readonly string[]): Promise<StoredDecision[]> {
  if (hashes.length === 0) return [];
  const rows = await database.query<NewDecision & { by: string; at: Date }>(
    `select story_id as "storyId", mode, accepted_hash as accepted, current_hash as current, verdict, note,
       reviewers.name as by, decided_at as at
     from visual_review.decisions join visual_review.reviewers on reviewers.id = reviewer
     where coalesce(current_hash, accepted_hash) = any($1) and revoked_at is null
     order by decided_at, story_id, mode`,
    [hashes],
  );
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
  await database.query(
    `insert into visual_review.decisions (reviewer, story_id, mode, accepted_hash, current_hash, verdict, note, decided_at)
     select $1::uuid, "storyId", mode, accepted, current, verdict, note, $2::timestamptz
     from jsonb_to_recordset($3::jsonb) as change
       ("storyId" text, mode text, accepted text, current text, verdict text, note text)
     on conflict (reviewer, story_id, mode, accepted_hash, current_hash)
     do update set verdict = excluded.verdict, note = excluded.note, decided_at = excluded.decided_at`,
    [reviewer.id, now, JSON.stringify(latest)],
  );
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
