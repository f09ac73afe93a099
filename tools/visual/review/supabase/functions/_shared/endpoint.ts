import { connect, DatabaseUnavailable, type Database } from './database.ts';
import { listDecisions, storeDecisions } from './decisions.ts';
import { HttpError, jsonResponse, preflightResponse, readJson } from './http.ts';
import type { NewDecision, StoredDecision } from './protocol.ts';
import { countWrongKey, findReviewer, type Reviewer } from './reviewers.ts';

const REVIEW_KEY_HEADER = 'x-review-key';

export type Handler = (request: Request) => Promise<Response>;

/** Dependencies of both functions. */
export type ReviewDeps = ReturnType<typeof depsOf>;

const depsOf = (database: Database) => ({
  clock: () => new Date(),
  /** Ids and outcomes, and neither keys nor notes. */
  log: (entry: Record<string, string | number>) => console.info(JSON.stringify(entry)),
  findReviewer: (key: string, now: Date) => findReviewer(database, key, now),
  countWrongKey: (now: Date) => countWrongKey(database, now),
  listDecisions: (hashes: readonly string[]) => listDecisions(database, hashes),
  storeDecisions: (reviewer: Reviewer, decisions: readonly NewDecision[], now: Date) =>
    storeDecisions(database, reviewer, decisions, now),
});

type ReviewFunction = {
  name: string;
  maxBodyBytes: number;
  /** Whether it writes, which not every key may. */
  decides: boolean;
  decisionsFor(reviewer: Reviewer, body: unknown): Promise<StoredDecision[]>;
};

/**
 * The handler of a function on the real platform.
 *
 * @param env `VISUAL_REVIEW_DB_URL` where decisions have a role of their own in a database of others; else the platform's own
 */
export function handlerFor(env: Record<string, string | undefined>, make: (deps: ReviewDeps) => Handler): Handler {
  return make(depsOf(connect(env.VISUAL_REVIEW_DB_URL ?? env.SUPABASE_DB_URL ?? '')));
}

/** Makes a handler that identifies the reviewer, by the key alone, before it reads the body. */
export function makeReviewHandler(deps: ReviewDeps, review: ReviewFunction): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflightResponse();
    try {
      requireJson(request);
      const reviewer = await identify(deps, request, review.decides);
      const decisions = await review.decisionsFor(reviewer, await readJson(request, review.maxBodyBytes));
      deps.log({ function: review.name, outcome: 'done', status: 200, count: decisions.length });
      return jsonResponse(200, { reviewer: reviewer.name, decisions });
    } catch (cause) {
      const { status, body, headers } = toHttpError(cause);
      deps.log({ function: review.name, outcome: body.code, status });
      return jsonResponse(status, body, headers);
    }
  };
}

function requireJson({ method, headers }: Request): void {
  if (method !== 'POST')
    throw new HttpError(405, { error: 'Only POST is supported here.', code: 'method_not_allowed' }, { allow: 'POST, OPTIONS' });
  // A form on another site can send other types without a preflight.
  if (headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json')
    throw new HttpError(415, { error: 'The content type must be application/json.', code: 'unsupported_media_type' });
}

/** @throws HttpError 401 for a key that is missing or wrong, 403 for one that may not, 429 after too many wrong ones */
async function identify(deps: ReviewDeps, request: Request, decides: boolean): Promise<Reviewer> {
  const key = request.headers.get(REVIEW_KEY_HEADER)?.trim() ?? '';
  if (key === '') throw new HttpError(401, { error: 'Please sign in with your reviewer key.', code: 'missing_review_key' });
  const now = deps.clock();
  // First, so that others' wrong keys lock no reviewer out.
  const reviewer = await deps.findReviewer(key, now);
  if (!reviewer) {
    await deps.countWrongKey(now);
    const error = 'This reviewer key is not known. Check that you have copied all of it.';
    throw new HttpError(401, { error, code: 'wrong_review_key' });
  }
  const forbidden = (code: string, reason: string): HttpError =>
    new HttpError(403, { error: `This reviewer key ${reason}. Ask the owner of this project for a new one.`, code });
  if (reviewer.isRevoked) throw forbidden('revoked_review_key', 'was revoked');
  if (reviewer.hasEnded) throw forbidden('ended_review_key', 'has ended, as each does after 90 days');
  if (decides && !reviewer.mayDecide) throw forbidden('reading_review_key', 'may only read decisions');
  return reviewer;
}

function toHttpError(cause: unknown): HttpError {
  if (cause instanceof HttpError) return cause;
  if (cause instanceof DatabaseUnavailable) {
    const error = 'The decisions cannot be reached just now. Please try again in a moment.';
    return new HttpError(503, { error, code: 'database_unavailable' }, { 'retry-after': '5' });
  }
  return new HttpError(500, { error: 'Something went wrong on our side. Please try again.', code: 'internal_error' });
}
