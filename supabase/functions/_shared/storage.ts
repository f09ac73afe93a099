import { HttpError } from './http.ts';
import { RESUME_BUCKET } from './resumePath.ts';
import type { ProjectSettings } from './settings.ts';

const TIMEOUT_MS = 8000;

/** The résumés, for a caller with the project's secret key. */
export type ResumeStorage = {
  /** @returns a file's bytes; null when there is no such file */
  read(path: string): Promise<Uint8Array | null>;
  /** @returns a signed link to the file, valid for `seconds`; null when there is no such file */
  sign(path: string, seconds: number): Promise<string | null>;
  /** A token that permits one upload to this path. */
  signUpload(path: string): Promise<string>;
  /** Removes files; a file that does not exist is not an error. */
  remove(paths: readonly string[]): Promise<void>;
};

/** @param settings with the project's address and its secret key */
export function resumeStorage(
  { projectUrl, secretKeys }: Pick<ProjectSettings, 'projectUrl' | 'secretKeys'>,
  fetcher: typeof fetch,
): ResumeStorage {
  const base = `${projectUrl}/storage/v1`;
  const key = secretKeys[0] ?? '';

  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    try {
      return await fetcher(base + path, {
        method,
        headers: {
          apikey: key,
          authorization: `Bearer ${key}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (cause) {
      throw storageUnavailable(cause);
    }
  };

  return {
    async read(path) {
      const response = await call('GET', `/object/authenticated/${RESUME_BUCKET}/${encodeURI(path)}`);
      if (!response.ok) return nullWhenMissing(response);
      const bytes = await response.arrayBuffer().catch((cause: unknown) => {
        throw storageUnavailable(cause);
      });
      return new Uint8Array(bytes);
    },
    async sign(path, seconds) {
      const response = await call('POST', `/object/sign/${RESUME_BUCKET}/${encodeURI(path)}`, { expiresIn: seconds });
      if (!response.ok) return nullWhenMissing(response);
      const { signedURL: signedUrl } = (await response.json()) as { signedURL: string };
      return base + signedUrl;
    },
    async signUpload(path) {
      const response = await call('POST', `/object/upload/sign/${RESUME_BUCKET}/${encodeURI(path)}`, {});
      const { url } = (await response.json().catch(() => ({}))) as { url?: string };
      const token = new URLSearchParams(url?.split('?')[1]).get('token');
      if (!response.ok || !token) throw storageUnavailable();
      return token;
    },
    async remove(paths) {
      const response = await call('DELETE', `/object/${RESUME_BUCKET}`, { prefixes: paths });
      await response.body?.cancel();
      if (!response.ok) throw storageUnavailable();
    },
  };
}

/** Storage reports most errors with status 400; the body has the real code. */
async function nullWhenMissing(response: Response): Promise<null> {
  const body = (await response.json().catch(() => null)) as { statusCode?: string | number } | null;
  if (String(body?.statusCode ?? response.status) === '404') return null;
  throw storageUnavailable();
}

function storageUnavailable(cause?: unknown): HttpError {
  const error = 'We could not reach our file storage just now. Please try again in a moment.';
  return new HttpError(503, { error, code: 'storage_unavailable' }, { 'retry-after': '5' }, { cause });
}
