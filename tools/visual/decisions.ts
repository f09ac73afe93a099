/** Decisions about the results of a run: rejections in the manifest, and what reviewers decided in a published Storybook. */
import type { Manifest } from './manifest/manifest.ts';
import { kebab } from './manifest/naming.ts';
import type { Decision, VisualResult } from './report-types.ts';
import type { StoredDecision } from './review/protocol.ts';

const isAbout = (decision: StoredDecision, { storyId, mode, accepted, current, outcome }: VisualResult): boolean =>
  decision.storyId === storyId &&
  kebab(decision.mode) === kebab(mode.name) &&
  // A result that passes now may have been accepted in spite of a rejection.
  (outcome === 'passed' || decision.accepted === accepted) &&
  decision.current === (outcome === 'removed' ? null : current);

/** @returns decisions about exactly what the result shows, the latest first */
export function decisionsAbout(result: VisualResult, manifest: Manifest, published: readonly StoredDecision[]): Decision[] {
  const decided = published
    .filter((decision) => isAbout(decision, result))
    .map(({ verdict, note, by, at }): Decision => ({ verdict, note, by, at }));
  const rejected = manifest.rejected.get(result.key);
  if (rejected !== undefined && result.outcome !== 'passed' && rejected.current === result.current) {
    const { note, by, at } = rejected;
    decided.push({ verdict: 'rejected', note, by, at });
  }
  return decided.sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Hashes that published decisions about the results are listed by. */
export const decidedHashes = (results: readonly VisualResult[]): string[] =>
  results.flatMap(({ outcome, accepted, current }) => (outcome === 'removed' ? accepted : current) ?? []);

export const rejectionsOf = ({ decisions }: Pick<VisualResult, 'decisions'>): Decision[] =>
  decisions.filter(({ verdict }) => verdict === 'rejected');

/** At least one approval and no rejection: a rejection counts until its reviewer withdraws it. */
export const isApproved = (result: Pick<VisualResult, 'decisions'>): boolean =>
  result.decisions.length > 0 && rejectionsOf(result).length === 0;

export const describeRejection = ({ by, note }: Decision): string => `Rejected by ${by}${note === '' ? '.' : `: ${note}`}`;
