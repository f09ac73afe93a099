/**
 * The backend of decisions, for commands and for the Storybook addon alike. What it speaks: `protocol.ts`.
 */
import type { DecisionsResponse, NewDecision } from './protocol.ts';

type ReviewFailure = {
  ok: false;
  /**
   * wrong-key       missing, or not known
   * revoked         was valid once
   * too-many-tries  too many wrong keys came from this network
   * rejected        the backend does not take what was sent
   * unreachable     no connection, or no response in time
   * failed          the backend is out of order, or is none
   */
  reason: 'wrong-key' | 'revoked' | 'too-many-tries' | 'rejected' | 'unreachable' | 'failed';
  /** A sentence for the reviewer. */
  message: string;
};

export type ReviewResult = ({ ok: true } & DecisionsResponse) | ReviewFailure;

const TIMEOUT_MS = 10_000;
/** The most that the backend takes in one call. */
const MAX_HASHES = 5000;
const MAX_DECISIONS = 500;

/**
 * All reviewers' decisions about changes to these pixels. Without hashes: whether the key is valid, and whose it is.
 *
 * @param url of the backend, the value of `VISUAL_REVIEW_URL`
 * @param hashes of the current pixels of new and changed stories, and of the accepted ones of removed stories
 */
export function listDecisions(url: string, key: string, hashes: readonly string[]): Promise<ReviewResult> {
  const parts = inParts([...new Set(hashes)], MAX_HASHES);
  return callInTurn(
    parts.map((part) => ({ hashes: part })),
    (body) => call(url, 'list-visual-decisions', key, body),
  );
}

/** Stores decisions of the key's owner, who may have decided otherwise before. After a failure, the same may be sent again. */
export function decideChanges(url: string, key: string, decisions: readonly NewDecision[]): Promise<ReviewResult> {
  const parts = inParts(decisions, MAX_DECISIONS);
  return callInTurn(
    parts.map((part) => ({ decisions: part })),
    (body) => call(url, 'decide-visual-changes', key, body),
  );
}

/** At least one part, which may be empty. */
function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** The responses as one, or the first failure. */
async function callInTurn<Body>(bodies: Body[], send: (body: Body) => Promise<ReviewResult>): Promise<ReviewResult> {
  const all: DecisionsResponse = { reviewer: '', decisions: [] };
  for (const body of bodies) {
    const result = await send(body);
    if (!result.ok) return result;
    all.reviewer = result.reviewer;
    all.decisions.push(...result.decisions);
  }
  return { ok: true, ...all };
}

async function call(url: string, name: string, key: string, body: object): Promise<ReviewResult> {
  const address = `${url.replace(/\/+$/, '')}/${name}`;
  // What a header cannot carry was never a key; `fetch` would throw as if the network had failed.
  if (!/^[\x21-\x7e]+$/.test(key.trim())) return failure('wrong-key', 'Please enter the whole reviewer key.');
  let response: Response;
  let received: unknown;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-review-key': key.trim() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    received = parse(await response.text());
  } catch {
    return failure(
      'unreachable',
      `The backend of decisions cannot be reached at ${address}. Check the connection and try again.`,
    );
  }
  if (response.ok && isDecisions(received)) return { ok: true, ...received };
  const sentence = sentenceOf(received);
  if (response.ok || sentence === null) {
    return failure('failed', `${address} does not respond as a backend of decisions (status ${response.status}).`);
  }
  return failure(reasonOf(response.status), sentence);
}

const failure = (reason: ReviewFailure['reason'], message: string): ReviewFailure => ({ ok: false, reason, message });

function reasonOf(status: number): ReviewFailure['reason'] {
  if (status === 401) return 'wrong-key';
  if (status === 403) return 'revoked';
  if (status === 429) return 'too-many-tries';
  return status < 500 ? 'rejected' : 'failed';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDecisions(received: unknown): received is DecisionsResponse {
  const { reviewer, decisions } = fieldsOf(received);
  return typeof reviewer === 'string' && Array.isArray(decisions);
}

function sentenceOf(received: unknown): string | null {
  const { error } = fieldsOf(received);
  return typeof error === 'string' ? error : null;
}

const fieldsOf = (received: unknown) =>
  (typeof received === 'object' && received !== null ? received : {}) as Record<string, unknown>;
