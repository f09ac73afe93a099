/** The client of the decisions' backend, for commands and for the Storybook addon. The protocol is in `protocol.ts`. */
import type { DecisionsResponse, NewDecision } from './protocol.ts';

type ReviewFailure = {
  ok: false;
  /**
   * wrong-key       missing, or not known
   * revoked         was valid once
   * too-many-tries  too many wrong keys came from this network
   * failed          anything else, such as no connection
   */
  reason: 'wrong-key' | 'revoked' | 'too-many-tries' | 'failed';
  /** A sentence for the reviewer. */
  message: string;
};

export type ReviewResult = ({ ok: true } & DecisionsResponse) | ReviewFailure;

const TIMEOUT_MS = 10_000;
/** The most that the backend accepts in one call. */
const MAX_HASHES = 5000;
const MAX_DECISIONS = 500;

/**
 * Lists all reviewers' decisions about changes to these pixels. Without hashes: whether the key is valid, and whose it is.
 *
 * @param url of the backend, the value of `VISUAL_REVIEW_URL`
 * @param hashes of the current pixels of new and changed stories, and of the accepted ones of removed stories
 */
export const listDecisions = (url: string, key: string, hashes: readonly string[]): Promise<ReviewResult> =>
  callInParts(`${baseOf(url)}/list-visual-decisions`, key, 'hashes', [...new Set(hashes)], MAX_HASHES);

/** Stores decisions of the key's owner, replacing earlier ones. After a failure, the same may be sent again. */
export const decideChanges = (url: string, key: string, decisions: readonly NewDecision[]): Promise<ReviewResult> =>
  callInParts(`${baseOf(url)}/decide-visual-changes`, key, 'decisions', decisions, MAX_DECISIONS);

const baseOf = (url: string): string => url.replace(/\/+$/, '');

/** Sends one part after another; an empty list is one part. Returns the merged responses, or the first failure. */
async function callInParts(address: string, key: string, field: string, items: readonly unknown[], size: number) {
  const all: Extract<ReviewResult, { ok: true }> = { ok: true, reviewer: '', decisions: [] };
  let start = 0;
  do {
    const result = await call(address, key.trim(), { [field]: items.slice(start, start + size) });
    if (!result.ok) return result;
    all.reviewer = result.reviewer;
    all.decisions.push(...result.decisions);
    start += size;
  } while (start < items.length);
  return all;
}

const REASONS: Record<number, ReviewFailure['reason']> = { 401: 'wrong-key', 403: 'revoked', 429: 'too-many-tries' };

const failure = (reason: ReviewFailure['reason'], message: string): ReviewFailure => ({ ok: false, reason, message });

async function call(address: string, key: string, body: object): Promise<ReviewResult> {
  // A text that a header cannot contain is not a key; `fetch` would throw as if the network had failed.
  if (!/^[\x21-\x7e]+$/.test(key)) return failure('wrong-key', 'Please enter the whole reviewer key.');
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-review-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (response === null)
    return failure('failed', `The backend of decisions cannot be reached at ${address}. Check the connection and try again.`);
  const { ok, status } = response;
  // Another kind of server may respond with anything.
  const content = (await response.json().catch(() => null)) as Partial<DecisionsResponse & { error: string }> | null;
  const { reviewer, decisions, error } = content ?? {};
  if (ok && reviewer !== undefined && Array.isArray(decisions)) return { ok, reviewer, decisions };
  if (!ok && typeof error === 'string') return failure(REASONS[status] ?? 'failed', error);
  return failure('failed', `${address} does not respond as a backend of decisions (status ${status}).`);
}
