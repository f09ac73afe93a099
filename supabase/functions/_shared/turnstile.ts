import { HttpError } from './http.ts';
import type { Settings } from './settings.ts';

const TIMEOUT_MS = 5000;

export type HumanCheck = (visitor: {
  token: string;
  address: string;
  /** Lets a repeated request pass with a token that counts only once. */
  idempotencyKey: string;
}) => Promise<void>;

/**
 * Makes the check that a visitor's browser passed Turnstile. Without a secret
 * key it lets everybody in. The check throws HttpError: 400 when the token is
 * missing or refused, 503 when the other side does not answer.
 */
export function makeHumanCheck(turnstile: Settings['turnstile'], fetcher: typeof fetch): HumanCheck {
  return async ({ token, address, idempotencyKey }) => {
    if (!turnstile) return;
    if (token === '') throw refused();
    const form = new URLSearchParams({ secret: turnstile.secretKey, response: token, idempotency_key: idempotencyKey });
    if (address !== 'unknown') form.set('remoteip', address);
    if (!(await verify(fetcher, turnstile.verifyUrl, form))) throw refused();
  };
}

async function verify(fetcher: typeof fetch, url: string, body: URLSearchParams): Promise<boolean> {
  let answer: unknown;
  try {
    const response = await fetcher(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    answer = await response.json();
  } catch {
    const error = 'We could not run our spam check just now. Please try again in a moment.';
    throw new HttpError(503, { error, code: 'human_check_unavailable' }, { 'retry-after': '5' });
  }
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
}

function refused(): HttpError {
  const error = 'We could not confirm that you are a person. Please try again.';
  return new HttpError(400, { error, code: 'human_check_failed', field: 'turnstileToken' });
}
