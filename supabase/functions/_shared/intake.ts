import {
  identifier,
  insertInto,
  sql,
  type Database,
  type FormTable,
  type Json,
  type Queries,
  type Transaction,
} from './database.ts';
import { enqueueClaimed, enqueueHeld, type ClaimedEvent, type NewEvent } from './outbox.ts';
import { countStored } from './rateLimit.ts';
import type { Suspicion } from './suspects.ts';

export type Submission = {
  table: FormTable;
  idempotencyKey: string;
  contentHash: string;
  /** Columns of the table, `id` among them; an object becomes JSON. */
  row: Record<string, unknown>;
  /** Null for a person's. A suspect submission is stored like any other. */
  suspicion: Suspicion | null;
  /** Stored, and returned again to each repeated request. */
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
 * Stores a submission and its event together, once for each idempotency key,
 * however many requests with that key arrive at the same time: the others wait
 * at the unique index until the first has committed, then get what it stored.
 */
export async function storeOnce(database: Database, submission: Submission): Promise<StoreOutcome> {
  return database.transaction((tx) => store(tx, submission));
}

async function store(tx: Transaction, submission: Submission): Promise<StoreOutcome> {
  const { table, idempotencyKey, contentHash, response, suspicion, event, now } = submission;
  const row = {
    ...submission.row,
    suspect_reason: suspicion?.reason ?? null,
    released_at: suspicion?.isHeld === false ? now : null,
    idempotency_key: idempotencyKey,
    content_hash: contentHash,
    answer: response,
  };
  const inserted = await tx.run(sql`
    with stored as (${insertInto(table, [row])} on conflict (idempotency_key) do nothing returning 1),
      counted as (${countStored(table, 'stored', now)})
    select from stored`);
  if (inserted === 0) {
    const earlier = await findEarlier(tx, table, idempotencyKey);
    if (!earlier) throw new Error('The row that was in the way is gone.');
    return { kind: 'exists', earlier };
  }
  if (!event) return { kind: 'stored', event: null };
  if (!suspicion?.isHeld) return { kind: 'stored', event: await enqueueClaimed(tx, event, now) };
  await enqueueHeld(tx, event);
  return { kind: 'stored', event: null };
}
