import { makeEndpoint, SCHEDULED_DEADLINE_MS } from '../../supabase/functions/_shared/endpoint';
import type { LogEntry } from '../../supabase/functions/_shared/log';
import { functionRequest } from './helpers';

const KEY = 'sb_publishable_local';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

it.each([
  ['a visitor', undefined, 12_000],
  ['the schedule', SCHEDULED_DEADLINE_MS, 100_000],
])('%s gets a response when the database gives none, and may try again', async (_who, deadlineMs, milliseconds) => {
  const logged: LogEntry[] = [];
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const handle = makeEndpoint({
    name: 'anything',
    acceptedKeys: [KEY],
    maxBodyBytes: 1024,
    ...(deadlineMs !== undefined && { deadlineMs }),
    log: { info: () => undefined, error: (entry) => logged.push(entry) },
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
});
