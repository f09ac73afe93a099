/**
 * `npm run bench`: Lighthouse's figures of pages beside the same pages without JavaScript. Reported, not gated: times depend on the
 * machine, so compare the ratios of one run. docs/decisions/0011-bench.md describes what is measured.
 */
import { spawnSync } from 'node:child_process';
import { redirects } from '../../src/app/routes.ts';
import { paths } from '../../src/config/paths.ts';
import { readArguments, readWholeNumber } from '../shared/readArguments.ts';
import { startSite } from '../shared/static-site/site.ts';
import { runCommand } from '../shared/runCommand.ts';
import { ensureLighthouse, FORMS, loadPage, SCORES, type Figures, type Form } from './lighthouse.ts';
import { buildOurs, makeReference, OURS, REFERENCE } from './sites.ts';

const USAGE = `npm run bench -- [--runs 3] [--pages / /pepprac]   pages beside the same pages without JavaScript
npm run bench -- --pages all                       every page
npm run bench -- --backend                         leads a second, latencies and memory of the embedded backend`;

/** The figures of one page in one form, a list entry for each run. */
type Row = { path: string; form: Form; ours: Figures[]; reference: Figures[] };

/** The middle value; NaN for an empty list. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Loads both sites in turn, so that other work of the machine affects both; the order changes with each round. */
async function compare(
  addresses: Record<'ours' | 'reference', string>,
  pages: readonly string[],
  rounds: number,
): Promise<Row[]> {
  // These loads are not counted. Their measure of the machine calibrates `slow`.
  const warmUps: Figures[] = [];
  for (const site of Object.values(addresses)) warmUps.push(await loadPage(site + paths.home, 'mobile'));
  const machine = median(warmUps.map((figures) => figures.machine));

  const rows = pages.flatMap((path) => FORMS.map((form): Row => ({ path, form, ours: [], reference: [] })));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['ours', 'reference'] as const) : (['reference', 'ours'] as const);
    for (const row of rows) {
      console.error(`round ${round + 1} of ${rounds}: ${row.path} ${row.form}`);
      for (const site of order) row[site].push(await loadPage(addresses[site] + row.path, row.form, machine));
    }
  }
  return rows;
}

/** Prints the medians of both sites and their ratio as a table in Markdown. */
function printRows(rows: readonly Row[]): void {
  const timed = ['FCP', 'LCP'] as const;
  const times = timed.flatMap((figure) => [`${figure} ms`, 'reference', 'ratio']);
  const head = ['page', ...times, 'TBT ms', 'reference', 'CLS', ...SCORES, 'machine'];
  const lines = rows.map(({ path, form, ours, reference }) => {
    const of = (runs: readonly Figures[], figure: keyof Figures, digits = 0) =>
      median(runs.map((run) => run[figure])).toFixed(digits);
    const pairs = timed.flatMap((figure) => {
      const [own, other] = [of(ours, figure), of(reference, figure)];
      return [own, other, (Number(own) / Number(other)).toFixed(2)];
    });
    const rest = [...SCORES, 'machine' as const].map((figure) => of(ours, figure));
    return [`${path} ${form}`, ...pairs, of(ours, 'TBT'), of(reference, 'TBT'), of(ours, 'CLS', 3), ...rest];
  });
  const divider = head.map((_, index) => (index === 0 ? '---' : '---:'));
  for (const cells of [head, divider, ...lines]) console.log(`| ${cells.join(' | ')} |`);
}

async function measureSite(pages: readonly string[], rounds: number): Promise<void> {
  ensureLighthouse();
  buildOurs();
  makeReference();
  const ours = await startSite(OURS, 0);
  const reference = await startSite(REFERENCE, 0);
  try {
    printRows(await compare({ ours: ours.url, reference: reference.url }, pages, rounds));
  } finally {
    await ours.stop();
    await reference.stop();
  }
}

function readPages(given: readonly string[]): string[] {
  if (given.length === 0) return [paths.home, paths.pepprac];
  const redirected = redirects.map(({ path }) => path);
  return given[0] === 'all' ? Object.values(paths).filter((path) => !redirected.includes(path)) : [...given];
}

await runCommand(async () => {
  const options = {
    help: { type: 'boolean' },
    backend: { type: 'boolean' },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string' },
  } as const;
  const { values, positionals } = readArguments({ options, allowPositionals: true }, USAGE);
  // The shell passes all addresses after `--pages` as separate arguments.
  const pages = readPages([values.pages ?? [], positionals].flat());
  if (values.help) console.log(USAGE);
  else if (values.backend) {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/backend/load/cli.ts'], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } else await measureSite(pages, readWholeNumber('runs', values.runs));
});
