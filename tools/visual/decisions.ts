/** Reviewers' decisions in a published Storybook, and what rejections mean for a run. */
import { labelOf } from './outcome.ts';
import type { Decision, VisualResult } from './report-types.ts';
import { listDecisions } from './review/client.ts';
import type { StoredDecision } from './review/protocol.ts';

/** Any of them outweighs all approvals, until its reviewer withdraws it. */
export const rejectionsOf = ({ decisions }: Pick<VisualResult, 'decisions'>): Decision[] =>
  decisions.filter(({ verdict }) => verdict === 'rejected');

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
