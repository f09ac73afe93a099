import { parseAccept } from 'hono/utils/accept';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRange } from '../range.ts';
import type { Encoding, SiteFile } from './files.ts';

type Reply = {
  file: SiteFile;
  status: number;
  headers: ReadonlyMap<string, string>;
};

/** Sends a file: compressed as the client prefers, a range of it on request, or 304 when the client has the current version. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, headers }: Reply,
): Promise<void> {
  const size = file.bytes.length;
  const range = status === 200 ? readRange(request.headers.range, size) : null;
  const encoding = range ? null : preferredEncoding(request.headers['accept-encoding']);
  const compressed = encoding && (await file.compressed(encoding));
  response.setHeader('content-type', file.type);
  response.setHeader('etag', compressed ? `"${file.hash}-${encoding}"` : `"${file.hash}"`);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('accept-ranges', 'bytes');
  for (const [name, value] of headers) response.setHeader(name, value);

  if (status === 200 && isCurrent(request.headers['if-none-match'], file.hash)) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  if (compressed) response.setHeader('content-encoding', encoding);
  if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const body = range ? file.bytes.subarray(range.start, range.end + 1) : (compressed ?? file.bytes);
  response.writeHead(range ? 206 : status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Any encoding of the same content counts as the same. */
function isCurrent(ifNoneMatch: string | undefined, hash: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.some((tag) => tag === '*' || tag === `"${hash}"` || tag.startsWith(`"${hash}-`));
}

function preferredEncoding(accepted: string | string[] | undefined): Encoding | null {
  const offers = new Map(parseAccept(String(accepted ?? '')).map(({ type, q }) => [type.toLowerCase(), q]));
  const isAccepted = (name: string) => (offers.get(name) ?? offers.get('*') ?? 0) > 0;
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : null;
}
