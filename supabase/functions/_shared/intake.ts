import type { JSONValue } from 'postgres';
import type { Database, Transaction } from './database.ts';
import { enqueueClaimed, type ClaimedEvent, type NewEvent } from './outbox.ts';
import { countSubmission, RateLimited, type Limit } from './rateLimit.ts';

export type FormTable = 'affiliate_leads' | 'job_applications' | 'contact_messages';

export type Submission = {
  table: FormTable;
  idempotencyKey: string;
  contentHash: string;
  /** Columns of the table, `id` among them; an object becomes JSON. */
  row: Record<string, unknown>;
  /** Stored, and given again to each repetition. */
  answer: Record<string, JSONValue>;
  limits: readonly Limit[];
  /** Told to the outside world, if anyone there listens. */
  event: NewEvent | null;
  now: Date;
};

export type SubmitOutcome =
  | { kind: 'stored'; answer: unknown; event: ClaimedEvent | null }
  | { kind: 'repeated'; answer: unknown }
  | { kind: 'conflict' }
  | { kind: 'limited'; retryAfterSeconds: number };

/**
 * Stores a submission and its event together, once for each idempotency key,
 * however many requests with that key arrive at the same time: the others wait
 * at the unique index until the first has committed, then get its answer.
 */
export async function submitOnce(database: Database, submission: Submission): Promise<SubmitOutcome> {
  try {
    return await database.begin((tx) => submit(tx, submission));
  } catch (cause) {
    if (!(cause instanceof RateLimited)) throw cause;
    return { kind: 'limited', retryAfterSeconds: cause.retryAfterSeconds };
  }
}

async function submit(tx: Transaction, submission: Submission): Promise<SubmitOutcome> {
  const { table, idempotencyKey, contentHash, answer } = submission;
  const row = {
    ...submission.row,
    idempotency_key: idempotencyKey,
    content_hash: contentHash,
    answer: tx.json(answer),
  };
  const inserted = await tx`
    insert into ${tx(table)} ${tx(row)}
    on conflict (idempotency_key) do nothing
    returning id`;
  if (inserted.length === 0) {
    const [first] = await tx<{ content_hash: string; answer: unknown }[]>`
      select content_hash, answer from ${tx(table)} where idempotency_key = ${idempotencyKey}`;
    return first?.content_hash === contentHash ? { kind: 'repeated', answer: first.answer } : { kind: 'conflict' };
  }
  const [event] = await Promise.all([
    submission.event && enqueueClaimed(tx, submission.event, submission.now),
    countSubmission(tx, submission.limits, submission.now),
  ]);
  return { kind: 'stored', answer, event };
}

/** Counts a submission that was turned away as a program's; nothing of it is kept. */
export async function countRejected(database: Database, form: FormTable, reason: string, now: Date): Promise<void> {
  await database`
    insert into private.rejected_submissions (day, form, reason)
    values (${now.toISOString().slice(0, 10)}, ${form}, ${reason})
    on conflict (day, form, reason)
    do update set hits = private.rejected_submissions.hits + 1`;
}
