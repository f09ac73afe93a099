import { forms, type Form } from './forms.ts';
import { measurePage, type Figure, type Figures } from './lighthouse.ts';
import { median, table, untilIdle } from './statistics.ts';

export type Target = 'ours' | 'reference';
export type Addresses = Record<Target, string>;

/** One page load; `idle` is the idle share of the machine's processors just before. */
type Run = { path: string; form: Form; target: Target; idle: number; figures: Figures };

/** Loads both sites in turn, so that other work of the machine affects both; the order changes with each round. */
export async function compare(
  addresses: Addresses,
  paths: readonly string[],
  rounds: number,
  idleTimeout: number,
): Promise<Run[]> {
  const runs: Run[] = [];
  let machine = NaN;
  const measure = async (path: string, form: Form, target: Target) => {
    const idle = await untilIdle(idleTimeout);
    return { path, form, target, idle, figures: await measurePage(addresses[target] + path, form, machine) };
  };
  // Not counted: servers compress each file at its first request. These loads' measure of the machine calibrates `slow`.
  const warmUps: number[] = [];
  for (const path of paths) {
    for (const target of ['ours', 'reference'] as const) warmUps.push((await measure(path, 'mobile', target)).figures.machine);
  }
  machine = median(warmUps);
  for (let round = 0; round < rounds; round += 1) {
    const targets: Target[] = round % 2 === 0 ? ['ours', 'reference'] : ['reference', 'ours'];
    for (const path of paths) {
      for (const form of Object.keys(forms) as Form[]) {
        for (const target of targets) {
          console.error(`round ${round + 1} of ${rounds}: ${path} ${form} ${target}`);
          runs.push(await measure(path, form, target));
        }
      }
    }
  }
  return runs;
}

/** The median of a figure over the runs of a page in a form. */
const medianOf = (runs: readonly Run[], { path, form }: Pick<Run, 'path' | 'form'>, target: Target, figure: Figure): number =>
  median(
    runs.filter((run) => run.path === path && run.form === form && run.target === target).map(({ figures }) => figures[figure]),
  );

/** One run for each page and form. */
const measured = (runs: readonly Run[]): Run[] => [...new Map(runs.map((run) => [`${run.path} ${run.form}`, run])).values()];

/** The ratios ours / reference by page, form and figure: `/ mobile LCP`. */
export function ratiosOf(runs: readonly Run[]): Map<string, number> {
  return new Map(
    measured(runs).flatMap((of) =>
      (['FCP', 'LCP'] as const).map((figure): [string, number] => [
        `${of.path} ${of.form} ${figure}`,
        medianOf(runs, of, 'ours', figure) / medianOf(runs, of, 'reference', figure),
      ]),
    ),
  );
}

/** The medians of both sites and their ratio, a row for each page and form. */
export function printComparison(runs: readonly Run[]): void {
  const ratios = ratiosOf(runs);
  const rows = measured(runs).map((of) => {
    const row = `${of.path} ${of.form}`;
    const ours = (figure: Figure, digits = 0) => medianOf(runs, of, 'ours', figure).toFixed(digits);
    const pair = (figure: 'FCP' | 'LCP') => [
      ours(figure),
      medianOf(runs, of, 'reference', figure).toFixed(0),
      ratios.get(`${row} ${figure}`)?.toFixed(2) ?? '',
    ];
    return [row, ...pair('FCP'), ...pair('LCP'), ours('TBT'), ours('CLS', 3), ours('machine')];
  });
  const times = ['FCP ms', 'reference', 'ratio', 'LCP ms', 'reference', 'ratio'];
  console.log(table(['page', ...times, 'TBT ms', 'CLS', 'machine'], rows));
}
