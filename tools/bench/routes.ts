import { redirects } from '../../src/app/routes.ts';
import { paths } from '../../src/config/paths.ts';
import { measurePage, scores, type Figures } from './lighthouse.ts';
import { median, table, untilIdle } from './statistics.ts';

const redirected = new Set<string>(redirects.map(({ path }) => path));

type Route = { path: string; runs: Figures[] };

/** Lighthouse's mobile figures of every route, `rounds` times. */
export async function measureRoutes(site: string, rounds: number, idleTimeout: number): Promise<Route[]> {
  const routes = Object.values(paths)
    .filter((path) => !redirected.has(path))
    .map((path): Route => ({ path, runs: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, runs } of routes) {
      console.error(`round ${round + 1} of ${rounds}: ${path}`);
      await untilIdle(idleTimeout);
      runs.push(await measurePage(site + path, 'mobile'));
    }
  }
  return routes;
}

/** The median scores of each route, and its CLS. */
export function printRoutes(routes: readonly Route[]): void {
  const rows = routes.map(({ path, runs }) => {
    const middle = (figure: keyof Figures) => median(runs.map((run) => run[figure]));
    return [path, ...scores.map((score) => middle(score).toFixed(0)), middle('CLS').toFixed(3)];
  });
  console.log(table(['route', ...scores, 'CLS'], rows));
}
