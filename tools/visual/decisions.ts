/** Decisions about the results of a run: rejections in the manifest, and what reviewers decided in a published Storybook. */
import type { Manifest } from './manifest/manifest.ts';
import { isAbout, labelOf } from './outcome.ts';
import type { Decision, VisualResult } from './report-types.ts';
import { listDecisions } from './review/client.ts';
import type { StoredDecision } from './review/protocol.ts';

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

export const rejectionsOf = ({ decisions }: Pick<VisualResult, 'decisions'>): Decision[] =>
  decisions.filter(({ verdict }) => verdict === 'rejected');

/** At least one approval and no rejection: a rejection counts until its reviewer withdraws it. */
export const isApproved = (result: Pick<VisualResult, 'decisions'>): boolean =>
  result.decisions.length > 0 && rejectionsOf(result).length === 0;

export const describeRejection = ({ by, note }: Decision): string => `Rejected by ${by}${note === '' ? '.' : `: ${note}`}`;

/** Failures of the run, for results that pass: any other result fails by itself. */
export const rejectedThoughAccepted = (results: readonly VisualResult[]): string[] =>
  results
    .filter(({ outcome }) => outcome === 'passed')
    .flatMap((result) => rejectionsOf(result).map((one) => `${labelOf(result)} is in the manifest. ${describeRejection(one)}`));

/**
 * Reads the reviewers' decisions in a published Storybook, if a backend for it is configured.
 *
 * @param required whether an unreachable backend is an error: CI must not pass because a rejection was not read
 */
export async function publishedDecisions(hashes: string[], required: boolean): Promise<StoredDecision[]> {
  const { VISUAL_REVIEW_URL: url, VISUAL_REVIEW_KEY: key } = process.env;
  if (url === undefined || url === '' || hashes.length === 0) return [];
  if (key === undefined || key === '') {
    throw new Error('VISUAL_REVIEW_URL is set and VISUAL_REVIEW_KEY is not. Create a key: npm run reviewers -- create <name>');
  }
  const response = await listDecisions(url, key, hashes);
  if (response.ok) return response.decisions;
  if (required) throw new Error(`Reviewers' decisions could not be read: ${response.message}`);
  console.warn(`visual: reviewers' decisions could not be read: ${response.message}`);
  return [];
}
