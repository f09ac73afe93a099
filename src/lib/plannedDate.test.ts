import { closingDay, closingTime, isJobClosed, openingTime, type PlannedDate } from './plannedDate.ts';

/** Chicago is five hours behind UTC in summer and six in winter. Clocks change on March 14 and November 7, 2027. */
test.each<[PlannedDate, string, string]>([
  ['2027-05-09', '2027-05-09T00:00:00.000-05:00', '2027-05-09T23:59:59.999-05:00'],
  ['2027-01-31', '2027-01-31T00:00:00.000-06:00', '2027-01-31T23:59:59.999-06:00'],
  ['2027-03-13', '2027-03-13T00:00:00.000-06:00', '2027-03-13T23:59:59.999-06:00'],
  ['2027-03-14', '2027-03-14T00:00:00.000-06:00', '2027-03-14T23:59:59.999-05:00'],
  ['2027-11-06', '2027-11-06T00:00:00.000-05:00', '2027-11-06T23:59:59.999-05:00'],
  ['2027-11-07', '2027-11-07T00:00:00.000-05:00', '2027-11-07T23:59:59.999-06:00'],
  ['2027-12-31', '2027-12-31T00:00:00.000-06:00', '2027-12-31T23:59:59.999-06:00'],
])('the day %s is the company’s, from %s to %s', (day, opens, closes) => {
  expect(new Date(openingTime(day))).toEqual(new Date(opens));
  expect(new Date(closingTime(day))).toEqual(new Date(closes));
  expect(closingDay(day)).toBe(day);
});

test.each<[PlannedDate, string, string]>([
  ['2027-05-09T17:00-05:00', '2027-05-09T22:00:00Z', '2027-05-09'],
  ['2027-05-09T23:59:59-05:00', '2027-05-10T04:59:59Z', '2027-05-09'],
  ['2027-05-10T04:59:59Z', '2027-05-10T04:59:59Z', '2027-05-09'],
  ['2027-05-10T08:00+09:00', '2027-05-09T23:00:00Z', '2027-05-09'],
])('a time with its offset is that moment: %s', (date, moment, day) => {
  expect(new Date(openingTime(date))).toEqual(new Date(moment));
  expect(new Date(closingTime(date))).toEqual(new Date(moment));
  expect(closingDay(date)).toBe(day);
});

/** The compiler rejects the first ones. */
const unclear = [
  // @ts-expect-error -- a time without an offset depends on the visitor's clock
  '2027-05-09T17:00' satisfies PlannedDate,
  // @ts-expect-error -- a space instead of a T
  '2027-05-09 17:00-05:00' satisfies PlannedDate,
  // @ts-expect-error -- a name of a month
  'May 9, 2027' satisfies PlannedDate,
  // @ts-expect-error -- a day that is written in another order
  '05/09/2027' satisfies PlannedDate,
  '2027-5-9' satisfies PlannedDate,
  '2027-02-30' satisfies PlannedDate,
  '2027-13-01' satisfies PlannedDate,
  '2027-05-09T25:00-05:00' satisfies PlannedDate,
  '2027-02-29T12:00Z' satisfies PlannedDate,
];

test.each(unclear)('“%s” is an error', (date) => {
  expect(() => openingTime(date as PlannedDate)).toThrow('is no clear date');
  expect(() => closingTime(date as PlannedDate)).toThrow('is no clear date');
});

test.each<[string, PlannedDate, string, boolean]>([
  ['on its last evening in Houston', '2027-05-09', '2027-05-09T21:00:00-05:00', false],
  ['a second after its last day', '2027-05-09', '2027-05-10T00:00:00-05:00', true],
  ['in its last second', '2027-05-09T23:59:59-05:00', '2027-05-09T23:59:59-05:00', false],
  ['a second after its time', '2027-05-09T23:59:59-05:00', '2027-05-10T00:00:00-05:00', true],
])('%s a posting until %s: %s, closed: %s', (_when, validThrough, now, isClosed) => {
  expect(isJobClosed({ validThrough }, Date.parse(now))).toBe(isClosed);
});

test('a posting without a closing date stays open', () => {
  expect(isJobClosed({}, Date.parse('2099-01-01'))).toBe(false);
});
