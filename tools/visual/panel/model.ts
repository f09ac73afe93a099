/** What the panel and the sidebar show, from the last run, the accepted screenshots and the reviewers' decisions. */
import type { Addon_TestProviderState } from 'storybook/internal/types';
import { groupBy } from '../../shared/groupBy.ts';
import { changesOf, decidable, describePixels, plural, stateOf, type State } from '../outcome.ts';
import type { Progress, VisualReport, VisualResult } from '../types.ts';
import type { VisualData } from './data.ts';

/** The mark of each state in the sidebar. */
const MARKS = {
  errored: 'error',
  missing: 'error',
  rejected: 'error',
  changed: 'warn',
  new: 'pending',
  removed: null,
  approved: null,
  passed: null,
} as const satisfies Record<State, string | null>;
const STATES = Object.keys(MARKS) as State[];

const verdictOn = (result: VisualResult): string => {
  const state = stateOf(result);
  return state === 'approved' || state === 'rejected' ? state : 'open';
};

/** Those of a decision that are decided together with this one: none that was decided otherwise, or is broken. */
export const decidedTogether = (decision: readonly VisualResult[], result: VisualResult): VisualResult[] =>
  decision.filter((other) => decidable(other) && verdictOn(other) === verdictOn(result));

/** Who decides about a group at once sees each of its widths: this result for its own, of the others the first. */
export const oneOfEachWidth = (decision: readonly VisualResult[], shown: VisualResult): VisualResult[] =>
  [...groupBy([shown, ...decision], ({ mode }) => mode.viewport.width).values()].flatMap(([first]) => first ?? []);

/** The first undecided change after a decision, or else before it. */
export function nextOpen(decisions: readonly (readonly VisualResult[])[], at: number): VisualResult | undefined {
  return [...decisions.slice(at + 1), ...decisions.slice(0, at)]
    .flat()
    .find((result) => decidable(result) && verdictOn(result) === 'open');
}

/** `3 stories, 360 and 1440 wide, 8 screenshots`. */
export function describeSpread(decision: readonly VisualResult[]): string {
  const stories = new Set(decision.map(({ storyId }) => storyId)).size;
  const widths = [...new Set(decision.map(({ mode }) => mode.viewport.width))].sort((a, b) => a - b);
  const named = new Intl.ListFormat('en-US').format(widths.map(String));
  return `${plural(stories, 'story', 'stories')}, ${named} wide, ${plural(decision.length, 'screenshot')}`;
}

type ModeView = ReturnType<typeof modesOf>[number];

/**
 * A story's modes: those of the last run, then accepted ones that were not visited, whose result is null. A mode that more stories
 * have comes first: a usual width before a contrast theme or paper.
 */
export function modesOf(storyId: string, { report, accepted }: VisualData) {
  const usual = groupBy(Object.values(accepted), ({ mode }) => mode);
  const usageOf = ({ mode }: { mode: string }): number => usual.get(mode)?.length ?? 0;
  const visited = (report?.results ?? [])
    .filter((result) => result.storyId === storyId)
    .map((result) => ({ key: result.key, mode: result.mode.name, result, accepted: accepted[result.key] ?? null }));
  const others = Object.entries(accepted)
    .filter(([key, entry]) => entry.storyId === storyId && !visited.some((view) => view.key === key))
    .map(([key, entry]) => ({ key, mode: entry.mode, result: null, accepted: entry }));
  return [...visited, ...others].sort((a, b) => usageOf(b) - usageOf(a));
}

/** The worst state of each story that needs attention, for the sidebar. */
export function statusesOf(report: VisualReport | null) {
  const statuses: Record<string, { status: 'error' | 'warn' | 'pending'; title: string; description: string }> = {};
  const worstFirst = changesOf(report).sort((a, b) => STATES.indexOf(stateOf(a)) - STATES.indexOf(stateOf(b)));
  for (const result of worstFirst) {
    const state = stateOf(result);
    const status = MARKS[state];
    if (status === null) continue;
    statuses[result.storyId] ??= { status, title: `Visual: ${state}`, description: `${result.mode.name}: ${result.sentence}` };
  }
  return statuses;
}

export type RunState = Addon_TestProviderState<{ progress?: Progress | null }>;

export function describeRun({ running, cancelling, failed, error, details }: RunState, report: VisualReport | null): string {
  if (running && cancelling) return 'Canceling…';
  if (running && details.progress) {
    const { phase, done, total, failed: different } = details.progress;
    const count = total === 0 ? '…' : ` ${done} of ${total}`;
    return `${phase}${count}${different === 0 ? '' : `, ${different} not as accepted`}`;
  }
  if (running) return 'Starting…';
  if (failed && error?.message) return error.message;
  if (report === null) return 'Not run yet';
  const states = groupBy(report.results, stateOf);
  // Such as `2 changed, 1 new, 800 passed`.
  return STATES.flatMap((state) => (states.has(state) ? `${states.get(state)?.length} ${state}` : [])).join(', ');
}

const formatTime = (iso: string): string => new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What the last run found and reviewers decided about a story in one mode, as one string per paragraph. */
export function describeView(result: VisualResult | null, reviewer: string | null): string[] {
  if (result === null) return ['The last run did not visit it.'];
  const problems = result.problems.map(({ kind, message, detail }) => [`${kind}: ${message}`, detail ?? []].flat().join('\n'));
  const decisions = result.decisions.map(({ verdict, note, by, at }) => {
    const name = by === reviewer ? `${by} (you)` : by;
    return `${verdict === 'approved' ? 'Approved' : 'Rejected'} by ${name}, ${formatTime(at)}${note === '' ? '' : `: “${note}”`}`;
  });
  return [result.sentence, ...problems, ...decisions];
}

/** What only some need to know. */
export function describeDetails({ result, accepted }: ModeView): string[] {
  const when = accepted?.at ? formatTime(accepted.at) : 'not committed yet';
  const commit = accepted?.commit ? ` (${accepted.commit.slice(0, 7)})` : '';
  return [
    ...(result?.change ? [describePixels(result.change)] : []),
    ...(result?.notes ?? []),
    accepted === null
      ? 'No screenshot has been accepted yet.'
      : `Accepted by ${accepted.by ?? 'a reviewer whose name is not recorded'}, ${when}${commit}.`,
  ];
}

export function describeLastRun(report: VisualReport | null): string[] {
  if (report === null) return ['No result of the visual tests has been published here yet.'];
  const { environment, failures, startedAt, commit } = report;
  const differs =
    environment.differences.length > 0 ? `, compared with the base commit (${environment.differences.join('; ')})` : '';
  const of = commit === null ? '' : `, of commit ${commit.slice(0, 7)}`;
  return [...failures, `Last run: ${formatTime(startedAt)}${of}${differs}.`];
}
