/** Evaluates visits: outcomes, decisions about them, and whether the run as a whole passes. */
import { groupBy } from '../shared/groupBy.ts';
import { oneLine } from './texts.ts';
import type {
  Change,
  Decision,
  NewDecision,
  Outcome,
  ProblemKind,
  Region,
  StoredDecision,
  VisualReport,
  VisualResult,
} from './types.ts';

/** A broken story is reported as broken even when its pixels changed too. `compared`: whether pixels count in this story. */
export function classify({ problems, accepted, current }: VisualResult, compared: boolean): Outcome {
  if (problems.length > 0) return 'errored';
  if (!compared) return 'passed';
  if (accepted === null) return 'new';
  return current === accepted ? 'passed' : 'changed';
}

/** After these problems a page cannot be used for another story. */
const BREAKING: readonly ProblemKind[] = ['play', 'render', 'timeout', 'crash'];

export const isPageBroken = ({ problems }: Pick<VisualResult, 'problems'>): boolean =>
  problems.some(({ kind }) => BREAKING.includes(kind));

/** What a result is of. */
type Subject = Pick<VisualResult, 'key' | 'mode'> & { story: { id: string; title: string; name: string } };

/** Makes a result from what is known; the rest is as if nothing was visited. */
export function makeResult(
  { key, story: { id, title, name }, mode }: Subject,
  known: Pick<VisualResult, 'outcome'> & Partial<VisualResult>,
): VisualResult {
  const result = {
    key,
    storyId: id,
    title,
    name,
    mode,
    accepted: null,
    recorded: null,
    current: null,
    size: null,
    change: null,
    problems: [],
    notes: [],
    decisions: [],
    ...known,
  };
  return { sentence: describeOutcome(result), ...result };
}

/** Failures of the run itself, one sentence each; any of them fails the run, whatever its results are. */
export function runFailures({ environment, results, shard }: VisualReport, ci: boolean): string[] {
  if (shard?.nothingAffected) return [];
  const failures: string[] = [];
  if (shard?.stories.length === 0) failures.push('No story was selected, so nothing was checked.');
  else if (results.every(({ outcome, current }) => outcome === 'passed' && current === null)) {
    failures.push('No screenshot was compared: every selected story has snapshots disabled.');
  }
  if (ci && environment.differences.length > 0) {
    failures.push('CI has another browser than the manifest. Accept all screenshots in it: npm run visual:accept -- --all');
  }
  // Any other result fails by itself.
  const passed = results.filter(({ outcome }) => outcome === 'passed');
  const rejected = passed.flatMap((result) =>
    rejectionsOf(result).map((one) => `${labelOf(result)} is in the manifest. ${describeRejection(one)}`),
  );
  return [...failures, ...rejected];
}

/** What a decision about this result is stored for. */
export const subjectOf = ({ storyId, mode, accepted, current }: VisualResult): Omit<NewDecision, 'verdict' | 'note'> => ({
  storyId,
  mode: mode.name,
  accepted,
  current,
});

/** Each reviewer's latest decision, the latest first. */
export const latestOfEach = (decisions: readonly Decision[]): Decision[] =>
  decisions
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .filter(({ by }, at, all) => all.findIndex((other) => other.by === by) === at);

/** The stored decisions about exactly what a result shows. What the result says of decisions itself counts for nothing. */
export function decisionsAbout(result: VisualResult, stored: readonly StoredDecision[]): Decision[] {
  const { storyId, mode, current } = subjectOf(result);
  const same = stored.filter((one) => one.storyId === storyId && one.mode === mode && one.current === current);
  // A result that passes now may have been accepted in spite of a rejection.
  return latestOfEach(same.filter(({ accepted }) => result.outcome === 'passed' || accepted === result.accepted));
}

/** Whether there is something to decide. A broken story has to be repaired first. */
export const decidable = ({ outcome }: VisualResult): boolean => ['new', 'changed', 'removed'].includes(outcome);

/** What is shown of a result: its outcome, or what reviewers decided. */
export type State = Outcome | Decision['verdict'];

/** A rejection outweighs approvals until its reviewer withdraws it. */
export function stateOf(result: VisualResult): State {
  const verdicts = decidable(result) ? result.decisions.map(({ verdict }) => verdict) : [];
  return verdicts.includes('rejected') ? 'rejected' : (verdicts[0] ?? result.outcome);
}

/**
 * What one decision settles: the same difference, all screenshots of a story that is new, gone or broken, or a story that has another
 * name now and looks the same.
 */
export function settledByOf(results: readonly VisualResult[]): (result: VisualResult) => string {
  const renamed = renamedTo(results);
  return (result) => {
    const { outcome, change, storyId } = result;
    const other = renamed(result);
    return other === null ? (change?.group ?? `${outcome} ${storyId}`) : `new ${other.storyId}`;
  };
}

/** For a result that was removed: the new one of the same mode that looks the same, if there is one. */
function renamedTo(results: readonly VisualResult[]): (result: VisualResult) => VisualResult | null {
  const lookOf = ({ mode }: VisualResult, hash: string | null): string => `${mode.name} ${hash}`;
  const added = new Map(results.filter(({ outcome }) => outcome === 'new').map((one) => [lookOf(one, one.current), one]));
  return (result) => (result.outcome === 'removed' ? (added.get(lookOf(result, result.accepted)) ?? null) : null);
}

