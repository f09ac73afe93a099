import { clientAddress, networksOf } from './clientAddress.ts';
import { makeEndpoint, type Handler } from './endpoint.ts';
import { HttpError } from './http.ts';
import type { Platform } from './platform.ts';
import { makeTryLimit } from './rateLimit.ts';
import { findReviewer, type Reviewer } from './reviewers.ts';
import { readAddressHeader } from './settings.ts';
import { listDecisions, storeDecisions, type NewDecision, type StoredDecision } from './visualDecisions.ts';

/** Wrong keys per network and hour. Keys are too long to guess. */
const MAX_WRONG_KEYS = 20;
const DEADLINE_MS = 5000;
const REVIEW_KEY_HEADER = 'x-review-key';

/** Dependencies of a function that reviewers call. */
export type ReviewDeps = ReturnType<typeof reviewDeps>;

/** The dependencies on the real platform. @throws SettingsError */
export function reviewDeps({ env, project, database, clock, log }: Platform) {
  return {
    clock,
    log,
    addressHeader: readAddressHeader(env),
    wrongKeys: makeTryLimit(database, 'review key', MAX_WRONG_KEYS, project.secretKeys[0] ?? project.databaseUrl),
    findReviewer: (key: string) => findReviewer(database, key),
    listDecisions: (hashes: readonly string[]) => listDecisions(database, hashes),
    storeDecisions: (reviewer: Reviewer, decisions: readonly NewDecision[], now: Date) =>
      storeDecisions(database, reviewer, decisions, now),
  };
}

type ReviewFunction = {
  name: string;
  maxBodyBytes: number;
  outcome: string;
  decisionsFor(reviewer: Reviewer, body: unknown): Promise<StoredDecision[]>;
};

/** Makes a handler that identifies the reviewer, by the key alone, before it calls the function. */
export function makeReviewHandler(deps: ReviewDeps, review: ReviewFunction): Handler {
  return makeEndpoint({
    name: review.name,
    identify: (request) => identifyReviewer(deps, request),
    maxBodyBytes: review.maxBodyBytes,
    deadlineMs: DEADLINE_MS,
    log: deps.log,
    async respond({ body, caller }) {
      const decisions = await review.decisionsFor(caller, body);
      return { body: { reviewer: caller.name, decisions }, outcome: review.outcome };
    },
  });
}

/** @throws HttpError 401 for a key that is missing or wrong, 403 for one that was revoked, 429 after too many wrong ones */
async function identifyReviewer(deps: ReviewDeps, request: Request): Promise<Reviewer> {
  const key = request.headers.get(REVIEW_KEY_HEADER)?.trim() ?? '';
  if (key === '') throw new HttpError(401, { error: 'Please sign in with your reviewer key.', code: 'missing_review_key' });

  // First, so that others' wrong keys from the same network lock no reviewer out.
  const reviewer = await deps.findReviewer(key);
  if (!reviewer) {
    const network = networksOf(clientAddress(request, deps.addressHeader) ?? '')[0] ?? null;
    const now = deps.clock();
    const retryAfterSeconds = await deps.wrongKeys.secondsUntilNext(network, now);
    if (retryAfterSeconds !== null) throw tooManyTries(retryAfterSeconds);
    await deps.wrongKeys.count(network, now);
    const error = 'This reviewer key is not known. Check that you have copied all of it.';
    throw new HttpError(401, { error, code: 'wrong_review_key' });
  }
  if (reviewer.isRevoked) {
    const error = 'This reviewer key was revoked. Ask the owner of this project for a new one.';
    throw new HttpError(403, { error, code: 'revoked_review_key' });
  }
  return reviewer;
}

function tooManyTries(retryAfterSeconds: number): HttpError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const error = `Too many wrong reviewer keys came from your network. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new HttpError(429, { error, code: 'too_many_tries' }, { 'retry-after': String(retryAfterSeconds) });
}
