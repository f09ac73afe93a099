import {
  makeEndpoint,
  makeMisconfiguredHandler,
  SCHEDULED_DEADLINE_MS,
  type Endpoint,
} from '../../supabase/functions/_shared/endpoint';
import { HttpError, invalidField, readJson } from '../../supabase/functions/_shared/http';
import { consoleLog, type LogEntry } from '../../supabase/functions/_shared/log';
import { SettingsError } from '../../supabase/functions/_shared/settings';
import { functionRequest } from './helpers';

const KEY = 'sb_publishable_local';

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, idempotency-key, x-review-key',
  'access-control-expose-headers': 'retry-after, x-request-id',
  'access-control-max-age': '86400',
};
const JSON_HEADERS = { ...CORS, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

let logged: (LogEntry & { level: string })[] = [];
beforeEach(() => (logged = []));

const log = {
  info: (entry: LogEntry) => logged.push({ level: 'info', ...entry }),
  error: (entry: LogEntry) => logged.push({ level: 'error', ...entry }),
};

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

const get = () => new Request('http://127.0.0.1/anything', { headers: { apikey: KEY } });

describe('an endpoint', () => {
  it('responds with a request id that its log line has too', async () => {
    const { requestId, respond, ...response } = await ask(functionRequest('anything', { body: { a: 1 } }));
    expect(response).toEqual({ status: 200, body: { id: 'x' }, headers: JSON_HEADERS });
    expect(requestId).toMatch(UUID);
    const milliseconds = expect.any(Number) as number;
    expect(logged).toEqual([{ level: 'info', function: 'anything', requestId, outcome: 'stored', status: 200, milliseconds }]);
    expect(logged[0]?.milliseconds).toBeLessThan(5000);
    expect(respond).toHaveBeenCalledWith(expect.objectContaining({ requestId, body: { a: 1 } }));
  });

  it('logs the id of the stored event, and logs a status of 500 or more as an error', async () => {
    await ask(functionRequest('anything'), { respond: () => Promise.resolve({ body: {}, outcome: 'a', eventId: 'e' }) });
    await ask(functionRequest('anything'), { respond: () => Promise.resolve({ body: {}, outcome: 'b', status: 503 }) });
    expect(logged).toMatchObject([
      { level: 'info', outcome: 'a', eventId: 'e' },
      { level: 'error', outcome: 'b', status: 503 },
    ]);
    expect(logged[1]).not.toHaveProperty('eventId');
  });

  it('supports preflights', async () => {
    const { status, body, headers } = await ask(new Request('http://127.0.0.1/anything', { method: 'OPTIONS' }));
    expect({ status, body, headers }).toEqual({ status: 204, body: '', headers: CORS });
    expect(logged).toEqual([]);
  });

  it('supports GET without a body, if allowed', async () => {
    const { status, respond } = await ask(get(), { allowsGet: true });
    expect(status).toBe(200);
    expect(respond).toHaveBeenCalledWith(expect.objectContaining({ body: {} }));
  });

  it.each([
    [{}, 'Only POST are supported here.', 'POST, OPTIONS'],
    [{ allowsGet: true }, 'Only POST and GET are supported here.', 'POST, GET, OPTIONS'],
  ])('rejects other methods: %j', async (more, error, allow) => {
    const put = new Request('http://127.0.0.1/anything', { method: 'PUT', headers: { apikey: KEY } });
    const { status, body, headers } = await ask(put, more);
    expect({ status, body, headers }).toEqual({
      status: 405,
      body: { error, code: 'method_not_allowed' },
      headers: { ...JSON_HEADERS, allow },
    });
  });

  it('requires one of its keys', async () => {
    expect((await ask(functionRequest('anything', { headers: { apikey: 'another' } }))).status).toBe(200);
    for (const apikey of ['', 'wrong']) {
      const { status, body } = await ask(functionRequest('anything', { headers: { apikey } }));
      expect({ status, body }).toEqual({
        status: 401,
        body: { error: 'The apikey header is missing or wrong.', code: 'invalid_api_key' },
      });
    }
    const keyless = new Request('http://127.0.0.1/anything', { method: 'POST', body: '{}' });
    expect((await ask(keyless, { acceptedKeys: ['Stryker was here!', KEY] })).status).toBe(401);
  });

  it('identifies the caller before it reads the body, and passes the caller on', async () => {
    const respond = jest.fn(() => Promise.resolve({ body: {}, outcome: 'done' }));
    const endpoint = { name: 'anything', maxBodyBytes: 1024, log, respond };
    const identify = () => Promise.resolve('Ada');
    const keyless = (body: string) => functionRequest('anything', { body, headers: { apikey: '' } });
    expect((await makeEndpoint({ ...endpoint, identify })(keyless('{}'))).status).toBe(200);
    expect(respond).toHaveBeenCalledWith(expect.objectContaining({ caller: 'Ada', body: {} }));
    const deny = () => Promise.reject(new HttpError(403, { error: 'No.', code: 'revoked' }));
    expect((await makeEndpoint({ ...endpoint, identify: deny })(keyless('not JSON'))).status).toBe(403);
    expect(respond).toHaveBeenCalledTimes(1);
  });

  it('gives up on identifying the caller after its deadline', async () => {
    const respond = () => Promise.resolve({ body: {}, outcome: 'done' });
    const identify = () => new Promise<never>(() => undefined);
    const handle = makeEndpoint({ name: 'anything', maxBodyBytes: 1024, deadlineMs: 5, log, respond, identify });
    expect((await handle(functionRequest('anything'))).status).toBe(503);
  });

  it('requires JSON', async () => {
    for (const type of ['application/json', 'Application/JSON ; charset=utf-8']) {
      expect((await ask(functionRequest('anything', { headers: { 'content-type': type } }))).status).toBe(200);
    }
    const { status, body } = await ask(functionRequest('anything', { headers: { 'content-type': 'text/plain' } }));
    expect({ status, body }).toEqual({
      status: 415,
      body: { error: 'The content type must be application/json.', code: 'unsupported_media_type' },
    });
    const untyped = new Request('http://127.0.0.1/anything', { method: 'POST', headers: { apikey: KEY } });
    expect((await ask(untyped)).status).toBe(415);
  });

  it('names the wrong field, and logs only a code', async () => {
    const { status, body } = await ask(functionRequest('anything'), {
      respond: () => Promise.reject(invalidField('email', 'Please enter an email.')),
    });
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'Please enter an email.', code: 'invalid_field', field: 'email' },
    });
    expect(logged).toMatchObject([{ level: 'info', outcome: 'invalid_field', status: 400 }]);
    expect(logged[0]).not.toHaveProperty('errorCode');
  });

  it.each([
    [Object.assign(new Error('ada@example.com is taken'), { code: '23505' }), '23505'],
    [Object.assign(new Error('x'), { code: 7 }), 'Error'],
    [new TypeError('x'), 'TypeError'],
    [new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) }), 'ECONNRESET'],
    ['a text', 'unknown'],
    [null, 'unknown'],
    [{}, 'unknown'],
  ])('does not reveal an unexpected error: %p is logged as %s', async (cause, errorCode) => {
    const { status, body } = await ask(functionRequest('anything'), { respond: jest.fn().mockRejectedValue(cause) });
    expect({ status, body }).toEqual({
      status: 500,
      body: { error: 'Something went wrong on our side. Please try again.', code: 'internal_error' },
    });
    expect(logged).toMatchObject([{ level: 'error', outcome: 'internal_error', status: 500, errorCode }]);
  });

  it('leaves no timer behind', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await ask(functionRequest('anything'));
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

describe('a function whose settings are wrong', () => {
  const handle = makeMisconfiguredHandler('anything', new SettingsError('MIN_FILL_MS', 'must be a number'), log);

  it('responds with 503, and logs the reason', async () => {
    const response = await handle(functionRequest('anything'));
    const { 'x-request-id': requestId, ...headers } = Object.fromEntries(response.headers);
    expect([response.status, headers, await response.json()]).toEqual([
      503,
      JSON_HEADERS,
      {
        error: 'This is out of order just now, and we have been told. Please call us or write to us.',
        code: 'misconfigured',
      },
    ]);
    const variable = 'MIN_FILL_MS must be a number';
    expect(logged).toEqual([
      { level: 'error', function: 'anything', requestId, outcome: 'misconfigured', status: 503, variable },
    ]);
  });

  it('supports preflights', async () => {
    const response = await handle(new Request('http://127.0.0.1/anything', { method: 'OPTIONS' }));
    expect([response.status, logged]).toEqual([204, []]);
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
    for (const broken of [
      [0x22, 0xc3, 0x22],
      [0x22, 0xff, 0x22],
      [0x22, 0x22, 0xc3],
    ]) {
      expect(await read(Uint8Array.from(broken))).toMatchObject(invalid);
    }
  });

  it.each([null, '', '{', '{"a":1}}'])('must be JSON: %j is rejected', async (body) =>
    expect(await read(body)).toMatchObject(invalid),
  );

  it('loses keys that every object inherits', async () => {
    expect(await read('{"__proto__":1,"toString":2,"a":{"constructor":3,"b":4}}', 100)).toEqual({ a: { b: 4 } });
  });
});

test('a log entry is one line of JSON', () => {
  const entry = { function: 'anything', requestId: 'r', outcome: 'stored' };
  for (const level of ['info', 'error'] as const) {
    const line = jest.spyOn(console, level).mockImplementation();
    consoleLog[level](entry);
    expect(line.mock.calls).toEqual([['{"function":"anything","requestId":"r","outcome":"stored"}']]);
    line.mockRestore();
  }
});

it.each([
  ['a visitor', undefined, 12_000],
  ['the schedule', SCHEDULED_DEADLINE_MS, 100_000],
])('%s gets a retryable error when the database does not respond', async (_who, deadlineMs, milliseconds) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const handle = makeEndpoint({
    name: 'anything',
    acceptedKeys: [KEY],
    maxBodyBytes: 1024,
    ...(deadlineMs !== undefined && { deadlineMs }),
    log,
    respond: () => {
      begin();
      return new Promise(() => undefined);
    },
  });
  const settled = jest.fn();
  const response = handle(functionRequest('anything')).finally(settled);
  await begun;
  await jest.advanceTimersByTimeAsync(milliseconds - 1000);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  const { status, headers } = await response;
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(logged.map(({ outcome }) => outcome)).toEqual(['database_unavailable']);
  expect(await (await response).json()).toEqual({
    error: 'We could not reach our records just now. Please try again in a moment.',
    code: 'database_unavailable',
  });
  jest.useRealTimers();
});
