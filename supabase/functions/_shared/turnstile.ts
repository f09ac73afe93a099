import { HttpError } from './http.ts';
import type { Log } from './log.ts';
import type { FormSettings, Topic } from './settings.ts';
import type { HumanVerdict } from './suspects.ts';

const TIMEOUT_MS = 5000;
/** Cloudflare's secrets for tests, which answer for `example.com` and without the widget's action. */
const TEST_SECRET = /^[123]x0+AA$/;
/** The errors that are about the token. */
const TOKEN_ERRORS = new Set<unknown>(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']);
/** The errors that are about the secret or the service, whatever token a visitor has. Any other one may be the visitor's. */
const OUR_ERRORS = new Set<unknown>(['missing-input-secret', 'invalid-input-secret', 'internal-error']);
/** The characters of a token. Others could make Cloudflare reject the request before it looks at the token. */
const TOKEN = /^[\w.+/=-]{1,2048}$/;

type Turnstile = NonNullable<FormSettings['turnstile']>;

export type HumanCheck = (visitor: {
  token: string;
  /** What the visitor sends. The widget of that form has the same action. */
  action: Topic;
  /** The visitor's address, if known. */
  address: string | null;
  /** Lets a repeated request pass with a token that counts only once. */
  idempotencyKey: string;
  requestId: string;
}) => Promise<HumanVerdict>;

/**
 * Makes the check that a visitor's browser passed Turnstile for this form and on this site. A check that cannot be made is logged as
 * an error. Throws HttpError 400 when the token is missing or rejected.
 */
export function makeHumanCheck(turnstile: Turnstile | null, fetcher: typeof fetch, log: Log): HumanCheck {
  return async ({ token, action, address, idempotencyKey, requestId }) => {
    if (!turnstile) return 'off';
    if (!TOKEN.test(token)) throw notAPerson();
    const fields = { response: token, idempotency_key: idempotencyKey, ...(address !== null && { remoteip: address }) };
    const answer = await siteverify(turnstile, fetcher, fields);
    if (answer.kind === 'broken') {
      log.error({ function: 'siteverify', requestId, outcome: 'human_check_unavailable', errorCode: answer.errorCode });
      return answer.isOurs ? 'unverified' : 'doubtful';
    }
    if (answer.kind === 'rejected') throw notAPerson();
    const isOfThisForm = answer.action === action && turnstile.hostnames.some((hostname) => hostname === answer.hostname);
    if (!isOfThisForm && !TEST_SECRET.test(turnstile.secretKey)) throw notAPerson();
    return 'confirmed';
  };
}

/** How often `health` asks Cloudflare at most, however often a monitor calls. */
const SECRET_CHECK_MS = 5 * 60_000;

/**
 * Makes the check that the secret is right and the service responds, which asks with a token that no visitor has.
 *
 * @returns null when all is well, else the error's code
 */
export function makeSecretCheck(turnstile: Turnstile, fetcher: typeof fetch): (now: Date) => Promise<string | null> {
  let last: { at: number; errorCode: string | null } | undefined;
  return async (now) => {
    if (!last || now.getTime() - last.at >= SECRET_CHECK_MS) {
      const answer = await siteverify(turnstile, fetcher, { response: 'health' });
      last = { at: now.getTime(), errorCode: answer.kind === 'broken' ? answer.errorCode : null };
    }
    return last.errorCode;
  };
}

type Answer =
  | { kind: 'confirmed'; action: unknown; hostname: unknown }
  | { kind: 'rejected' }
  /** `isOurs`: whatever token is asked about. */
  | { kind: 'broken'; errorCode: string; isOurs: boolean };

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
async function siteverify({ secretKey, verifyUrl }: Turnstile, fetcher: typeof fetch, fields: object): Promise<Answer> {
  try {
    const body = new URLSearchParams({ secret: secretKey, ...fields });
    const response = await fetcher(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer = Object(await response.json().catch(() => null)) as Record<string, unknown>;
    if (answer.success === true) return { kind: 'confirmed', action: answer.action, hostname: answer.hostname };
    const codes: unknown[] = Array.isArray(answer['error-codes']) ? answer['error-codes'] : [];
    const others = codes.filter((code) => !TOKEN_ERRORS.has(code));
    if (codes.length > 0 && others.length === 0) return { kind: 'rejected' };
    const isOurs = others.length > 0 ? others.every((code) => OUR_ERRORS.has(code)) : response.status >= 500;
    return { kind: 'broken', errorCode: typeof others[0] === 'string' ? others[0] : `status_${response.status}`, isOurs };
  } catch {
    return { kind: 'broken', errorCode: 'no_answer', isOurs: true };
  }
}

function notAPerson(): HttpError {
  const error = 'We could not confirm that you are a person. Please try again.';
  return new HttpError(400, { error, code: 'human_check_failed', field: 'turnstileToken' });
}
