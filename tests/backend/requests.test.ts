/** What all functions do with a request before and after their own work. */
import { clientAddress, networksOf } from '../../supabase/functions/_shared/clientAddress.ts';
import { makeEndpoint, type Endpoint } from '../../supabase/functions/_shared/endpoint.ts';
import { readJson } from '../../supabase/functions/_shared/http.ts';
import { readProjectSettings } from '../../supabase/functions/_shared/settings.ts';
import { makeHandler as makeRetention } from '../../supabase/functions/delete-old-records/handler.ts';
import { makeHandler as makeDelivery } from '../../supabase/functions/deliver-webhooks/handler.ts';
import { nearMisses } from '../nearMisses.ts';
import { fakeDatabase, hostedSettings, recordedLog } from './fakes.ts';
import { functionRequest } from './helpers.ts';

const KEY = 'sb_publishable_local';

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, idempotency-key',
  'access-control-expose-headers': 'idempotent-replayed, retry-after, x-request-id',
  'access-control-max-age': '86400',
};
const JSON_HEADERS = { ...CORS, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const { log, logged } = recordedLog();
beforeEach(() => void logged.splice(0));

/** Sends a request to an endpoint; its log line is added to `logged`. */
async function ask(request: Request, more: Partial<Endpoint> = {}) {
  const respond = jest.fn<ReturnType<Endpoint['respond']>, Parameters<Endpoint['respond']>>(() =>
    Promise.resolve({ body: { id: 'x' }, outcome: 'stored' }),
  );
  const endpoint = { name: 'anything', acceptedKeys: ['another', KEY], maxBodyBytes: 1024, log, respond };
  const response = await makeEndpoint({ ...endpoint, ...more })(request);
  const { 'x-request-id': requestId, ...headers } = Object.fromEntries(response.headers);
  const text = await response.text();
  return { status: response.status, body: text && (JSON.parse(text) as unknown), headers, requestId, respond };
}

describe('an endpoint', () => {
  it('responds with a request id that its log line has too', async () => {
    const { requestId, respond, ...response } = await ask(functionRequest('anything', { body: { a: 1 } }));
    expect(response).toEqual({ status: 200, body: { id: 'x' }, headers: JSON_HEADERS });
    expect(requestId).toMatch(UUID);
    const milliseconds = expect.any(Number) as number;
    expect(logged).toEqual([{ level: 'info', function: 'anything', requestId, outcome: 'stored', status: 200, milliseconds }]);
    expect(respond).toHaveBeenCalledWith(expect.objectContaining({ requestId, body: { a: 1 } }));
  });

  it('supports preflights', async () => {
    const { status, body, headers } = await ask(new Request('http://127.0.0.1/anything', { method: 'OPTIONS' }));
    expect({ status, body, headers }).toEqual({ status: 204, body: '', headers: CORS });
    expect(logged).toEqual([]);
  });

  it('with origins, can be called from these pages and from no other', async () => {
    const origins = ['https://site.example', 'https://www.site.example'];
    const from = (origin: string, method = 'POST') => {
      const { url, headers, body } = functionRequest('anything', { headers: { origin } });
      const post = { body, duplex: 'half' };
      return ask(new Request(url, { method, headers, ...(method === 'POST' && post) }), { origins });
    };
    const allow = 'access-control-allow-origin';
    for (const origin of origins) {
      expect(await from(origin)).toMatchObject({ status: 200, headers: { [allow]: origin, vary: 'origin' } });
      expect((await from(origin, 'OPTIONS')).headers[allow]).toBe(origin);
    }
    const others = [
      'https://eve.example',
      'https://site.example.eve.example',
      'https://eve.site.example',
      'https://site.example:8443',
      'https://site.example/',
      'http://site.example',
      'null',
      ...nearMisses('https://site.example'),
    ];
    for (const origin of others) {
      const { status, body, headers, respond } = await from(origin);
      expect([status, body, headers[allow]]).toMatchObject([403, { code: 'wrong_origin' }, undefined]);
      expect(respond).not.toHaveBeenCalled();
      expect((await from(origin, 'OPTIONS')).headers[allow]).toBeUndefined();
    }
    // What is no page, such as a server.
    expect((await ask(functionRequest('anything'), { origins })).status).toBe(200);
  });

  it('rejects other methods', async () => {
    expect(await ask(new Request('http://127.0.0.1/anything', { method: 'PUT' }))).toMatchObject({
      status: 405,
      body: { error: 'Only POST are supported here.', code: 'method_not_allowed' },
      headers: { ...JSON_HEADERS, allow: 'POST, OPTIONS' },
    });
  });

  it('requires one of its keys', async () => {
    expect((await ask(functionRequest('anything', { headers: { apikey: 'another' } }))).status).toBe(200);
    for (const apikey of ['', 'wrong', KEY.toUpperCase(), `another, ${KEY}`, ...nearMisses(KEY)]) {
      expect((await ask(functionRequest('anything', { headers: { apikey } }))).status).toBe(401);
    }
  });

  it('requires JSON', async () => {
    for (const type of ['application/json', 'Application/JSON ; charset=utf-8']) {
      expect((await ask(functionRequest('anything', { headers: { 'content-type': type } }))).status).toBe(200);
    }
    const untyped = new Request('http://127.0.0.1/anything', { method: 'POST', headers: { apikey: KEY } });
    expect((await ask(untyped)).status).toBe(415);
  });

  it.each([
    [Object.assign(new Error('ada@example.com is taken'), { code: '23505' }), '23505'],
    [new TypeError('x'), 'TypeError'],
    [new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) }), 'ECONNRESET'],
    ['a text', 'unknown'],
  ])('does not reveal an unexpected error: %p is logged as %s', async (cause, errorCode) => {
    const { status, body } = await ask(functionRequest('anything'), { respond: jest.fn().mockRejectedValue(cause) });
    const error = 'Something went wrong on our side. Please try again.';
    expect([status, body]).toEqual([500, { error, code: 'internal_error' }]);
    expect(logged).toMatchObject([{ level: 'error', outcome: 'internal_error', status: 500, errorCode }]);
  });
});

