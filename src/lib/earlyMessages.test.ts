import { earlyMessagesOf, recordEarlyMessages, type EarlyMessages } from './earlyMessages.ts';

afterEach(() => {
  delete (window as EarlyMessages).earlyMessages;
});

const say = (data: unknown, source: Window | null = window) =>
  void window.dispatchEvent(new MessageEvent('message', { data, source }));
const heardFrom = (source: unknown) => earlyMessagesOf(source).map(({ data }) => data);

test('where nothing is recorded, nothing was said', () => {
  expect(earlyMessagesOf(undefined)).toEqual([]);
});

test('what a window says is kept for those who ask for that window', () => {
  recordEarlyMessages();
  expect((window as EarlyMessages).earlyMessages).toEqual([]);
  say('first');
  say('of another', null);
  say('second');
  expect(heardFrom(window)).toEqual(['first', 'second']);
  expect(heardFrom(null)).toEqual(['of another']);
});

test('the latest hundred are kept', () => {
  recordEarlyMessages();
  for (let turn = 1; turn <= 100; turn += 1) say(turn);
  expect([heardFrom(window).length, heardFrom(window)[0]]).toEqual([100, 1]);
  say(101);
  expect([heardFrom(window).length, heardFrom(window)[0], heardFrom(window).at(-1)]).toEqual([100, 2, 101]);
});
