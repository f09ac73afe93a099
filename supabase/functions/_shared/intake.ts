import { identifier, insertInto, join, sql, type Database, type FormTable, type Json, type Queries } from './database.ts';
import { enqueueClaimed, enqueueHeld, type ClaimedEvent, type NewEvent } from './outbox.ts';
import { countStored } from './rateLimit.ts';
import type { Suspicion } from './suspects.ts';

export type Submission = {
  table: FormTable;
  idempotencyKey: string;
  contentHash: string;
  /** Columns of the table, `id` among them; an object becomes JSON. */
  row: Record<string, unknown>;
  /** What is suspect about it; null for a person's. A suspect submission is stored like any other. */
  suspicion: Suspicion | null;
  /** The response, which is stored, and returned again to each repeated request. */
  response: Record<string, Json>;
  /** The webhook event; null where no webhook is configured. */
  event: NewEvent | null;
  now: Date;
};

/** What was stored under an idempotency key. */
export type Earlier = { contentHash: string; response: unknown };

/** `event` is already claimed for the caller's delivery attempt; null when there is nothing to deliver now. */
export type StoreOutcome = { kind: 'stored'; event: ClaimedEvent | null } | { kind: 'exists'; earlier: Earlier };

/** What an earlier request with the same idempotency key stored; null for the first. */
export async function findEarlier(database: Queries, table: FormTable, key: string): Promise<Earlier | null> {
  const [row] = await database.rows<Earlier>(sql`
    select content_hash as "contentHash", answer as response from ${identifier(table)} where idempotency_key = ${key}`);
  return row ?? null;
}

/**
 * Stores a submission and its event together, in one statement and once for each idempotency key, however many requests with that key
 * arrive at the same time: the others wait at the unique index until the first has stored both, then get what it stored.
 */
export async function storeOnce(database: Database, submission: Submission): Promise<StoreOutcome> {
  const { table, idempotencyKey, contentHash, response, suspicion, event, now } = submission;
  const isHeld = suspicion?.isHeld === true;
  const row = {
    ...submission.row,
    suspect_reason: suspicion?.reason ?? null,
    released_at: suspicion && !isHeld ? now : null,
    idempotency_key: idempotencyKey,
    content_hash: contentHash,
    answer: response,
  };
  const parts = [
    sql`stored as (${insertInto(table, [row])} on conflict (idempotency_key) do nothing returning 1)`,
    sql`counted as (${countStored(table, 'stored', now)})`,
  ];
  if (event) parts.push(sql`queued as (${isHeld ? enqueueHeld(event, 'stored') : enqueueClaimed(event, 'stored', now)})`);
  const inserted = await database.run(sql`with ${join(parts)} select from stored`);
  if (inserted === 0) {
    const earlier = await findEarlier(database, table, idempotencyKey);
    if (!earlier) throw new Error('The row that was in the way is gone.');
    return { kind: 'exists', earlier };
  }
  return { kind: 'stored', event: event && !isHeld ? { ...event, attempts: 1, timeouts: 0 } : null };
}