/** Everything that differs from the accepted state, in the order of the sidebar and of the start page, as in the report. */
export const changesOf = (report: VisualReport | null): VisualResult[] =>
  report?.results.filter(({ outcome }) => outcome !== 'passed') ?? [];

/** The changes, by what one decision settles. */
export const decisionsOf = (report: VisualReport | null): VisualResult[][] => {
  const settledBy = settledByOf(report?.results ?? []);
  return [...groupBy(changesOf(report), settledBy).values()];
};

/** GitHub rejects a longer description of a check. */
const MAX_DESCRIPTION = 140;

/** What the check of a pull request says: how many decisions are to be made and were made, not of how many screenshots. */
export function summarize(report: VisualReport): string {
  const counts = groupBy(decisionsOf(report), (decision) => {
    const states = decision.map(stateOf);
    if (states.includes('rejected')) return 'rejected';
    if (states.every((state) => state === 'approved')) return 'approved';
    return decision.some(decidable) ? 'to review' : 'broken';
  });
  const parts = (['to review', 'rejected', 'broken', 'approved'] as const).flatMap((state) =>
    counts.has(state) ? `${counts.get(state)?.length} ${state}` : [],
  );
  const text = [parts.length === 0 ? 'nothing to review' : parts.join(', '), ...report.failures].join('. ');
  return oneLine(text).slice(0, MAX_DESCRIPTION);
}

/** Says of a story that has another name now what it was called. */
export function tellRenames(results: readonly VisualResult[]): void {
  const renamed = renamedTo(results);
  for (const result of results) {
    const other = renamed(result);
    if (other === null) continue;
    other.sentence = `It looks as “${result.storyId}” did, which is gone: it has another name.`;
    result.sentence = `It is gone, and “${other.storyId}” looks the same: it has another name.`;
  }
}

/** Any of them outweighs all approvals, until its reviewer withdraws it. */
export const rejectionsOf = ({ decisions }: VisualResult): Decision[] =>
  decisions.filter(({ verdict }) => verdict === 'rejected');

export const describeRejection = ({ by, note }: Decision): string => `Rejected by ${by}${note === '' ? '.' : `: ${note}`}`;

export const screenshotCount = ({ results }: VisualReport): number => results.filter(({ current }) => current !== null).length;

/** Hashes that published decisions about the results are listed by. */
export const decidedHashes = (results: readonly VisualResult[]): string[] =>
  results.flatMap(({ outcome, accepted, current }) => (outcome === 'removed' ? accepted : current) ?? []);

export const labelOf = ({ title, name, mode }: Pick<VisualResult, 'title' | 'name' | 'mode'>): string =>
  `${title} / ${name} · ${mode.name}`;

export const plural = (count: number, noun: string, many = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : many}`;

export const describePlace = ({ x, y, width, height }: Region): string => `${width} × ${height} at (${x}, ${y})`;

/** Whether a change is one of color in the same words, which the pixels tell. */
export const isColorAlone = ({ recoloring, words }: Change): boolean => recoloring !== null && words === null;

/** Names everything that differs: what the text tells, and the elements that it does not tell of. */
export function describeChange(change: Change): string {
  const { words, where, recoloring } = change;
  // In many places, which have other names.
  if (recoloring !== null && isColorAlone(change)) return `The color ${recoloring.from} is ${recoloring.to} now.`;
  if (where === null) return words ?? 'It looks different.';
  return words === null ? `It looks different at ${where}.` : `${words} What differs: ${where}.`;
}

/** What those who build the component want to know of a change. */
export function describePixels({ pixels, before, after, region, regions, shift }: Change): string {
  const sentences: string[] = [];
  if (before.width !== after.width || before.height !== after.height) {
    sentences.push(`It went from ${before.width} × ${before.height} to ${after.width} × ${after.height}.`);
  }
  if (shift !== null) {
    const direction = shift.rows > 0 ? 'down' : 'up';
    const rows = plural(Math.abs(shift.rows), 'row');
    sentences.push(`Everything below ${shift.y} moved ${direction} by ${rows} and is otherwise the same.`);
  }
  const spread = regions.length > 1 ? ` in ${regions.length} places` : '';
  sentences.push(`${plural(pixels, 'pixel')} differ${spread} within ${describePlace(region)}.`);
  return sentences.join(' ');
}

const PROBLEM_TITLES: Record<ProblemKind, string> = {
  play: 'Its play failed',
  render: 'It could not be rendered',
  axe: 'Accessibility',
  console: 'The console is not clean',
  request: 'A request failed',
  crash: 'It broke its page',
  timeout: 'It took too long',
  motion: 'It moves although motion is reduced',
};

const SENTENCES: Record<Exclude<Outcome, 'errored'>, string> = {
  passed: 'As accepted.',
  new: 'No screenshot of this story has been accepted yet.',
  changed: 'The screenshot changed. What it was like is not on this machine.',
  removed: 'A screenshot was accepted, but its story or mode is gone.',
  missing: 'The story was expected and never visited.',
};

export function describeOutcome({ outcome, change, problems }: Pick<VisualResult, 'outcome' | 'change' | 'problems'>): string {
  if (outcome === 'changed' && change !== null) return describeChange(change);
  if (outcome !== 'errored') return SENTENCES[outcome];
  const more = problems.length > 1 ? ` (and ${plural(problems.length - 1, 'more problem')})` : '';
  const [first] = problems;
  return first === undefined ? 'The story failed.' : `${PROBLEM_TITLES[first.kind]}: ${first.message}${more}`;
}
