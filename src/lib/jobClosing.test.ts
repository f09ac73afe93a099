import { jobFacts } from '../content/jobs/index.ts';
import type { JobFacts } from '../content/jobs/types.ts';
import { paths } from '../config/paths.ts';
import { formatDate } from './formatDate.ts';
import { isJobClosed } from './jobClosing.ts';

const job = { validThrough: '2027-05-09T23:59:59-05:00' };

test.each([
  ['on its last day', '2027-05-09T12:00:00-05:00', false],
  ['in its last second', '2027-05-09T23:59:59-05:00', false],
  ['a second later', '2027-05-10T00:00:00-05:00', true],
])('%s a posting is closed: %s %s', (_when, now, isClosed) => {
  expect(isJobClosed(job, Date.parse(now))).toBe(isClosed);
});

test('a day is written as it stands in the date, wherever the visitor is', () => {
  expect(formatDate(job.validThrough)).toBe('May 9, 2027');
  expect(formatDate('2026-11-09')).toBe('November 9, 2026');
});

test('each posting stands at the address of its id, and no sample closes by itself', () => {
  for (const posting of Object.values<JobFacts>(jobFacts)) {
    expect(jobFacts[posting.id]).toBe(posting);
    expect(paths[posting.route]).toBe(`/jobs/${posting.id}`);
    expect(posting.sample).toBe(true);
    expect(isJobClosed(posting, Date.parse('2099-01-01'))).toBe(false);
  }
});
