import * as transport from '../../src/services/uploadTransport.ts';

/** A request from the client, which a case may alter before it is sent. */
export type Sent = { url: string; init: RequestInit & { headers: Headers } };

/** One exchange as the client saw it. `response` is null when there was none. */
export type Exchange = { response: { status: number; body: unknown } | null; result: unknown };

type Options = {
  /** Address of the request under test; undefined when the call makes only one. */
  about?: RegExp;
  /** Changes that request before it is sent. */
  alter?: (sent: Sent) => Sent | Promise<Sent>;
};

const send = transport.backendFetch;
const current = { options: {} as Options, seen: [] as Exchange['response'][] };

// Everything that the backend's client sends goes through this one function.
jest.spyOn(transport, 'backendFetch').mockImplementation(async (input, init) => {
  const { about = /^/, alter = (sent) => sent } = current.options;
  if (!about.test(input as string)) return send(input, init);
  const { url, init: altered } = await alter({ url: input as string, init: { ...init, headers: new Headers(init?.headers) } });
  const at = current.seen.push(null) - 1;
  const response = await send(url, altered);
  const body = await response.clone().text();
  current.seen[at] = { status: response.status, body: isJson(response) ? (JSON.parse(body) as unknown) : body };
  return response;
});

const isJson = (response: Response) => response.headers.get('content-type')?.startsWith('application/json') === true;

/** Calls a service and records its one request, or the one to the address under test. */
export async function exchange(call: () => Promise<unknown>, options: Options): Promise<Exchange> {
  Object.assign(current, { options, seen: [] });
  try {
    const result = await call();
    const [response] = current.seen;
    if (response === undefined || current.seen.length !== 1) {
      throw new Error(`${current.seen.length} requests were made instead of one.`);
    }
    return withoutRandomValues({ response, result });
  } finally {
    current.options = {};
  }
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Ids, times, tokens, ports and the visitors' emails differ from run to run; everything else must be equal. */
function withoutRandomValues<T>(value: T): T {
  const text = JSON.stringify(value)
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, '<backend>')
    .replace(/token=[\w.-]+/g, 'token=<token>')
    .replace(/"token":"[\w.-]+"/g, '"token":"<token>"')
    .replace(UUID, '<uuid>')
    .replace(/"reference":"[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}"/g, '"reference":"<reference>"')
    .replace(/<uuid>\/\d{13}\./g, '<uuid>/<time>.');
  return JSON.parse(text) as T;
}
