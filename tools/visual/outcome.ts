/** What a visit means: outcome, counts, and whether the run as a whole may be green. */
import { OUTCOMES } from './report-types.ts';
import type { Change, EnvironmentStatus, Outcome, Problem, ProblemKind, VisualReport, VisualResult } from './report-types.ts';

export type Observation = {
  visited: boolean;
  problems: readonly Problem[];
  /** False where pixels are not to be looked at: the story has snapshots disabled. */
  compared: boolean;
  isAccepted: boolean;
  differs: boolean;
};

/** A broken story is reported as broken even when its pixels changed too: the picture of a fault is no news. */
export function classify(observation: Observation): Outcome {
  if (!observation.visited) return 'missing';
  if (observation.problems.length > 0) return 'errored';
  if (!observation.compared) return 'passed';
  if (!observation.isAccepted) return 'new';
  return observation.differs ? 'changed' : 'passed';
}

export function countOutcomes(results: readonly Pick<VisualResult, 'outcome'>[]): Record<Outcome, number> {
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

export type RunFacts = {
  status: EnvironmentStatus;
  expected: number;
  comparisons: number;
  /** Results that are red already; then there is no need to be told that they were not compared. */
  failing: number;
  ci: boolean;
  /** Only-changed runs may rightly have nothing to do. */
  nothingAffected: boolean;
};

/** Faults of the run itself. Each is a sentence; a run with any of them is red whatever its results are. */
export function runFailures(facts: RunFacts): string[] {
  if (facts.nothingAffected) return [];
  const failures: string[] = [];
  if (facts.expected === 0) failures.push('No story was selected, so nothing was checked.');
  else if (facts.comparisons === 0 && facts.failing === 0) {
    failures.push('No screenshot was compared: every selected story has snapshots disabled.');
  }
  if (facts.ci && facts.status === 'other') {
    failures.push(
      'CI has another browser than the manifest of screenshots. Accept all of them in it: npm run visual:accept -- --all',
    );
  }
  return failures;
}

export function tally(report: Pick<VisualReport, 'counts' | 'failures'>): { passed: number; failed: number } {
  const all = Object.values(report.counts).reduce((sum, count) => sum + count, 0);
  return { passed: report.counts.passed, failed: all - report.counts.passed + report.failures.length };
}

const plural = (count: number, word: string): string => `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;

export function describeChange(change: Change): string {
  const { before, after, region } = change;
  const place = change.where === null ? '' : `, at ${change.where}`;
  const parts: string[] = [];
  if (before.width !== after.width || before.height !== after.height) {
    parts.push(`It went from ${before.width} × ${before.height} to ${after.width} × ${after.height}.`);
  }
  const share = change.ratio < 0.0001 ? 'less than 0.01 %' : `${(change.ratio * 100).toFixed(2)} %`;
  if (change.shift !== null) {
    const { rows, y } = change.shift;
    const rowsWord = plural(Math.abs(rows), 'row');
    parts.push(`Everything below ${y} moved ${rows > 0 ? 'down' : 'up'} by ${rowsWord} and is otherwise the same.`);
  }
  const spread = change.regions.length > 1 ? ` in ${change.regions.length} places` : '';
  parts.push(
    `${plural(change.pixels, 'pixel')} (${share}) differ${spread} within ${region.width} × ${region.height} at (${region.x}, ${region.y})${place}.`,
  );
  if (change.maxDistance < 1) {
    parts.push(
      `The greatest color distance is ${change.maxDistance.toFixed(4)}, ${plural(change.maxChannel, 'level')} in one channel.`,
    );
  }
  return parts.join(' ');
}

const PROBLEM_WORDS: Record<ProblemKind, string> = {
  play: 'Its play failed',
  render: 'It could not be rendered',
  axe: 'Accessibility',
  console: 'The console is not clean',
  request: 'A request failed',
  crash: 'It broke its page',
  timeout: 'It took too long',
  motion: 'It moves although motion is reduced',
};

export function describeOutcome(outcome: Outcome, change: Change | null, problems: readonly Problem[]): string {
  switch (outcome) {
    case 'passed':
      return 'As accepted.';
    case 'new':
      return 'No screenshot of this story has been accepted yet.';
    case 'removed':
      return 'A screenshot was accepted, but its story or mode is gone.';
    case 'missing':
      return 'The story was expected and never visited.';
    case 'changed':
      return change === null ? 'The screenshot changed. What it was like is not on this machine.' : describeChange(change);
    case 'errored': {
      const more = problems.length > 1 ? ` (and ${plural(problems.length - 1, 'more problem')})` : '';
      const [first] = problems;
      return first === undefined ? 'The story failed.' : `${PROBLEM_WORDS[first.kind]}: ${first.message}${more}`;
    }
  }
}
