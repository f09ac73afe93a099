import { earlyMessagesOf, recordEarlyMessages, type EarlyMessages } from './earlyMessages.ts';

afterEach(() => {
  delete (window as EarlyMessages).earlyMessages;
});

const send = (data: unknown, source: Window | null = window) =>
  void window.dispatchEvent(new MessageEvent('message', { data, source }));
const recordedFrom = (source: unknown) => earlyMessagesOf(source).map(({ data }) => data);

test('returns the recorded messages of a window', () => {
  recordEarlyMessages();
  expect((window as EarlyMessages).earlyMessages).toEqual([]);
  send('first');
  send('of another', null);
  send('second');
  expect(recordedFrom(window)).toEqual(['first', 'second']);
  expect(recordedFrom(null)).toEqual(['of another']);
});

test('keeps the latest hundred messages', () => {
  recordEarlyMessages();
  for (let turn = 1; turn <= 100; turn += 1) send(turn);
  expect([recordedFrom(window).length, recordedFrom(window)[0]]).toEqual([100, 1]);
  send(101);
  expect([recordedFrom(window).length, recordedFrom(window)[0], recordedFrom(window).at(-1)]).toEqual([100, 2, 101]);
});
