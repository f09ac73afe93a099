import { paths } from '../config/paths.ts';
import { jobFacts } from '../content/jobs/index.ts';
import type { JobFacts } from '../content/jobs/types.ts';
import { isJobClosed } from '../lib/plannedDate.ts';
import { pageAt } from './AppRoutes.tsx';
import { redirectTarget, routes } from './routes.ts';

test('every page has its address, with or without a slash at the end', () => {
  const pages = routes.map(({ path }) => pageAt(path));
  expect(new Set(pages).size).toBe(routes.length);
  expect(routes.map(({ path }) => pageAt(`${path}/`))).toEqual(pages);
});

test('any other address is the not-found page', () => {
  const notFound = pageAt('/no-such-page');
  expect(routes.map(({ path }) => pageAt(path))).not.toContain(notFound);
  for (const path of ['/FAQ', '/pepprac/more', '/jobs']) expect(pageAt(path)).toBe(notFound);
});

test.each([
  ['/booking-dr', '/booking-demo-dr'],
  ['/schedule-demo', '/booking-demo'],
])('%s redirects to %s', (path, target) => {
  expect(redirectTarget(path)).toBe(target);
  expect(redirectTarget(`${path}/`)).toBe(target);
  expect(pageAt(path)).toBeUndefined();
});

test.each([
  ['/DR', '/dr'],
  ['/Schedule-Demo', '/booking-demo'],
  ['/Jobs/ContentStrategist/', '/jobs/contentstrategist'],
])('%s, as people type it, leads to %s', (path, target) => expect(redirectTarget(path)).toBe(target));

test.each(['/dr', '/dr/', '/', '/no-such-page', '/DR/more'])('%s stays', (path) => expect(redirectTarget(path)).toBeUndefined());

test('each job has the path of its id, and no sample job has a closing date in this century', () => {
  for (const job of Object.values<JobFacts>(jobFacts)) {
    expect(jobFacts[job.id]).toBe(job);
    expect(paths[job.route]).toBe(`/jobs/${job.id}`);
    expect(job.sample).toBe(true);
    expect(isJobClosed(job, Date.parse('2099-01-01'))).toBe(false);
  }
});
