/** The report in the terminal: what failed first, with the command that repeats it. */
import { groupBy } from '../../shared/groupBy.ts';
import {
  decidable,
  describePixels,
  describeRejection,
  isColorAlone,
  labelOf,
  rejectionsOf,
  screenshotCount,
} from '../outcome.ts';
import { defaultPaths } from '../settings.ts';
import type { VisualReport, VisualResult } from '../types.ts';
import { withoutCommands } from '../texts.ts';

/** How many of the results that are like another one are named. */
const MAX_NAMED = 20;

const indented = (text: string, by = ' '.repeat(9)): string => text.replaceAll(/^/gm, by);

/** What to do next. A screenshot that is not on this machine was left out for speed, or a note says why. */
function adviceOn({ outcome, change, notes, storyId }: VisualResult, alike: readonly VisualResult[]): string {
  if (outcome === 'removed') return `Accept: npm run visual:accept -- ${storyId}`;
  if (outcome !== 'changed' || change !== null || notes.length > 0) return `Repeat: npm run visual -- ${storyId}`;
  const stories = new Set([storyId, ...alike.map((other) => other.storyId)]);
  return `To see the difference: npm run visual -- --build --stories=${[...stories].join(',')}`;
}

/** What differs is known only where the accepted screenshot is on this machine. */
const isUnknown = ({ outcome, change }: VisualResult): boolean => outcome === 'changed' && change === null;

/** @param alike results that would be reported in the same words, or with the same element */
function formatResult(result: VisualResult, alike: readonly VisualResult[]): string {
  const { outcome, sentence, problems, change } = result;
  const remarks = [result, ...alike].flatMap((one) => [
    ...rejectionsOf(one).map(describeRejection),
    ...one.notes.map((note) => `Note: ${note}`),
  ]);
  const named = alike.slice(0, MAX_NAMED).map(labelOf);
  if (alike.length > MAX_NAMED) named.push('…');
  const more = isUnknown(result)
    ? `What ${alike.length} more were like is not here either, and each may have changed in its own way`
    : `The like in ${alike.length} more`;
  const lines = [
    ...(problems.length === 0 ? [sentence] : []),
    ...(change === null ? [] : [describePixels(change)]),
    ...problems.flatMap(({ kind, message, detail }) =>
      [`${kind}: ${message}`, detail === null ? [] : indented(detail, '  ')].flat(),
    ),
    ...new Set(remarks),
    ...(alike.length === 0 ? [] : [`${more}: ${named.join('; ')}`]),
    adviceOn(result, alike),
  ];
  return [`${outcome.toUpperCase().padEnd(8)} ${labelOf(result)}`, ...lines.map((line) => indented(line))].join('\n');
}

/** A name in quotes: what is only “the page”, or an element without a name, may be anything. */
const NAMED = /“/;

/** What makes two results alike: the color, the words or the named element that changed, or the same pixels; the same problems; both new or removed. */
function likenessOf({ outcome, change, problems }: VisualResult): string {
  if (change !== null && outcome === 'changed') {
    const { words, where, group } = change;
    if (isColorAlone(change)) return group;
    return NAMED.test(where ?? words ?? '') ? `${words} ${where}` : group;
  }
  return [outcome, ...problems.map(({ kind, message }) => `${kind}: ${message}`)].join('\n');
}

/** One block for each difference, however many screenshots have it. */
export function formatFindings({ failures, results }: VisualReport): string[] {
  const open = results.filter(({ outcome }) => outcome !== 'passed');
  const blocks = [...groupBy(open, likenessOf).values()].flatMap(([first, ...alike]) =>
    first === undefined ? [] : formatResult(first, alike),
  );
  return [...failures.map((failure) => `FAILED   ${failure}`), ...blocks].map(withoutCommands);
}

function environmentNotice({ environment, base }: VisualReport): string[] {
  if (environment.differences.length === 0) return [];
  return [
    '\nANOTHER BROWSER than that of the manifest:',
    ...environment.differences.slice(0, 5).map((difference) => `  ${difference}`),
    base === null
      ? 'Its screenshots cannot be compared with the accepted ones.'
      : `Compared with what it makes of ${base.slice(0, 10)}. To accept, take the hashes of the CI run: npm run visual:accept -- --from <its results>`,
  ];
}

/**
 * The commands that accept what can be accepted, one for each component. Under another browser there are none: the notice about it
 * says what to do.
 *
 * @param folder of the results
 */
export function acceptCommands({ environment, results }: VisualReport, folder: string): string[] {
  if (environment.differences.length > 0) return [];
  const from = folder === defaultPaths.results ? '' : `--from ${folder} `;
  const components = new Set(results.filter(decidable).map(({ storyId }) => storyId.split('--')[0]));
  // The ids of a component's stories begin with its own and two dashes, so that no other component's are meant.
  return [...components].map((component) => `npm run visual:accept -- ${from}${component}--`);
}

function adviceOnReview(report: VisualReport, folder: string): string[] {
  const commands = acceptCommands(report, folder);
  const more = commands.length > MAX_NAMED ? [`and ${commands.length - MAX_NAMED} more components`] : [];
  const accept = commands.length === 0 ? [] : ['To accept:', ...commands.slice(0, MAX_NAMED).map((line) => `  ${line}`), ...more];
  return ['\nTo review: the panel "Visual" in Storybook.', ...accept];
}

/** @param folder of the results */
export function printReport(report: VisualReport, folder: string): void {
  const { durationMs, seed } = report;
  for (const finding of formatFindings(report)) console.log(`\n${finding}`);
  for (const line of environmentNotice(report)) console.log(line);
  const open = report.results.filter(({ outcome }) => outcome !== 'passed');
  if (open.length > 0) for (const line of adviceOnReview(report, folder)) console.log(withoutCommands(line));
  const noted = report.results.filter(({ outcome, notes }) => outcome === 'passed' && notes.length > 0);
  if (noted.length > 0) console.log(`\n${noted.length} passed with a note:`);
  for (const { key, notes } of noted.slice(0, 10)) console.log(withoutCommands(`  ${key}: ${notes.join(' ')}`));
  const order = seed === null ? '' : `, shuffled with seed ${seed}`;
  const screenshots = screenshotCount(report);
  const perMinute = Math.round((screenshots / durationMs) * 60_000);
  console.log(`\n${screenshots} screenshots in ${(durationMs / 1000).toFixed(1)} s, ${perMinute} a minute${order}`);
  const passed = report.results.length - open.length;
  console.log(`visual: ${passed} passed, ${open.length + report.failures.length} failed`);
}
