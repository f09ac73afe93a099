import { paths } from '../config/paths.ts';
import { jobFacts } from '../content/jobs/index.ts';
import type { JobFacts } from '../content/jobs/types.ts';
import { isJobClosed } from '../lib/jobClosing.ts';
import { matchRoute, redirects, redirectTarget, routes } from './routes.ts';

test('every route matches its own path, with or without a trailing slash', () => {
  for (const { id, path } of routes) {
    expect(matchRoute(path).id).toBe(id);
    if (path !== '/') expect(matchRoute(`${path}/`).id).toBe(id);
  }
});

test('any other path matches the not-found page', () => {
  expect(matchRoute('/no-such-page').id).toBeNull();
  expect(matchRoute('/pepprac/more').id).toBeNull();
});

test.each([
  ['/booking-dr', '/booking-demo-dr'],
  ['/schedule-demo', '/booking-demo'],
])('%s redirects to %s', (path, target) => {
  expect(redirectTarget(path)).toBe(target);
  expect(redirectTarget(`${path}/`)).toBe(target);
  expect(matchRoute(path).path).toBe(target);
});

test('every redirect leads to a page, and no page has its path', () => {
  const pages = routes.map(({ path }) => path);
  for (const { path, target } of redirects) {
    expect(pages).toContain(target);
    expect(pages).not.toContain(path);
  }
});

test('no two routes share a path', () => {
  const all = Object.values(paths);
  expect(new Set(all).size).toBe(all.length);
});

test('each job has the path of its id, and no sample job has a closing date in this century', () => {
  for (const job of Object.values<JobFacts>(jobFacts)) {
    expect(jobFacts[job.id]).toBe(job);
    expect(paths[job.route]).toBe(`/jobs/${job.id}`);
    expect(job.sample).toBe(true);
    expect(isJobClosed(job, Date.parse('2099-01-01'))).toBe(false);
  }
});
