import * as transport from '../../src/services/uploadTransport.ts';

/** A request on its way from the client, in the hands of a case that may alter it. */
export type Sent = { url: string; init: RequestInit & { headers: Headers } };

/** One exchange as the client saw it. `answer` is null where none came. */
export type Exchange = { answer: { status: number; body: unknown } | null; result: unknown };

type Alter = (sent: Sent) => Sent;

const send = transport.backendFetch;
const isOn = { alter: (sent: Sent) => sent, seen: [] as Exchange['answer'][] };

// Everything that the backend's client sends goes through this one function.
jest.spyOn(transport, 'backendFetch').mockImplementation(async (input, init) => {
  const { url, init: altered } = isOn.alter({ url: input as string, init: { ...init, headers: new Headers(init?.headers) } });
  const at = isOn.seen.push(null) - 1;
  const response = await send(url, altered);
  const body = await response.clone().text();
  isOn.seen[at] = { status: response.status, body: isJson(response) ? (JSON.parse(body) as unknown) : body };
  return response;
});

const isJson = (response: Response) => response.headers.get('content-type')?.startsWith('application/json') === true;

/**
 * Calls a service, and notes what went over the wire: exactly one request.
 *
 * @param alter what becomes of the request before it is sent
 */
export async function exchange(call: () => Promise<unknown>, alter: Alter = (sent) => sent): Promise<Exchange> {
  Object.assign(isOn, { alter, seen: [] });
  try {
    const result = await call();
    const [answer] = isOn.seen;
    if (answer === undefined || isOn.seen.length !== 1) throw new Error(`${isOn.seen.length} requests were made instead of one.`);
    return withoutChance({ answer, result });
  } finally {
    isOn.alter = (sent) => sent;
  }
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Ids, times, tokens and ports differ from run to run; everything else must be equal. */
function withoutChance<T>(value: T): T {
  const text = JSON.stringify(value)
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, '<backend>')
    .replace(/token=[\w.-]+/g, 'token=<token>')
    .replace(UUID, '<uuid>')
    .replace(/_\d{13}_/g, '_<time>_');
  return JSON.parse(text) as T;
}
