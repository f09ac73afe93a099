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
