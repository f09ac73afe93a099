/** The client of the decisions' backend, for commands and for the Storybook addon. The protocol is in `protocol.ts`. */
import type { DecisionsResponse, NewDecision } from '../types.ts';

/** `isKeyValid`: false for a missing, unknown or revoked key, true for any other failure. `message`: a sentence for the reviewer. */
type ReviewFailure = { ok: false; isKeyValid: boolean; message: string };

export type ReviewResult = ({ ok: true } & DecisionsResponse) | ReviewFailure;

const TIMEOUT_MS = 10_000;

/** Lists all reviewers' decisions about changes to these pixels. Without hashes: whether the key is valid, and whose it is. */
export const listDecisions = (url: string, key: string, hashes: readonly string[]): Promise<ReviewResult> =>
  call(url, 'list-visual-decisions', key, { hashes: [...new Set(hashes)] });

/** The backend stores so many at once. */
const MAX_DECISIONS = 500;

/** Stores decisions of the key's owner, replacing earlier ones. After a failure, the same may be sent again. */
export async function decideChanges(url: string, key: string, decisions: readonly NewDecision[]): Promise<ReviewResult> {
  const next = decisions.slice(0, MAX_DECISIONS);
  const result = await call(url, 'decide-visual-changes', key, { decisions: next });
  if (!result.ok || next.length === decisions.length) return result;
  const rest = await decideChanges(url, key, decisions.slice(MAX_DECISIONS));
  return rest.ok ? { ...rest, decisions: [...result.decisions, ...rest.decisions] } : rest;
}

const failure = (message: string, isKeyValid = true): ReviewFailure => ({ ok: false, isKeyValid, message });

async function call(url: string, endpoint: string, typedKey: string, body: object): Promise<ReviewResult> {
  const address = `${url.replace(/\/+$/, '')}/${endpoint}`;
  const key = typedKey.trim();
  // A text that a header cannot contain is not a key; `fetch` would throw as if the network had failed.
  if (!/^[\x21-\x7e]+$/.test(key)) return failure('Please enter the whole reviewer key.', false);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-review-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (response === null)
    return failure(`The backend of decisions cannot be reached at ${address}. Check the connection and try again.`);
  const { ok, status } = response;
  // Another kind of server may respond with anything.
  const content = (await response.json().catch(() => null)) as Partial<DecisionsResponse & { error: string }> | null;
  const { reviewer, decisions, error } = content ?? {};
  if (ok && reviewer !== undefined && Array.isArray(decisions)) return { ok, reviewer, decisions };
  if (!ok && typeof error === 'string') return failure(error, status !== 401 && status !== 403);
  return failure(`${address} does not respond as a backend of decisions (status ${status}).`);
}
