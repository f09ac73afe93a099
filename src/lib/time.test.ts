import { formatDate, asClock, asDuration, asMoment, asWait, minutesOf } from './time.ts';

const byBrowser = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

test('writes the first and the last day of each month as a browser does', () => {
  const days = Array.from({ length: 12 }, (_, month) => [Date.UTC(2027, month, 1), Date.UTC(2027, month + 1, 0)])
    .flat()
    .map((time) => new Date(time));
  expect(days.map((day) => formatDate(day.toISOString()))).toEqual(days.map((day) => byBrowser.format(day)));
});

test('a time is written with its own day, whatever the time zone', () => {
  expect(formatDate('2027-05-09T23:59:59-05:00')).toBe('May 9, 2027');
});

test.each([
  [900, '15:00', 15, 'PT15M0S'],
  [899, '14:59', 15, 'PT14M59S'],
  [61, '1:01', 2, 'PT1M1S'],
  [60, '1:00', 1, 'PT1M0S'],
  [1, '0:01', 1, 'PT0M1S'],
  [0, '0:00', 0, 'PT0M0S'],
])('%i seconds', (seconds, clock, minutes, duration) => {
  expect([asClock(seconds), minutesOf(seconds), asDuration(seconds)]).toEqual([clock, minutes, duration]);
});

test.each([
  [1, '0:01'],
  [3599, '59:59'],
  [3600, '1 h'],
  [3601, '1 h 1 min'],
  [9000, '2 h 30 min'],
  [86_399, '1 day'],
  [86_400, '1 day'],
  [2 * 86_400 + 3 * 3600 + 60, '2 days 3 h'],
])('a wait of %i seconds', (seconds, words) => expect(asWait(seconds)).toBe(words));

test('formats a moment in the given time zone', () => {
  expect(asMoment(Date.UTC(2026, 10, 20, 17, 30), 'America/Chicago')).toBe('Nov 20, 11:30 AM');
});
