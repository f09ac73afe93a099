import { parseFields } from '../lib/sessionMemory.ts';

/** Longer than a weak mobile connection stalls, shorter than applicants wait. */
const STALL_TIMEOUT_MS = 30_000;
/** The slowest connection on which an upload arrives: 25 KB/s. */
const SLOWEST_BYTES_PER_MS = 25;
const CHECK_MS = 1000;
/** Browsers run the timers of a hidden tab at least once a minute: after a longer pause the device slept or the page was frozen. */
const SLEEP_MS = 90_000;

/**
 * Why an upload ended without a response of Storage.
 * - `silent`: not even a slow connection needs so long for what was handed over
 * - `cut_off`: the connection ended, or a response that the browser may not read
 * - `slept`: the device slept during the upload, then the connection was silent or cut off
 * - `network_too_large`: a proxy in between rejects the size
 * - `intercepted`: a page of something in between (a proxy, a sign-in page)
 */
export type Interruption = 'silent' | 'cut_off' | 'slept' | 'network_too_large' | 'intercepted';

export type UploadWatch = {
  /** Called with the sent part of the request, from 0 to 1, where the browser reports it. */
  onProgress: (part: number) => void;
  /** Called before the request is rejected, unless the signal was aborted. */
  onInterruption?: (reason: Interruption) => void;
  /** Cancels the upload. */
  signal?: AbortSignal;
  /** How long the connection may be silent when nothing is left to confirm, in milliseconds. */
  stallTimeoutMs?: number;
};

/** The uploads by their object's path, which is unique to each. */
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

/** Does what `fetch` does with a form as body, and reports progress and why there is no response of Storage. */
function sendWithProgress(url: string, init: RequestInit, watch: UploadWatch): Promise<Response> {
  const { onProgress, onInterruption, signal, stallTimeoutMs = STALL_TIMEOUT_MS } = watch;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    let hasSlept = false;
    let handedOver = 0;
    let silentSince = Date.now();
    let lastCheck = silentSince;

    const end = (settle: () => void) => {
      clearInterval(timer);
      signal?.removeEventListener('abort', cancel);
      settle();
    };
    const cancel = () => {
      request.abort();
      end(() => reject(new DOMException('The upload was canceled.', 'AbortError')));
    };
    const interrupt = (reason: Interruption) => {
      request.abort();
      onInterruption?.(reason);
      end(() => reject(new TypeError(`The upload was interrupted: ${reason}.`)));
    };
    const noticeSleep = () => {
      const now = Date.now();
      const pause = now - lastCheck;
      lastCheck = now;
      if (pause > SLEEP_MS) hasSlept = true;
      // The connection may have survived: it gets its whole time again. So it does when the clock was set back.
      if (pause > SLEEP_MS || pause < 0) silentSince = now;
    };
    const check = () => {
      noticeSleep();
      // Browsers report what the buffers between here and Storage have taken, which can be the whole file: nothing is confirmed yet.
      const timeoutMs = stallTimeoutMs + handedOver / SLOWEST_BYTES_PER_MS;
      if (Date.now() - silentSince >= timeoutMs) interrupt(hasSlept ? 'slept' : 'silent');
    };
    const timer = setInterval(check, CHECK_MS);

    request.upload.addEventListener('progress', ({ loaded, total }) => {
      handedOver = loaded;
      silentSince = Date.now();
      if (total > 0) onProgress(Math.min(1, loaded / total));
    });
    request.addEventListener('load', () => {
      const reason = interceptionOf(request);
      if (reason) interrupt(reason);
      else end(() => resolve(toResponse(request)));
    });
    request.addEventListener('error', () => {
      // A device wakes up with the error of a connection that ended meanwhile.
      noticeSleep();
      interrupt(hasSlept ? 'slept' : 'cut_off');
    });
    signal?.addEventListener('abort', cancel);

    request.open('PUT', url);
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    // The body is a form: WebKit can send one with a file, and cannot read it (`new Response(form).arrayBuffer()` rejects).
    request.send(init.body as FormData);
  });
}

/** Storage and its gateway respond with JSON, and what is in front of them with a 5xx when they do not respond. */
function interceptionOf({ status, responseText }: XMLHttpRequest): Interruption | undefined {
  const { Key, message, statusCode } = parseFields(responseText);
  if (status === 413 && statusCode === undefined) return 'network_too_large';
  const isNetworkSignIn = status === 511;
  if (status >= 500 && !isNetworkSignIn) return undefined;
  return Key === undefined && message === undefined ? 'intercepted' : undefined;
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers({ 'content-type': request.getResponseHeader('content-type') ?? 'text/plain' });
  return new Response(request.responseText, { status: request.status, statusText: request.statusText, headers });
}
