import { invalidRequest } from './rejections.ts';

/** More than this is not read, even if the sender continues. */
const MOST_READ = 64 * 1024 * 1024;

export type Upload = {
  type: string;
  cacheControl: string;
  bytes: Uint8Array;
  /** The bytes end at the limit, but the file did not. */
  isTruncated: boolean;
};

const isMultipart = (type: string) => /^multipart\/form-data/i.test(type);

/** Whether the headers of a body without parts declare more than the limit. */
export function declaresTooLarge({ headers }: Request, limit: number): boolean {
  return !isMultipart(headers.get('content-type') ?? '') && Number(headers.get('content-length')) > limit;
}

/**
 * Reads what supabase-js sends: a form whose file part has an empty name, or the bytes alone.
 *
 * @param limit greatest size of the file, in bytes
 */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
  const contentType = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!isMultipart(contentType)) {
    const bytes = await readAtMost(request, limit + 1);
    if (bytes.length === 0) throw invalidRequest('No content provided');
    return {
      type: contentType,
      cacheControl: request.headers.get('cache-control') ?? 'no-cache',
      bytes,
      isTruncated: bytes.length > limit,
    };
  }

  // Room for the other parts and the lines between them.
  const body = await readAtMost(request, limit + 64 * 1024);
  const parts = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => null);
  const file = [...(parts?.values() ?? [])].find((part) => typeof part !== 'string');
  if (parts && !file) throw invalidRequest('No content provided');
  if (!file) {
    // Cut off in the middle of a part: over the limit, or the sender stopped.
    if (body.length <= limit) throw invalidRequest('No content provided');
    return { type: declaredType(body), cacheControl: 'no-cache', bytes: body, isTruncated: true };
  }
  const cacheControl = parts?.get('cacheControl');
  return {
    type: file.type || 'application/octet-stream',
    cacheControl: typeof cacheControl === 'string' ? `max-age=${cacheControl}` : 'no-cache',
    bytes: new Uint8Array(await file.arrayBuffer()),
    isTruncated: file.size > limit,
  };
}

/** The file part's type, from a form that is not complete. */
function declaredType(body: Uint8Array): string {
  const beginning = Buffer.from(body.subarray(0, 16 * 1024)).toString('latin1');
  return /\r\nContent-Type:\s*([^\r\n]+)/i.exec(beginning)?.[1]?.trim() ?? 'application/octet-stream';
}

/** Returns the first `most` bytes, but reads on: a sender that is cut off would not see the response. */
async function readAtMost(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let received = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    if (received < most) chunks.push(chunk.value.subarray(0, most - received));
    received += chunk.value.length;
    if (received > MOST_READ) {
      await reader?.cancel();
      break;
    }
  }
  return new Uint8Array(Buffer.concat(chunks));
}
