import { formatDate } from './formatDate.ts';

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
