import { redirects } from '../../src/app/routes.ts';
import { paths } from '../../src/config/paths.ts';
import type { Form } from './forms.ts';
import { measurePage, scores, type Figures } from './lighthouse.ts';
import { median, table, untilIdle } from './statistics.ts';

const redirected = new Set<string>(redirects.map(({ path }) => path));

type Route = { path: string; runs: Figures[] };

/** Lighthouse's figures of every route in one form. */
export async function measureRoutes(
  site: string,
  { form, runs: rounds, idleTimeout }: { form: Form; runs: number; idleTimeout: number },
): Promise<Route[]> {
  const routes = Object.values(paths)
    .filter((path) => !redirected.has(path))
    .map((path): Route => ({ path, runs: [] }));
  // Not counted. These loads' measure of the machine calibrates `slow`.
  const warmUps: number[] = [];
  while (warmUps.length < 3) {
    await untilIdle(idleTimeout);
    warmUps.push((await measurePage(site + paths.home, 'mobile')).machine);
  }
  const machine = median(warmUps);
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, runs } of routes) {
      console.error(`round ${round + 1} of ${rounds}: ${path} ${form}`);
      await untilIdle(idleTimeout);
      runs.push(await measurePage(site + path, form, machine));
    }
  }
  return routes;
}

/** The median scores of each route, its CLS, and what the performance score depends on most. */
export function printRoutes(routes: readonly Route[]): void {
  const rows = routes.map(({ path, runs }) => {
    const middle = (figure: keyof Figures) => median(runs.map((run) => run[figure]));
    return [
      path,
      ...scores.map((score) => middle(score).toFixed(0)),
      middle('CLS').toFixed(3),
      middle('LCP').toFixed(0),
      middle('TBT').toFixed(0),
    ];
  });
  console.log(table(['route', ...scores, 'CLS', 'LCP ms', 'TBT ms'], rows));
}
