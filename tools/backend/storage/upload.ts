import { invalidRequest, tooLarge } from './rejections.ts';

export type Upload = Awaited<ReturnType<typeof uploadOf>>;

/**
 * Reads what supabase-js sends: a form whose file part has an empty name, or the bytes alone.
 *
 * @param limit greatest size of the file, in bytes; checked here only where the headers declare the size
 * @throws StorageRejection
 */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
  const { headers } = request;
  if (/^multipart\/form-data/i.test(headers.get('content-type') ?? '')) {
    const form = await request.formData().catch(() => null);
    const cacheControl = form?.get('cacheControl');
    const file = [...(form?.values() ?? [])].find((part) => typeof part !== 'string');
    return uploadOf(file, typeof cacheControl === 'string' ? `max-age=${cacheControl}` : null);
  }
  if (Number(headers.get('content-length')) > limit) {
    // The request is read to the end: a sender that is cut off gets no response.
    await request.body?.pipeTo(new WritableStream()).catch(() => undefined);
    throw tooLarge();
  }
  const body = await request.blob();
  return uploadOf(body.size > 0 ? body : undefined, headers.get('cache-control'));
}

async function uploadOf(file: Blob | undefined, cacheControl: string | null) {
  if (!file) throw invalidRequest('No content provided');
  return {
    type: file.type || 'application/octet-stream',
    cacheControl: cacheControl ?? 'no-cache',
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
}
