/** What the panel, the sidebar and the start page show, made from the last run, what is accepted and what reviewers decided. */
import type { AcceptedScreenshots, Decision, Outcome, VisualReport, VisualResult } from '../report-types.ts';
import type { NewDecision, StoredDecision } from '../review/protocol.ts';
import type { VisualData } from './read.ts';

type Accepted = AcceptedScreenshots[string];

export type ModeView = {
  key: string;
  mode: string;
  /** Null where the last run did not visit the story in this mode. */
  result: VisualResult | null;
  accepted: Accepted | null;
};

/** Worst first. */
const STATES = ['broken', 'not visited', 'rejected', 'changed', 'new', 'removed', 'approved', 'as accepted'] as const;
export type State = (typeof STATES)[number];

const STATE_OF: Record<Outcome, State> = {
  passed: 'as accepted',
  new: 'new',
  changed: 'changed',
  removed: 'removed',
  missing: 'not visited',
  errored: 'broken',
};

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** A rejection outweighs approvals until its reviewer withdraws it. */
function verdictOf({ decisions }: VisualResult): Decision['verdict'] | null {
  return decisions.find(({ verdict }) => verdict === 'rejected')?.verdict ?? decisions[0]?.verdict ?? null;
}

/** A broken story has to be repaired first: there is nothing to decide. */
export const decidable = ({ outcome }: VisualResult): boolean => ['new', 'changed', 'removed'].includes(outcome);

export const stateOf = (result: VisualResult): State =>
  (decidable(result) ? verdictOf(result) : null) ?? STATE_OF[result.outcome];

/** What a decision about this result belongs to. */
export const subjectOf = ({ storyId, mode, accepted, current }: VisualResult): Omit<NewDecision, 'verdict' | 'note'> => ({
  storyId,
  mode: mode.name,
  accepted,
  current,
});

/** The report with the decisions that the backend stores. Each reviewer's latest decision stands. */
export function withDecisions(report: VisualReport, stored: readonly StoredDecision[]): VisualReport {
  const idOf = (subject: ReturnType<typeof subjectOf>): string =>
    [subject.storyId, subject.mode, subject.accepted, subject.current].join(' ');
  const byChange = groupBy(stored, idOf);
  const results = report.results.map((result) => {
    const all = [...result.decisions, ...(byChange.get(idOf(subjectOf(result))) ?? [])];
    const byReviewer = groupBy(all, ({ by }) => by);
    const decisions = [...byReviewer.values()].flatMap((theirs) => theirs.sort((a, b) => a.at.localeCompare(b.at)).slice(-1));
    return { ...result, decisions };
  });
  return { ...report, results };
}

/** Everything that is not as accepted, in the order in which it is reviewed. */
export function changesOf(report: VisualReport | null): VisualResult[] {
  const orderOf = ({ title, name, key }: VisualResult): string => [title, name, key].join('\n');
  return (report?.results ?? [])
    .filter(({ outcome }) => outcome !== 'passed')
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b), 'en'));
}

/** The change after (1) or before (-1) the one with this key. Where no change has it, the first or the last. */
export function stepFrom(changes: readonly VisualResult[], key: string | null, by: 1 | -1): VisualResult | null {
  const at = changes.findIndex((change) => change.key === key);
  if (at === -1) return changes.at(by === 1 ? 0 : -1) ?? null;
  return changes[at + by] ?? null;
}

/** The undecided changes that one decision settles, this one included. */
export function sameDifference(changes: readonly VisualResult[], { key, group }: VisualResult): VisualResult[] {
  return changes.filter(
    (other) => other.key === key || (group !== null && other.group === group && decidable(other) && verdictOf(other) === null),
  );
}

/** A story's modes: those of the last run, then what is accepted and was not visited. */
export function modesOf(storyId: string, { report, accepted }: Pick<VisualData, 'report' | 'accepted'>): ModeView[] {
  const visited = (report?.results ?? [])
    .filter((result) => result.storyId === storyId)
    .map((result) => ({ key: result.key, mode: result.mode.name, result, accepted: accepted[result.key] ?? null }));
  const others = Object.entries(accepted)
    .filter(([key, entry]) => entry.storyId === storyId && !visited.some((view) => view.key === key))
    .map(([key, entry]) => ({ key, mode: entry.mode, result: null, accepted: entry }));
  return [...visited, ...others];
}

/** Everything that is not as accepted, by state, worst first. */
export function changesByState(report: VisualReport | null): [State, VisualResult[]][] {
  const groups = groupBy(changesOf(report), stateOf);
  return [...groups].sort(([a], [b]) => STATES.indexOf(a) - STATES.indexOf(b));
}

/** `2 changed, 1 new`; empty where everything is as accepted. */
export const summaryOf = (report: VisualReport | null): string =>
  changesByState(report)
    .map(([state, results]) => `${results.length} ${state}`)
    .join(', ');

export type StoryStatus = {
  status: 'error' | 'warn' | 'pending';
  title: string;
  description: string;
};

/** The worst state of each story that needs attention, for the sidebar. */
export function statusesOf(report: VisualReport | null): Record<string, StoryStatus> {
  const statuses: Record<string, StoryStatus> = {};
  for (const [state, results] of changesByState(report)) {
    if (state === 'approved' || state === 'removed') continue;
    const status = state === 'changed' ? 'warn' : state === 'new' ? 'pending' : 'error';
    for (const { storyId, mode, sentence } of results) {
      statuses[storyId] ??= { status, title: `Visual: ${state}`, description: `${mode.name}: ${sentence}` };
    }
  }
  return statuses;
}

export const formatTime = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
