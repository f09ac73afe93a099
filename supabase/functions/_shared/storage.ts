import { HttpError } from './http.ts';
import { RESUME_BUCKET } from './resumePath.ts';
import type { Settings } from './settings.ts';

const TIMEOUT_MS = 8000;

/** The résumés, as one who holds the project's secret key sees them. */
export type ResumeStorage = {
  /**
   * The file's bytes; when it is longer than `maxBytes`, only that many and one.
   *
   * @returns null when there is no such file
   */
  read(path: string, maxBytes: number): Promise<Uint8Array | null>;
  /**
   * A link that opens the file for so long, for whoever has it.
   *
   * @returns null when there is no such file
   */
  sign(path: string, seconds: number): Promise<string | null>;
  /** Removes files; those that do not exist are no error. */
  remove(paths: readonly string[]): Promise<void>;
};

/** @param settings with the project's address and its secret key */
export function resumeStorage({ projectUrl, secretKeys }: Settings, fetcher: typeof fetch): ResumeStorage {
  const base = `${projectUrl}/storage/v1`;
  const key = secretKeys[0] ?? '';

  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    try {
      return await fetcher(base + path, {
        method,
        headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch {
      throw unavailable();
    }
  };

  return {
    async read(path, maxBytes) {
      const response = await call('GET', `/object/authenticated/${RESUME_BUCKET}/${encodeURI(path)}`);
      if (!response.ok) return refuse(response);
      return readAtMost(response, maxBytes + 1);
    },
    async sign(path, seconds) {
      const response = await call('POST', `/object/sign/${RESUME_BUCKET}/${encodeURI(path)}`, { expiresIn: seconds });
      if (!response.ok) return refuse(response);
      const { signedURL: signedUrl } = (await response.json()) as { signedURL: string };
      return base + signedUrl;
    },
    async remove(paths) {
      const response = await call('DELETE', `/object/${RESUME_BUCKET}`, { prefixes: paths });
      await response.body?.cancel();
      if (!response.ok) throw unavailable();
    },
  };
}

/** Storage says most of what it says with status 400; the body tells what is meant. */
async function refuse(response: Response): Promise<null> {
  const body = (await response.json().catch(() => null)) as { statusCode?: string | number } | null;
  if (String(body?.statusCode ?? response.status) === '404') return null;
  throw unavailable();
}

async function readAtMost(response: Response, most: number): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    while (length < most) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      chunks.push(chunk.value);
      length += chunk.value.length;
    }
    await reader?.cancel();
  } catch {
    throw unavailable();
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes.subarray(0, most);
}

function unavailable(): HttpError {
  const error = 'We could not reach our file storage just now. Please try again in a moment.';
  return new HttpError(503, { error, code: 'storage_unavailable' }, { 'retry-after': '5' });
}
