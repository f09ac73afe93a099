import { postWebhook } from './postWebhook.ts';

const respond = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
let consoleInfo: jest.SpyInstance;

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  consoleInfo = jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const post = (url = 'https://hooks.example/lead') => postWebhook(url, { email: 'ada@example.com' });

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

const sentTypes = () => respond.mock.calls.map(([, init]) => new Headers(init?.headers).get('content-type'));

test('a receiver that answers no CORS preflight gets the JSON as text, which needs none', async () => {
  const TEXT = 'text/plain;charset=UTF-8';
  respond.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response());
  await post();
  expect(sentTypes()).toEqual(['application/json', TEXT]);
  await post('https://hooks.zapier.com/hooks/catch/1/a/');
  expect(sentTypes()).toEqual(['application/json', TEXT, TEXT]);
  for (const host of ['notzapier.com', 'zapier.com.example', 'zapier.community']) await post(`https://${host}/`);
  expect(sentTypes().slice(3)).toEqual(Array(3).fill('application/json'));
  expect(consoleInfo).not.toHaveBeenCalled();
});

test('logs a failure without its details, and sends nothing twice after a timeout', async () => {
  respond.mockReset().mockRejectedValueOnce(new DOMException('ada@example.com', 'TimeoutError'));
  await post();
  expect(sentTypes()).toEqual(['application/json']);
  respond.mockResolvedValueOnce(new Response(null, { status: 404 }));
  await post();
  expect(consoleInfo.mock.calls).toEqual([
    ['Webhook not reached; the submission itself is stored.'],
    ['Webhook answered 404; the submission itself is stored.'],
  ]);
});
