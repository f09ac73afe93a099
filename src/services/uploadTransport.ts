/** Longer than a weak mobile connection stalls, shorter than applicants wait. */
const STALL_TIMEOUT_MS = 30_000;

export type UploadWatch = {
  /** Called with the sent part of the request, from 0 to 1, where the browser reports it. */
  onProgress: (part: number) => void;
  /** Cancels the upload. */
  signal?: AbortSignal | undefined;
  /** The upload is aborted after so many milliseconds without progress. */
  stallTimeoutMs?: number | undefined;
};

/** By the object's path, which is unique to the upload. */
const watched = new Map<string, UploadWatch>();

/** Watches the upload to this path, until the returned function is called. */
export function watchUpload(path: string, watch: UploadWatch): () => void {
  watched.set(path, watch);
  return () => watched.delete(path);
}

/**
 * The `fetch` of the backend's client. A watched upload uses XMLHttpRequest, because supabase-js reports no progress, and a `fetch` with
 * a stream as body works only in Chromium over HTTP/2.
 */
export const backendFetch: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  for (const [path, watch] of watched) {
    if (init?.method === 'PUT' && new URL(url).pathname.endsWith(`/${path}`)) return sendWithProgress(url, init, watch);
  }
  return fetch(input, init);
};

/** Like `fetch` with a form as body, but reports progress. Rejects as `fetch` does when there is no response. */
function sendWithProgress(
  url: string,
  init: RequestInit,
  { onProgress, signal, stallTimeoutMs = STALL_TIMEOUT_MS }: UploadWatch,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => {
      request.abort();
      end(() => reject(new DOMException('The upload was given up.', 'AbortError')));
    };
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(abort, stallTimeoutMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer();
      if (total > 0) onProgress(Math.min(1, loaded / total));
    });
    request.addEventListener('load', () => end(() => resolve(toResponse(request))));
    request.addEventListener('error', () => end(() => reject(new TypeError('The upload was cut off.'))));
    signal?.addEventListener('abort', abort);

    request.open('PUT', url);
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    restartTimer();
    // As a form: WebKit can send one with a file, and cannot read it (`new Response(form).arrayBuffer()` rejects).
    request.send(init.body as FormData);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers({ 'content-type': request.getResponseHeader('content-type') ?? 'text/plain' });
  return new Response(request.responseText, { status: request.status, statusText: request.statusText, headers });
}
