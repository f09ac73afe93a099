/** What a person sees in the terminal. */
import { LOOSE_THRESHOLD, tally } from './outcome.ts';
import type { VisualReport, VisualResult } from './report-types.ts';

const indent = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => by + line)
    .join('\n');

const shorten = (text: string, lines: number): string => {
  const all = text.split('\n');
  return all.length <= lines ? text : [...all.slice(0, lines), `… ${all.length - lines} more lines in last-run.json`].join('\n');
};

function formatResult(result: VisualResult): string {
  const { outcome, title, name, mode, sentence, problems, notes, rejected } = result;
  const lines = [`${outcome.toUpperCase().padEnd(8)} ${title} / ${name} · ${mode.name}`];
  if (problems.length === 0) lines.push(indent(sentence, '         '));
  for (const problem of problems) {
    lines.push(indent(`${problem.kind}: ${problem.message}`, '         '));
    if (problem.detail !== null) lines.push(indent(shorten(problem.detail, 6), '           '));
  }
  if (rejected !== null) lines.push(indent(`Rejected: ${rejected.note === '' ? 'no note' : rejected.note}`, '         '));
  for (const note of notes) lines.push(indent(`Note: ${note}`, '         '));
  return lines.join('\n');
}

function environmentNotice({ environment }: VisualReport): string | null {
  const { status, differences, browser } = environment;
  if (status === 'unpinned') {
    return `PIXELS ARE NOT COMPARED: the pinned browser exists for Linux on x64 only. ${browser} checks plays, accessibility and the console.`;
  }
  if (status !== 'changed') return null;
  return [
    'ENVIRONMENT CHANGED: the pictures were accepted under another browser, other flags or other fonts.',
    ...differences.map((difference) => `  ${difference}`),
    `Comparing loosely, at ${LOOSE_THRESHOLD}: small changes go unnoticed until "npm run visual:update -- --all" has been run and reviewed.`,
  ].join('\n');
}

function slowest(results: readonly VisualResult[]): string {
  const [first] = [...results].sort((a, b) => b.durationMs - a.durationMs);
  return first === undefined || first.durationMs < 3000 ? '' : `, slowest ${first.key} ${(first.durationMs / 1000).toFixed(1)} s`;
}

/** `page` is the static report, where one was written. */
export function printReport(report: VisualReport, page: string | null, print: (text: string) => void = console.log): void {
  const failing = report.results.filter(({ outcome }) => outcome !== 'passed');
  for (const result of failing) print(`\n${formatResult(result)}`);
  const restless = report.results.filter(({ outcome, notes }) => outcome === 'passed' && notes.length > 0);
  if (restless.length > 0) print(`\n${restless.length} passed with a note:`);
  for (const { key, notes } of restless.slice(0, 10)) print(`  ${key}: ${notes.join(' ')}`);
  for (const failure of report.failures) print(`\nFAILED   ${failure}`);
  const notice = environmentNotice(report);
  if (notice !== null) print(`\n${notice}`);
  if (page !== null) print(`\nTo look at it: ${page}. To accept or reject: npm run visual:review`);
  const seconds = (report.durationMs / 1000).toFixed(1);
  const order = report.seed === null ? '' : `, shuffled with seed ${report.seed}`;
  print(
    `\n${report.comparisons} pictures in ${seconds} s, ${Math.round(report.snapshotsPerMinute)} a minute${order}${slowest(report.results)}`,
  );
  const { passed, failed } = tally(report);
  print(`visual: ${passed} passed, ${failed} failed`);
}
