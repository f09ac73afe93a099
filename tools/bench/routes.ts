import { redirects } from '../../src/app/routes.ts';
import { paths } from '../../src/config/paths.ts';
import type { Form } from './forms.ts';
import { measurePage, scores, type Figures } from './lighthouse.ts';
import { median, table, untilIdle } from './statistics.ts';

const redirected = new Set<string>(redirects.map(({ path }) => path));

export const routes: readonly string[] = Object.values(paths).filter((path) => !redirected.has(path));

type Route = { path: string; runs: Figures[] };

/** Lighthouse's measure of this machine, which calibrates `slow`: the median of three loads that are not counted. */
export async function measureMachine(site: string, idleTimeout: number): Promise<number> {
  const loads: number[] = [];
  while (loads.length < 3) {
    await untilIdle(idleTimeout);
    loads.push((await measurePage(site + paths.home, 'mobile')).machine);
  }
  return median(loads);
}

/** Lighthouse's figures of every route in one form. */
export async function measureRoutes(
  site: string,
  { form, runs: rounds, idleTimeout }: { form: Form; runs: number; idleTimeout: number },
): Promise<Route[]> {
  const measured = routes.map((path): Route => ({ path, runs: [] }));
  const machine = await measureMachine(site, idleTimeout);
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, runs } of measured) {
      console.error(`round ${round + 1} of ${rounds}: ${path} ${form}`);
      await untilIdle(idleTimeout);
      runs.push(await measurePage(site + path, form, machine));
    }
  }
  return measured;
}

/** The median scores of each route, its CLS, and what the performance score depends on most. */
export function printRoutes(measured: readonly Route[]): void {
  const rows = measured.map(({ path, runs }) => {
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
