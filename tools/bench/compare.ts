import { forms, measurePage, type Figure, type Figures, type Form } from './lighthouse.ts';
import { median, table, untilIdle } from './statistics.ts';

type Target = 'ours' | 'reference';
type Addresses = Record<Target, string>;

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
  // Not counted: the servers compress each file at its first request. What these see of the machine calibrates the form `slow`.
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

/** The ratios ours / reference by page, form and figure: `/ mobile LCP`. */
export function ratiosOf(runs: readonly Run[]): Map<string, number> {
  const ratios = new Map<string, number>();
  for (const { path, form } of runs) {
    for (const figure of ['FCP', 'LCP'] as const) {
      const middle = (target: Target) =>
        median(
          runs
            .filter((run) => run.path === path && run.form === form && run.target === target)
            .map(({ figures }) => figures[figure]),
        );
      ratios.set(`${path} ${form} ${figure}`, middle('ours') / middle('reference'));
    }
  }
  return ratios;
}

/** The medians of both sites and their ratio, a row for each page and form. */
export function printComparison(runs: readonly Run[]): void {
  const ratios = ratiosOf(runs);
  const rowsOf = [...new Set(runs.map(({ path, form }) => `${path} ${form}`))];
  const rows = rowsOf.map((row) => {
    const middle = (target: Target, figure: Figure) =>
      median(
        runs
          .filter((run) => `${run.path} ${run.form}` === row && run.target === target)
          .map(({ figures: measured }) => measured[figure]),
      );
    const pair = (figure: 'FCP' | 'LCP') => {
      const [our, their] = [middle('ours', figure), middle('reference', figure)];
      return [our.toFixed(0), their.toFixed(0), (ratios.get(`${row} ${figure}`) ?? NaN).toFixed(2)];
    };
    const [tbt, cls, machine] = (['TBT', 'CLS', 'machine'] as const).map((figure) => middle('ours', figure));
    return [row, ...pair('FCP'), ...pair('LCP'), tbt?.toFixed(0) ?? '', cls?.toFixed(3) ?? '', machine?.toFixed(0) ?? ''];
  });
  const times = ['FCP ms', 'reference', 'ratio', 'LCP ms', 'reference', 'ratio'];
  console.log(table(['page', ...times, 'TBT ms', 'CLS', 'machine'], rows));
}
