import { isJobClosed } from './jobClosing.ts';

const job = { validThrough: '2027-05-09T23:59:59-05:00' };

test.each([
  ['on its last day', '2027-05-09T12:00:00-05:00', false],
  ['in its last second', '2027-05-09T23:59:59-05:00', false],
  ['a second later', '2027-05-10T00:00:00-05:00', true],
])('%s a posting is closed: %s %s', (_when, now, isClosed) => {
  expect(isJobClosed(job, Date.parse(now))).toBe(isClosed);
});
