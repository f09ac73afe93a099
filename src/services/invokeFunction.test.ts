import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { visitor } from '../../mocks/fixtures/lead.ts';
import { functionUrl } from '../../mocks/handlers/functionUrl.ts';
import { invokeFunction } from './invokeFunction.ts';
import { submitLead } from './submitLead.ts';

const form = { website: '', elapsedMs: 5000, idempotencyKey: '11111111-1111-4111-8111-111111111111' };

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test.each([
  ['a page of a proxy in between', HttpResponse.html('<h1>Welcome to our network</h1>')],
  ['an empty body', new HttpResponse(null, { status: 200 })],
])('%s with status 200 is a failure', async (_answer, response) => {
  server.use(http.post(functionUrl('track-affiliate-lead'), () => response));
  expect(await submitLead({ ...visitor, ...form })).toEqual({ ok: false, failure: { reason: 'unavailable' } });
});

test('a function has twenty seconds to respond', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const requested = jest.fn(() => new Promise<never>(() => undefined));
  server.use(http.post(functionUrl('track-affiliate-lead'), requested));
  const settled = jest.fn();
  const result = submitLead({ ...visitor, ...form }).finally(settled);
  while (requested.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(19_990);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10);
  expect(settled).toHaveBeenCalled();
  expect(await result).toEqual({ ok: false, failure: { reason: 'unreachable' } });
  jest.useRealTimers();
});

describe('a function’s response', () => {
  const call = () =>
    invokeFunction<{ path: string; token: string }>(
      { name: 'create-resume-upload', body: {}, idempotencyKey: form.idempotencyKey },
      ['path', 'token'],
    );
  const responds = (status: number, body: unknown) =>
    server.use(http.post(functionUrl('create-resume-upload'), () => HttpResponse.json(body as object, { status })));

  test('must have all expected strings', async () => {
    for (const body of [null, { path: 'a' }, { path: 'a', token: 7 }, 'path']) {
      responds(200, body);
      expect(await call()).toEqual({ ok: false, failure: { reason: 'unavailable' } });
    }
  });

  test.each([
    [
      { error: 'No.', field: 'email' },
      { reason: 'rejected', message: 'No.', field: 'email' },
    ],
    [
      { error: 'No.', field: 7 },
      { reason: 'rejected', message: 'No.' },
    ],
    [{ error: '' }, { reason: 'unavailable' }],
    [null, { reason: 'unavailable' }],
  ])('with the body %j is %j', async (body, failure) => {
    responds(400, body);
    expect(await call()).toEqual({ ok: false, failure });
  });
});
