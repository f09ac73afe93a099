import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, SiteFile } from './files.ts';

type Reply = {
  file: SiteFile;
  status: number;
  headers: Map<string, string>;
};

/**
 * Sends a file: compressed as the client prefers, a part of it when a range is
 * asked for, or 304 when the client has it already.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, headers }: Reply,
): Promise<void> {
  const range = status === 200 ? readRange(request.headers.range, file.bytes.length) : null;
  const encoding = range ? null : preferredEncoding(request.headers['accept-encoding']);
  const compressed = encoding && (await file.compressed(encoding));
  const body = compressed ?? file.bytes;
  const etag = compressed ? `"${file.hash}-${encoding}"` : `"${file.hash}"`;

  response.setHeader('content-type', file.type);
  response.setHeader('etag', etag);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('accept-ranges', 'bytes');
  for (const [name, value] of headers) response.setHeader(name, value);

  if (status === 200 && hasCurrent(request.headers['if-none-match'], file.hash)) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${file.bytes.length}` }).end();
    return;
  }
  if (compressed) response.setHeader('content-encoding', encoding);
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  if (range) {
    response.setHeader('content-range', `bytes ${range.start}-${range.end}/${body.length}`);
  }
  response.writeHead(range ? 206 : status, { 'content-length': part.length });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** Any encoding of the same content counts as the same. */
function hasCurrent(ifNoneMatch: string | undefined, hash: string): boolean {
  if (!ifNoneMatch) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.some((tag) => tag === '*' || tag === `"${hash}"` || tag.startsWith(`"${hash}-`));
}

function preferredEncoding(accepted: string | string[] | undefined): Encoding | null {
  const offers = new Map(
    String(accepted ?? '')
      .split(',')
      .map((offer) => {
        const [name = '', quality = 'q=1'] = offer
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/);
        return [name, Number(quality.replace('q=', ''))] as const;
      }),
  );
  const isAccepted = (name: string) => (offers.get(name) ?? offers.get('*') ?? 0) > 0;
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : null;
}

/** One range of bytes, both ends included. More than one range is answered in full. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
