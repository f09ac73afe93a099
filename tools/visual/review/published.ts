/** Reads the reviewers' decisions in a published Storybook, if a backend for it is configured. */
import { listDecisions } from './client.ts';
import type { StoredDecision } from './protocol.ts';

/**
 * @param required whether an unreachable backend is an error: CI must not pass because a rejection was not read
 * @returns an empty list when `VISUAL_REVIEW_URL` is not set
 */
export async function publishedDecisions(hashes: string[], required: boolean): Promise<StoredDecision[]> {
  const { VISUAL_REVIEW_URL: url, VISUAL_REVIEW_KEY: key } = process.env;
  if (url === undefined || url === '') return [];
  if (key === undefined || key === '') {
    throw new Error('VISUAL_REVIEW_URL is set and VISUAL_REVIEW_KEY is not. Create a key: npm run reviewers -- create <name>');
  }
  const response = await listDecisions(url, key, hashes);
  if (response.ok) return response.decisions;
  if (required) throw new Error(`Reviewers' decisions could not be read: ${response.message}`);
  console.warn(`visual: reviewers' decisions could not be read: ${response.message}`);
  return [];
}
