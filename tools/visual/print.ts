/** The report in the terminal. */
import { groupBy } from './group-by.ts';
import { describeRejection, labelOf, rejectionsOf, screenshotCount } from './outcome.ts';
import type { VisualReport, VisualResult } from './report-types.ts';

const DETAIL_LINES = 6;
const INDENT = ' '.repeat(9);

const indented = (text: string, by = INDENT): string => text.replaceAll(/^/gm, by);

function shorten(text: string): string {
  const lines = text.split('\n');
  const rest = lines.length - DETAIL_LINES;
  return rest <= 0 ? text : [...lines.slice(0, DETAIL_LINES), `… ${rest} more lines in last-run.json`].join('\n');
}

function formatResult(result: VisualResult, sameElsewhere: number): string {
  const { outcome, sentence, problems, notes } = result;
  return [
    `${outcome.toUpperCase().padEnd(8)} ${labelOf(result)}`,
    ...(problems.length === 0 ? [indented(sentence)] : []),
    ...(sameElsewhere > 0 ? [indented(`The same difference is in ${sameElsewhere} more.`)] : []),
    ...problems.flatMap(({ kind, message, detail }) => [
      indented(`${kind}: ${message}`),
      ...(detail === null ? [] : [indented(shorten(detail), `${INDENT}  `)]),
    ]),
    ...rejectionsOf(result).map((rejection) => indented(describeRejection(rejection))),
    ...notes.map((note) => indented(`Note: ${note}`)),
  ].join('\n');
}

function environmentNotice({ environment, base }: VisualReport): string[] {
  if (environment.differences.length === 0) return [];
  return [
    '\nANOTHER BROWSER than that of the manifest:',
    ...environment.differences.slice(0, 5).map((difference) => `  ${difference}`),
    base === null
      ? 'Its screenshots cannot be compared with the accepted ones.'
      : `Compared with what it makes of ${base.slice(0, 10)}. What is accepted here is recorded by the next run in the pinned browser.`,
  ];
}

function summary(report: VisualReport): string {
  const { results, durationMs, seed } = report;
  const order = seed === null ? '' : `, shuffled with seed ${seed}`;
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  const [first] = [...results].sort((a, b) => b.durationMs - a.durationMs);
  const slowest = first === undefined || first.durationMs < 3000 ? '' : `, slowest ${first.key} ${seconds(first.durationMs)} s`;
  const screenshots = screenshotCount(report);
  const speed = `${seconds(durationMs)} s, ${Math.round((screenshots / durationMs) * 60_000)} a minute`;
  return `\n${screenshots} screenshots in ${speed}${order}${slowest}`;
}

export function printReport(report: VisualReport): void {
  const open = report.results.filter(({ outcome }) => outcome !== 'passed');
  // Results with the same difference are printed once.
  const groups = groupBy(open, ({ outcome, change, key }) => (outcome === 'changed' && change !== null ? change.group : key));
  for (const [first, ...others] of groups.values())
    if (first !== undefined) console.log(`\n${formatResult(first, others.length)}`);
  const noted = report.results.filter(({ outcome, notes }) => outcome === 'passed' && notes.length > 0);
  if (noted.length > 0) console.log(`\n${noted.length} passed with a note:`);
  for (const { key, notes } of noted.slice(0, 10)) console.log(`  ${key}: ${notes.join(' ')}`);
  for (const failure of report.failures) console.log(`\nFAILED   ${failure}`);
  for (const line of environmentNotice(report)) console.log(line);
  if (open.length > 0)
    console.log('\nTo review: the panel "Visual" in Storybook. To accept: npm run visual:accept -- <part of a name>');
  console.log(summary(report));
  const passed = report.results.length - open.length;
  console.log(`visual: ${passed} passed, ${open.length + report.failures.length} failed`);
}
