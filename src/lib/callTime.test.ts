import { readCallTime } from './callTime.ts';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 15) }));
afterEach(() => jest.useRealTimers());

const END = '2026-12-01T17:00:00Z';
const START = '2026-12-01T16:00:00Z';

test.each([
  ['2026-12-01T16:00:00Z', '2026-12-01T17:00:00Z'],
  ['2026-12-01T16:00:00.000Z', '2026-12-01T17:00:00.000Z'],
  ['2026-12-01T10:00:00-06:00', '2026-12-01T11:00-06:00'],
])('%s to %s is a time', (start, end) => {
  expect(readCallTime(start, end)).toEqual({ start: Date.UTC(2026, 11, 1, 16), end: Date.UTC(2026, 11, 1, 17) });
});

test.each([
  ['absent', undefined, undefined],
  ['null', null, END],
  ['a number', 1_796_140_800_000, 1_796_144_400_000],
  ['an object', { toString: () => START }, END],
  ['in words', 'tomorrow', END],
  ['a day alone', '2026-12-01', END],
  ['without an offset', '2026-12-01T16:00:00', END],
  ['a day that does not exist', '2026-11-31T16:00:00Z', END],
  ['an hour that does not exist', '2026-12-01T25:00:00Z', END],
  ['with more around it', ` ${START}`, END],
  ['with markup', `${START}<b>`, END],
  ['as long as nothing', START, START],
  ['ended before its start', END, START],
  ['longer than twelve hours', START, '2026-12-02T04:00:01Z'],
  ['over for more than a day', '2026-11-19T14:59:59Z', '2026-11-19T16:00:00Z'],
  ['more than two years ahead', '2028-11-22T15:00:01Z', '2028-11-22T16:00:00Z'],
])('a call that is %s is none', (_what, start, end) => expect(readCallTime(start, end)).toBeUndefined());

test.each([
  [START, '2026-12-02T04:00:00Z'],
  ['2026-11-19T15:00:00Z', '2026-11-19T16:00:00Z'],
  ['2028-11-21T15:00:00Z', '2028-11-21T16:00:00Z'],
])('%s to %s is still one', (start, end) => expect(readCallTime(start, end)).toBeDefined());
