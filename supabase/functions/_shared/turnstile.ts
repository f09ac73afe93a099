import { HttpError } from './http.ts';
import type { FormSettings } from './settings.ts';
import type { HumanVerdict } from './suspects.ts';

const TIMEOUT_MS = 5000;

export type HumanCheck = (visitor: {
  token: string;
  /** The visitor's address, if known. */
  address: string | null;
  /** Lets a repeated request pass with a token that counts only once. */
  idempotencyKey: string;
}) => Promise<HumanVerdict>;

/**
 * Makes the check that a visitor's browser passed Turnstile. Without a secret
 * key every visitor passes. The check throws HttpError: 400 when the token is
 * missing or rejected, 503 when Cloudflare does not respond.
 */
export function makeHumanCheck(turnstile: FormSettings['turnstile'], fetcher: typeof fetch): HumanCheck {
  return async ({ token, address, idempotencyKey }) => {
    if (!turnstile) return 'off';
    if (token === '') throw notAPerson();
    const form = new URLSearchParams({ secret: turnstile.secretKey, response: token, idempotency_key: idempotencyKey });
    if (address !== null) form.set('remoteip', address);
    if (!(await verify(fetcher, turnstile.verifyUrl, form))) throw notAPerson();
    return 'confirmed';
  };
}

async function verify(fetcher: typeof fetch, url: string, body: URLSearchParams): Promise<boolean> {
  let verdict: unknown;
  try {
    const response = await fetcher(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    verdict = await response.json();
  } catch {
    const error = 'We could not run our spam check just now. Please try again in a moment.';
    throw new HttpError(503, { error, code: 'human_check_unavailable' }, { 'retry-after': '5' });
  }
  return typeof verdict === 'object' && verdict !== null && 'success' in verdict && verdict.success === true;
}

function notAPerson(): HttpError {
  const error = 'We could not confirm that you are a person. Please try again.';
  return new HttpError(400, { error, code: 'human_check_failed', field: 'turnstileToken' });
}
