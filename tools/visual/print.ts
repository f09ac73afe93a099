/** What a person sees in the terminal. */
import { describeRejection, rejectionsOf } from './decisions.ts';
import { tally } from './outcome.ts';
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

function formatResult(result: VisualResult, sameElsewhere: number): string {
  const { outcome, title, name, mode, sentence, problems, notes } = result;
  const lines = [`${outcome.toUpperCase().padEnd(8)} ${title} / ${name} · ${mode.name}`];
  if (problems.length === 0) lines.push(indent(sentence, '         '));
  if (sameElsewhere > 0) lines.push(`         The same difference is in ${sameElsewhere} more.`);
  for (const problem of problems) {
    lines.push(indent(`${problem.kind}: ${problem.message}`, '         '));
    if (problem.detail !== null) lines.push(indent(shorten(problem.detail, 6), '           '));
  }
  for (const rejection of rejectionsOf(result)) lines.push(indent(describeRejection(rejection), '         '));
  for (const note of notes) lines.push(indent(`Note: ${note}`, '         '));
  return lines.join('\n');
}

/** Results with the same difference are told once. */
function printFailing(results: readonly VisualResult[], print: (text: string) => void): void {
  const groups = new Map<string, VisualResult[]>();
  for (const result of results.filter(({ outcome }) => outcome !== 'passed')) {
    const group = result.outcome === 'changed' && result.group !== null ? result.group : result.key;
    groups.set(group, [...(groups.get(group) ?? []), result]);
  }
  for (const [first, ...others] of groups.values()) if (first !== undefined) print(`\n${formatResult(first, others.length)}`);
}

function environmentNotice({ environment, base }: VisualReport): string | null {
  const { status, differences, browser } = environment;
  if (status !== 'other') return null;
  return [
    `ANOTHER BROWSER: ${browser} is not the one of the manifest.`,
    ...differences.slice(0, 5).map((difference) => `  ${difference}`),
    base === null
      ? 'Its screenshots say nothing about the accepted ones.'
      : `Compared with what it makes of ${base.slice(0, 10)}. What is accepted here is recorded by the next run in the pinned browser.`,
  ].join('\n');
}

function slowest(results: readonly VisualResult[]): string {
  const [first] = [...results].sort((a, b) => b.durationMs - a.durationMs);
  return first === undefined || first.durationMs < 3000 ? '' : `, slowest ${first.key} ${(first.durationMs / 1000).toFixed(1)} s`;
}

export function printReport(report: VisualReport, print: (text: string) => void = console.log): void {
  printFailing(report.results, print);
  const restless = report.results.filter(({ outcome, notes }) => outcome === 'passed' && notes.length > 0);
  if (restless.length > 0) print(`\n${restless.length} passed with a note:`);
  for (const { key, notes } of restless.slice(0, 10)) print(`  ${key}: ${notes.join(' ')}`);
  for (const failure of report.failures) print(`\nFAILED   ${failure}`);
  const notice = environmentNotice(report);
  if (notice !== null) print(`\n${notice}`);
  if (report.results.some(({ outcome }) => outcome !== 'passed')) {
    print('\nTo look at it: the panel "Visual" in Storybook. To accept: npm run visual:accept -- <part of a name>');
  }
  const seconds = (report.durationMs / 1000).toFixed(1);
  const order = report.seed === null ? '' : `, shuffled with seed ${report.seed}`;
  print(
    `\n${report.comparisons} screenshots in ${seconds} s, ${Math.round(report.snapshotsPerMinute)} a minute${order}${slowest(report.results)}`,
  );
  const { passed, failed } = tally(report);
  print(`visual: ${passed} passed, ${failed} failed`);
}
