/** How one upload is followed. */
export type UploadWatch = {
  /** Gets the part of the request that was sent, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Cancels the upload. */
  signal?: AbortSignal | undefined;
  /** The upload is given up when nothing has moved for so many milliseconds. */
  stallTimeoutMs: number;
};

/** By the path of the object: each has one of its own, so no other request can be meant. */
const watched = new Map<string, UploadWatch>();

/** Follows the upload to this path, until the function that is returned is called. */
export function watchUpload(path: string, watch: UploadWatch): () => void {
  watched.set(path, watch);
  return () => watched.delete(path);
}

/**
 * What the backend's client sends its requests with: `fetch`, except for an upload that is being watched. supabase-js has no
 * progress, and of the two ways to have one a `fetch` whose body is a stream works in one browser family alone, over HTTP/2. So it is
 * XMLHttpRequest, underneath the client: headers, form and the reading of responses stay the client's own.
 */
export const backendFetch: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  for (const [path, watch] of watched) {
    if (init?.method === 'PUT' && new URL(url).pathname.endsWith(`/${path}`)) return sendMeasured(url, init, watch);
  }
  return fetch(input, init);
};

/** Like `fetch` with a form as body, measured. Rejects as `fetch` does when there is no response. */
async function sendMeasured(
  url: string,
  init: RequestInit,
  { onProgress, signal, stallTimeoutMs }: UploadWatch,
): Promise<Response> {
  // `Response` writes a form down as `fetch` would; its type names the boundary between the parts.
  const form = new Response(init.body ?? null);
  const headers = new Headers(init.headers);
  headers.set('content-type', form.headers.get('content-type') ?? 'application/octet-stream');
  const bytes = await form.arrayBuffer();
  signal?.throwIfAborted();

  return new Promise((resolve, reject) => {
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
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    restartTimer();
    request.send(bytes);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers({ 'content-type': request.getResponseHeader('content-type') ?? 'text/plain' });
  return new Response(request.responseText, { status: request.status, statusText: request.statusText, headers });
}
