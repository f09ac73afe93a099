/** Responses in the one shape that both functions use. */

export type ErrorBody = {
  /** A sentence for the reviewer. */
  error: string;
  /** What programs read: it does not change when the sentence does. */
  code: string;
  /** The field of the request that is wrong, where there is one. */
  field?: string;
};

/** A key is sent by hand, so no cookie is involved and any page may call. Errors need these headers too, or browsers hide them. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, x-review-key',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
};

/** An error with its HTTP status. Thrown anywhere below an endpoint. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.code);
  }
}

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(JSON.stringify(body), { status, headers: { ...CORS, ...type, ...headers } });
}

/** The response to a browser's preflight. */
export const preflightResponse = (): Response => new Response(null, { status: 204, headers: CORS });

/**
 * Reads a JSON body without ever holding more than `maxBytes` of it.
 *
 * @throws HttpError 413 when it is longer, 400 when it is not JSON
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    received += part.value.byteLength;
    if (received > maxBytes) throw new HttpError(413, { error: 'What was sent is too long.', code: 'body_too_large' });
    chunks.push(part.value);
  }
  try {
    return JSON.parse(await new Blob(chunks as BlobPart[]).text());
  } catch {
    throw new HttpError(400, { error: 'The request is not valid JSON.', code: 'invalid_json' });
  }
}