describe('a JSON body', () => {
  const read = (body: BodyInit | null, maxBytes = 10, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body, headers, duplex: 'half' };
    return readJson(new Request('http://127.0.0.1/', init), maxBytes).catch((cause: unknown) => cause);
  };
  const inParts = (...parts: number[][]) =>
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(Uint8Array.from(part));
        controller.close();
      },
    });
  const tooLong = { status: 413, body: { error: 'What was sent is too long.', code: 'body_too_large' } };
  const invalid = { status: 400, body: { error: 'The request is not valid JSON.', code: 'invalid_json' } };

  it('may be as long as the limit, and not a byte longer', async () => {
    expect(await read('"12345678"')).toBe('12345678');
    expect(await read('"12345678"', 10, { 'content-length': '10' })).toBe('12345678');
    expect(await read('"123456789"')).toMatchObject(tooLong);
    expect(await read('"1"', 10, { 'content-length': '11' })).toMatchObject(tooLong);
  });

  it('is UTF-8, also when a chunk ends within a character', async () => {
    expect(await read(inParts([0x22, 0xc3], [0xa9, 0x22]))).toBe('é');
    expect(await read(inParts([0x22, 0xff, 0x22]))).toMatchObject(invalid);
  });

  it.each([null, '', '{', '{"a":1}}'])('must be JSON: %j is rejected', async (body) =>
    expect(await read(body)).toMatchObject(invalid),
  );

  it('loses keys that every object inherits', async () => {
    expect(await read('{"__proto__":1,"toString":2,"a":{"constructor":3,"b":4}}', 100)).toEqual({ a: { b: 4 } });
  });
});

/** What never comes. */
const silent = jest.fn(() => new Promise<never>(() => undefined));
const scheduled = {
  project: readProjectSettings({ ...hostedSettings, SUPABASE_SECRET_KEYS: `{"default":"${KEY}"}` }),
  database: fakeDatabase(silent),
  clock: () => new Date('2026-01-05T12:00:00Z'),
  log,
};
const webhooks = { urls: {}, timeoutMs: 60_000, signingKey: null };

