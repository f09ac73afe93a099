import { postWebhook } from '../../src/services/postWebhook.ts';

/** This replaces the ten seconds that the browser waits for a webhook. */
const TIMEOUT_MS = 300;

/** What the browser's posts to a webhook came to. `response` is null when there was none. */
export type WebhookExchange = {
  posts: { contentType: string | null; response: { status: number; body: unknown } | null }[];
  logged: unknown[];
};

/** Node's `fetch` rejects with Node's TypeError, which is not that of the test's window. */
const ofThisWindow = (cause: Error): never => {
  throw cause.name === 'TypeError' ? new TypeError(cause.message) : cause;
};

/** Asks a receiver of another origin whether it takes JSON, as browsers do before they send it and Node does not. */
async function askForPermission(url: string, send: typeof fetch): Promise<void> {
  const headers = {
    origin: 'https://www.ardenwell.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const response = await send(url, { method: 'OPTIONS', headers }).catch(ofThisWindow);
  if (!response.headers.has('access-control-allow-origin')) throw new TypeError('Failed to fetch');
}

/**
 * Posts to a webhook as the site does after it has stored something.
 *
 * @param receiver what the posts reach instead of the mock of this address
 */
export async function postTo(address: string, receiver?: string): Promise<WebhookExchange> {
  const posts: WebhookExchange['posts'] = [];
  // While the mocks listen, this is their `fetch`, which takes the place of the browser's question too.
  const send = globalThis.fetch;
  const { timeout } = AbortSignal;

  const spies = [
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, TIMEOUT_MS)),
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      const contentType = new Headers(init?.headers).get('content-type');
      const at = posts.push({ contentType, response: null }) - 1;
      if (receiver !== undefined && contentType === 'application/json') await askForPermission(receiver, send);
      const response = await send(receiver ?? address, init).catch(ofThisWindow);
      posts[at] = { contentType, response: { status: response.status, body: await response.json() } };
      return response;
    }),
  ];
  const log = jest.spyOn(console, 'info').mockImplementation();
  try {
    await postWebhook(address, { email: 'ada@example.com' });
    return { posts, logged: log.mock.calls.flat() };
  } finally {
    for (const spy of [...spies, log]) spy.mockRestore();
  }
}
