/** Responses in the one shape that all functions use. */

export type ErrorBody = {
  /** A sentence that may be shown to a visitor. */
  error: string;
  /** What programs read: it does not change when the sentence does. */
  code: string;
  /** The field of the request that is wrong, where there is one. */
  field?: string;
};

// Errors carry these too: without them a browser reports an error response as a
// network failure and hides its body.
const CORS_HEADERS = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, idempotency-key',
  'access-control-expose-headers': 'idempotent-replayed, retry-after, x-request-id',
  'access-control-max-age': '86400',
};

/**
 * The headers by which browsers decide whether a page may call, and read the response.
 *
 * @param origins of the pages that may; null: all
 */
export function corsHeaders(request: Request, origins: readonly string[] | null): Record<string, string> {
  if (origins === null) return { ...CORS_HEADERS, 'access-control-allow-origin': '*' };
  const origin = request.headers.get('origin');
  const isAllowed = origin !== null && origins.includes(origin);
  return { ...CORS_HEADERS, vary: 'origin', ...(isAllowed && { 'access-control-allow-origin': origin }) };
}

/** An error with its HTTP status. Thrown anywhere below an endpoint; the log names its `cause`. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(body.code, options);
  }
}

/** A field that breaks a rule: 400 with the field's name. */
export function invalidField(field: string, error: string): HttpError {
  return new HttpError(400, { error, code: 'invalid_field', field });
}

export function jsonResponse(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** The response to a browser's preflight. */
export function preflightResponse(headers: Record<string, string>): Response {
  return new Response(null, { status: 204, headers });
}

/**
 * Reads a JSON body without ever holding more than `maxBytes` of it.
 *
 * @throws HttpError 413 when it is longer, 400 when it is not UTF-8 or not JSON
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const tooLarge = new HttpError(413, {
    error: 'What was sent is too long.',
    code: 'body_too_large',
  });
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge;

  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = request.body?.getReader();
  let text = '';
  let received = 0;
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      received += chunk.value.byteLength;
      if (received > maxBytes) throw tooLarge;
      text += decoder.decode(chunk.value, { stream: true });
    }
    return JSON.parse(text + decoder.decode(), withoutInheritedNames);
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError(400, { error: 'The request is not valid JSON.', code: 'invalid_json' });
  } finally {
    reader?.releaseLock();
  }
}

const MAX_DROPPED_BYTES = 1024 * 1024;
const DROP_MS = 1000;

/**
 * Reads and discards the rest of a rejected request's body, up to a megabyte or a second. A connection that is closed while its
 * client still writes is reset, and the reset can overtake the response.
 */
export async function dropRest({ body }: Request): Promise<void> {
  const reader = body?.getReader();
  if (!reader) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DROP_MS);
  });
  try {
    for (let dropped = 0; dropped <= MAX_DROPPED_BYTES;) {
      const chunk = await Promise.race([reader.read(), late]);
      if (!chunk || chunk.done) break;
      dropped += chunk.value.byteLength;
    }
  } catch {
    // The client has hung up.
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}

/**
 * Drops keys such as `toString` or `__proto__`: no field has such a name, and yup
 * would mistake the inherited property for a field's schema.
 */
function withoutInheritedNames(key: string, value: unknown): unknown {
  return key in Object.prototype ? undefined : value;
}
