import { addScript, removeScript } from './pageScript.ts';
import { createHumanCheck } from './turnstile.ts';

jest.mock('./pageScript.ts');

type Options = Record<string, unknown> & { callback: (token: string) => void };

/** Mock of Turnstile's API. */
const api = { render: jest.fn<string, [HTMLElement, Options]>(), reset: jest.fn(), remove: jest.fn() };

/** Calls one of the widget's callbacks. */
const call = (name: string) => (api.render.mock.lastCall?.[1][name] as () => unknown)();
const solve = (token: string) => api.render.mock.lastCall?.[1].callback(token);

const container = document.createElement('div');
const settle = () => jest.advanceTimersByTimeAsync(0);

function createCheck() {
  const check = createHumanCheck({ siteKey: '1x00000000000000000000AA', action: 'lead' });
  check.attach(container);
  return check;
}

/** Starts a check and waits for its widget. */
async function startedCheck() {
  const check = createCheck();
  check.start();
  await settle();
  return check;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  jest.mocked(addScript).mockResolvedValue(true);
  let widgets = 0;
  api.render.mockImplementation(() => `widget-${(widgets += 1)}`);
  Object.assign(window, { turnstile: api });
});
afterEach(() => jest.useRealTimers());

test('each request gets a new token', async () => {
  const check = await startedCheck();
  solve('first');
  expect(check.status()).toBe('solved');
  expect(await check.takeToken()).toBe('first');
  const second = check.takeToken();
  expect(api.reset.mock.calls).toEqual([['widget-1']]);
  expect(check.status()).toBe('checking');
  solve('second');
  expect(await second).toBe('second');
});

test('a token that has expired is not used', async () => {
  const check = await startedCheck();
  solve('old');
  call('expired-callback');
  expect(check.status()).toBe('expired');
  const waiting = check.takeToken();
  solve('new');
  expect(await waiting).toBe('new');
  expect(api.reset).not.toHaveBeenCalled();
});

test.each(['error-callback', 'unsupported-callback'] as const)(
  '%s: a waiting request gets no token, and the check can be retried',
  async (name) => {
    const check = createCheck();
    const waiting = check.takeToken();
    await settle();
    const handled = call(name);
    // Otherwise Turnstile logs the error to the console.
    if (name === 'error-callback') expect(handled).toBe(true);
    expect([check.status(), await waiting]).toEqual(['failed', '']);
    check.retry();
    await settle();
    expect(api.remove.mock.calls).toEqual([['widget-1']]);
    // The script has loaded, so only the widget is rendered again.
    expect(removeScript).not.toHaveBeenCalled();
    expect([api.render.mock.calls.length, check.status()]).toEqual([2, 'checking']);
    solve('token');
    expect(await check.takeToken()).toBe('token');
  },
);

test('a script that defines no Turnstile API is reported, and loaded again by the next request', async () => {
  Object.assign(window, { turnstile: undefined });
  const check = createCheck();
  const waiting = check.takeToken();
  await settle();
  expect([check.status(), await waiting]).toEqual(['blocked', '']);
  Object.assign(window, { turnstile: api });
  const again = check.takeToken();
  await settle();
  expect(jest.mocked(removeScript).mock.calls).toEqual([
    ['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'],
  ]);
  solve('token');
  expect(await again).toBe('token');
});

test('a request waits for at most a minute', async () => {
  const check = await startedCheck();
  const settled = jest.fn();
  const waiting = check.takeToken().finally(settled);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await waiting).toBe('');
});

test('stopping removes the widget, and a waiting request gets no token', async () => {
  const check = await startedCheck();
  const waiting = check.takeToken();
  check.stop();
  expect(await waiting).toBe('');
  expect(api.remove.mock.calls).toEqual([['widget-1']]);
  expect(check.status()).toBe('idle');
  check.stop();
  expect(api.remove).toHaveBeenCalledTimes(1);
});
