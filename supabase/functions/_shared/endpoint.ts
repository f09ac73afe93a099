import { isSameSecret } from './hash.ts';
import { dropRest, HttpError, jsonAnswer, preflightAnswer, readJson } from './http.ts';
import type { Log } from './log.ts';

export type Handler = (request: Request) => Promise<Response>;

type Call = {
  request: Request;
  requestId: string;
  body: unknown;
};

export type Endpoint = {
  name: string;
  /** Any one of these in the `apikey` header lets a request in. */
  acceptedKeys: readonly string[];
  maxBodyBytes: number;
  /** How long an answer may take, in milliseconds; for a visitor shorter than the browser's own limit, who then gets our sentence. */
  deadlineMs?: number;
  log: Log;
  /** Answers a request whose key, type, size and JSON are in order. */
  answer(call: Call): Promise<{ body: unknown; outcome: string; eventId?: string }>;
};

const VISITOR_DEADLINE_MS = 12_000;

/** For work that a schedule asks for; within what the hosted platform allows. */
export const SCHEDULED_DEADLINE_MS = 100_000;

/**
 * Wraps what a function does with what all of them do: CORS, method, key,
 * content type, size, JSON, errors as JSON, and one log line for each request.
 */
export function makeEndpoint(endpoint: Endpoint): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflightAnswer();

    const startedAt = Date.now();
    const requestId = crypto.randomUUID();
    const log = (outcome: string, status: number, more: { errorCode?: string; eventId?: string }) =>
      endpoint.log({
        function: endpoint.name,
        requestId,
        outcome,
        status,
        milliseconds: Date.now() - startedAt,
        ...more,
      });

    try {
      await checkRequest(request, endpoint);
      const body = await readJson(request, endpoint.maxBodyBytes);
      const answer = await withDeadline(
        endpoint.answer({ request, requestId, body }),
        endpoint.deadlineMs ?? VISITOR_DEADLINE_MS,
      );
      log(answer.outcome, 200, answer.eventId ? { eventId: answer.eventId } : {});
      return jsonAnswer(200, answer.body, { 'x-request-id': requestId });
    } catch (cause) {
      const refusal = toHttpError(cause);
      await dropRest(request);
      log(refusal.body.code, refusal.status, {
        ...(refusal.status >= 500 && { errorCode: errorCodeOf(cause) }),
      });
      return jsonAnswer(refusal.status, refusal.body, {
        ...refusal.headers,
        'x-request-id': requestId,
      });
    }
  };
}

async function checkRequest(request: Request, endpoint: Endpoint): Promise<void> {
  if (request.method !== 'POST') {
    const body = { error: 'Only POST is answered here.', code: 'method_not_allowed' };
    throw new HttpError(405, body, { allow: 'POST, OPTIONS' });
  }
  const key = request.headers.get('apikey') ?? '';
  const matches = await Promise.all(endpoint.acceptedKeys.map((it) => isSameSecret(it, key)));
  if (!matches.includes(true)) {
    throw new HttpError(401, {
      error: 'The apikey header is missing or wrong.',
      code: 'invalid_api_key',
    });
  }
  // A form on another site can send other types without asking first.
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new HttpError(415, {
      error: 'The content type must be application/json.',
      code: 'unsupported_media_type',
    });
  }
}

function unavailable(): HttpError {
  const error = 'We could not reach our records just now. Please try again in a moment.';
  return new HttpError(503, { error, code: 'database_unavailable' }, { 'retry-after': '5' });
}

async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

const CONNECTION_CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|CONNECT|08|53300$|57P0[1-3]$)/;

function toHttpError(cause: unknown): HttpError {
  if (cause instanceof HttpError) return cause;
  if (CONNECTION_CODES.test(errorCodeOf(cause))) return unavailable();
  return new HttpError(500, {
    error: 'Something went wrong on our side. Please try again.',
    code: 'internal_error',
  });
}

/** A database error's message can quote what was stored, so only its code is used. */
function errorCodeOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return 'unknown';
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