it.each([
  ['a visitor', makeEndpoint({ name: 'anything', acceptedKeys: [KEY], maxBodyBytes: 1024, log, respond: silent }), 12_000],
  ['the schedule of webhooks', makeDelivery({ ...scheduled, delivery: { ...scheduled, webhooks, fetch } }), 100_000],
  [
    'the schedule of retention',
    makeRetention({
      ...scheduled,
      storage: { remove: () => Promise.resolve() },
      days: { applicationDays: null, leadDays: null, messageDays: null },
    }),
    100_000,
  ],
])('%s gets a retryable error when the database does not respond', async (_who, handle, milliseconds) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  silent.mockClear();
  const settled = jest.fn();
  const response = handle(functionRequest('anything')).finally(settled);
  while (silent.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(milliseconds - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  const error = 'We could not reach our records just now. Please try again in a moment.';
  expect([(await response).status, (await response).headers.get('retry-after')]).toEqual([503, '5']);
  expect(await (await response).json()).toEqual({ error, code: 'database_unavailable' });
  expect(logged.map(({ outcome }) => outcome)).toEqual(['database_unavailable']);
  jest.useRealTimers();
});

/** A body that is rejected before all of it has arrived must not break the connection: the browser would see no response. */
describe('a rejected body', () => {
  const CHUNK = new Uint8Array(64 * 1024).fill(0x20);

  /** Sends a body that is produced as it is read, and counts its chunks. */
  async function sendChunks(count: number, headers: Record<string, string> = {}) {
    let chunks = 0;
    const body = new ReadableStream({
      pull(controller) {
        chunks += 1;
        controller.enqueue(CHUNK);
        if (chunks === count) controller.close();
      },
    });
    return { status: await sendStream(body, headers), chunks };
  }

  async function sendStream(body: ReadableStream, headers: Record<string, string> = {}): Promise<number> {
    const { url, headers: usual } = functionRequest('anything', { headers });
    return (await ask(new Request(url, { method: 'POST', headers: usual, body, duplex: 'half' } as RequestInit))).status;
  }

  it.each([
    ['too long', 413, {}],
    ['too long, as its header declares', 413, { 'content-length': '655360' }],
    ['of another type', 415, { 'content-type': 'text/plain' }],
    ['without a key', 401, { apikey: '' }],
  ])('%s is read to its end', async (_what, status, headers) => {
    expect(await sendChunks(10, headers)).toEqual({ status, chunks: 10 });
  });

  it('that never ends is read no further than a megabyte', async () => {
    const { status, chunks } = await sendChunks(Infinity);
    expect(status).toBe(413);
    expect(chunks).toBeLessThan(20);
  });

  it('that stalls is awaited no longer than a second', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const settled = jest.fn();
    const status = sendStream(new ReadableStream({ start: (controller) => controller.enqueue(CHUNK) })).finally(settled);
    await jest.advanceTimersByTimeAsync(0);
    await jest.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await status).toBe(413);
    jest.useRealTimers();
  });

  it('whose client disconnects causes no server error', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    expect(await sendStream(broken, { apikey: '' })).toBe(401);
  });
});

describe('a visitor’s address', () => {
  const HEADER = 'cf-connecting-ip';
  const from = (headers: Record<string, string>) => clientAddress(new Request('http://x/', { headers }), HEADER);

  it.each([
    ['203.0.113.9', ['203.0.113.9']],
    ['::ffff:203.0.113.9', ['203.0.113.9']],
    ['1::6:7:8', ['1:0:0:0::/64', '1:0:0:0::/56', '1:0:0:0::/48']],
    ['2001:0DB8:0001:1234:3:4:5:6', ['2001:db8:1:1234::/64', '2001:db8:1:1200::/56', '2001:db8:1:0::/48']],
  ])('%s counts as %j', (address, networks) => expect(networksOf(address)).toEqual(networks));

  it.each([
    '',
    'unknown',
    '203.0.113.256',
    'x203.0.113.9',
    '203.0.113.9x',
    '203.0.x.9',
    '203.0.113',
    '1.203.0.113.9',
    '::ffff:203.0.113.9x',
    'x::ffff:203.0.113.9',
    '1:2:3:4:5:6:7',
    'x1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7:8x',
    '203.0.113.9:80',
    '203.0.113.9, 10.0.0.1',
    'fe80::1%eth0',
    '1::2::3',
    '12345::',
    '1:2:3:4:5:6:7:8:9',
    'g::1',
  ])('"%s" is not an address', (address) => expect(networksOf(address)).toEqual([]));

  it('is read from the one header that the platform overwrites', () => {
    expect(from({ [HEADER]: ' 203.0.113.9 ' })).toBe('203.0.113.9');
    expect(from({ 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' })).toBeNull();
    expect(from({ [HEADER]: 'not an address' })).toBeNull();
    expect(from({})).toBeNull();
  });
});
