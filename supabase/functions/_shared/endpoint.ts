import { isUnavailable } from './database.ts';
import { isSameSecret } from './hash.ts';
import { corsHeaders, dropRest, HttpError, jsonResponse, preflightResponse, readJson } from './http.ts';
import type { Log } from './log.ts';
import type { SettingsError } from './settings.ts';

export type Handler = (request: Request) => Promise<Response>;

type Call<Caller> = {
  request: Request;
  requestId: string;
  body: unknown;
  /** What `identify` returned. */
  caller: Caller;
};

/** The body is sent with status 200 unless `status` is given. */
type Result = { body: unknown; outcome: string; status?: number; eventId?: string; headers?: Record<string, string> };

/** Who may call. Decided before the body is read. */
type Access<Caller> =
  | {
      /** A request needs one of these in the `apikey` header. */
      acceptedKeys: readonly string[];
    }
  | {
      /** Identifies the caller. Throws HttpError when access is denied. */
      identify(request: Request): Promise<Caller>;
    };

export type Endpoint<Caller = undefined> = Access<Caller> & {
  name: string;
  maxBodyBytes: number;
  /** The origins of the pages that may call; where it is null or absent, all may. What is no page sends no origin. */
  origins?: readonly string[] | null;
  /**
   * Limit of a response in milliseconds. For visitors it is below the browser's own timeout, so that they read our error text.
   */
  deadlineMs?: number;
  /** The content types that it takes; by default JSON's. */
  types?: readonly string[];
  /** Whether GET is accepted too, without a body: some monitors can send nothing else. */
  allowsGet?: boolean;
  log: Log;
  /** Responds to a request whose key, type, size and JSON are in order. */
  respond(call: Call<Caller>): Promise<Result>;
};

/** A form on another site can send other types without a CORS preflight. */
const JSON_TYPES = ['application/json'];

const VISITOR_DEADLINE_MS = 12_000;

/** The limit of scheduled work, which is within the hosted platform's. */
export const SCHEDULED_DEADLINE_MS = 100_000;

/**
 * Adds what all functions share: CORS, checks of method, key, content type and size, JSON in and out, errors as JSON, and one log
 * line per request.
 */
export function makeEndpoint<Caller = undefined>(endpoint: Endpoint<Caller>): Handler {
  const deadlineMs = endpoint.deadlineMs ?? VISITOR_DEADLINE_MS;
  const { origins = null } = endpoint;
  return async (request) => {
    const cors = corsHeaders(request, origins);
    if (request.method === 'OPTIONS') return preflightResponse(cors);

    const startedAt = Date.now();
    const requestId = crypto.randomUUID();
    const log = (outcome: string, status: number, more: { errorCode?: string; eventId?: string }) =>
      endpoint.log[status >= 500 ? 'error' : 'info']({
        function: endpoint.name,
        requestId,
        outcome,
        status,
        milliseconds: Date.now() - startedAt,
        ...more,
      });

    try {
      checkOrigin(request, origins);
      checkMethod(request, endpoint.allowsGet ? ['POST', 'GET'] : ['POST']);
      const caller = await withDeadline(identify(request, endpoint), deadlineMs);
      checkType(request, endpoint.types ?? JSON_TYPES);
      const body = request.method === 'GET' ? {} : await readJson(request, endpoint.maxBodyBytes);
      const result = await withDeadline(endpoint.respond({ request, requestId, body, caller }), deadlineMs);
      const { status = 200, outcome, eventId } = result;
      log(outcome, status, eventId ? { eventId } : {});
      return jsonResponse(status, result.body, { ...cors, ...result.headers, 'x-request-id': requestId });
    } catch (cause) {
      const error = toHttpError(cause);
      await dropRest(request);
      log(error.body.code, error.status, {
        ...(error.status >= 500 && { errorCode: errorCodeOf(cause) }),
      });
      return jsonResponse(error.status, error.body, {
        ...cors,
        ...error.headers,
        'x-request-id': requestId,
      });
    }
  };
}

/** Handler of a function with a wrong setting. The log names the variable, the response does not. */
export function makeMisconfiguredHandler(name: string, { message }: SettingsError, log: Log): Handler {
  return async (request) => {
    // The pages that may call are not known.
    const cors = corsHeaders(request, null);
    if (request.method === 'OPTIONS') return preflightResponse(cors);
    const requestId = crypto.randomUUID();
    log.error({ function: name, requestId, outcome: 'misconfigured', status: 503, variable: message });
    await dropRest(request);
    const error = 'This is out of order just now, and we have been told. Please call us or write to us.';
    return jsonResponse(503, { error, code: 'misconfigured' }, { ...cors, 'x-request-id': requestId });
  };
}

/** Browsers keep other sites' pages from reading the response, but a page need not read it to have posted. */
function checkOrigin(request: Request, origins: readonly string[] | null): void {
  const origin = request.headers.get('origin');
  if (origins === null || origin === null || origins.includes(origin)) return;
  throw new HttpError(403, { error: 'This can only be sent from a page of our own site.', code: 'wrong_origin' });
}

function checkMethod(request: Request, methods: readonly string[]): void {
  if (methods.includes(request.method)) return;
  const body = { error: `Only ${methods.join(' and ')} are supported here.`, code: 'method_not_allowed' };
  throw new HttpError(405, body, { allow: [...methods, 'OPTIONS'].join(', ') });
}

async function identify<Caller>(request: Request, access: Access<Caller>): Promise<Caller> {
  if ('identify' in access) return access.identify(request);
  const key = request.headers.get('apikey') ?? '';
  if (!access.acceptedKeys.some((it) => isSameSecret(it, key))) {
    throw new HttpError(401, {
      error: 'The apikey header is missing or wrong.',
      code: 'invalid_api_key',
    });
  }
  // A key does not identify its holder.
  return undefined as Caller;
}

function checkType(request: Request, types: readonly string[]): void {
  if (request.method === 'GET') return;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    throw new HttpError(415, {
      error: `The content type must be ${types.join(' or ')}.`,
      code: 'unsupported_media_type',
    });
  }
}

function databaseUnavailable(): HttpError {
  const error = 'We could not reach our records just now. Please try again in a moment.';
  return new HttpError(503, { error, code: 'database_unavailable' }, { 'retry-after': '5' });
}

async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(databaseUnavailable()), milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

function toHttpError(cause: unknown): HttpError {
  if (cause instanceof HttpError) return cause;
  if (isUnavailable(cause)) return databaseUnavailable();
  return new HttpError(500, {
    error: 'Something went wrong on our side. Please try again.',
    code: 'internal_error',
  });
}

/** The code of an error or of what caused it: a database error's message can quote what was stored. */
export function errorCodeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('cause' in error && error.cause !== undefined) return errorCodeOf(error.cause);
  return error instanceof Error ? error.name : 'unknown';
}
