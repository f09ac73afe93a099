import { postWebhook } from './postWebhook.ts';

const respond = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
let consoleInfo: jest.SpyInstance;

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  consoleInfo = jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const post = () => postWebhook('https://hooks.example/lead', { email: 'ada@example.com' });

test('posts JSON with `keepalive` and a timeout', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  respond.mockResolvedValue(new Response());
  await post();
  expect(respond.mock.calls).toEqual([
    [
      'https://hooks.example/lead',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"email":"ada@example.com"}',
        keepalive: true,
        signal: timeout.mock.results[0]?.value as AbortSignal,
      },
    ],
  ]);
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(consoleInfo).not.toHaveBeenCalled();
});

test('logs a failure without its details', async () => {
  respond.mockRejectedValueOnce(new TypeError('ada@example.com'));
  await post();
  respond.mockResolvedValueOnce(new Response(null, { status: 404 }));
  await post();
  expect(consoleInfo.mock.calls).toEqual([
    ['Webhook not reached; the submission itself is stored.'],
    ['Webhook answered 404; the submission itself is stored.'],
  ]);
});
