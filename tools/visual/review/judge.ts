/** The verdict about a whole run, on one machine or merged from several. */
import { git } from '../../shared/git.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { decidedHashes, decisionsAbout, runFailures, tellRenames } from '../outcome.ts';
import type { StoredDecision, VisualReport, VisualResult } from '../types.ts';
import { writeResults } from '../run/results.ts';
import { listDecisions } from './client.ts';
import { isCi, type Paths } from '../settings.ts';

/** Adds a note when a story's current screenshot was accepted before and its line is missing or older, as after a stale merge. */
function noteLostLines(results: readonly VisualResult[], manifest: string): void {
  const ENOUGH = 20;
  const open = results.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  for (const { storyId, current, notes } of open.slice(0, ENOUGH)) {
    // Another story that looks the same has the same hash.
    const line = `^screenshot ${storyId} .* ${current}`;
    const commit = current === null ? null : git('log', '-1', '--format=%h %s', `-G${line}`, '--', manifest)?.trim();
    if (commit) notes.push(`This very screenshot had been accepted; ${commit} touched its line. A merge may have lost it.`);
  }
}

/** By the order of the stories, whose modes are in order already; then what is gone. */
function inOrder(results: readonly VisualResult[], stories: readonly string[]): VisualResult[] {
  const places = new Map(stories.map((id, place) => [id, place]));
  const placeOf = ({ storyId, outcome }: VisualResult): number =>
    outcome === 'removed' ? stories.length : (places.get(storyId) ?? 0);
  const byKey = (a: VisualResult, b: VisualResult): number => (a.outcome === 'removed' ? a.key.localeCompare(b.key, 'en') : 0);
  return results.toSorted((a, b) => placeOf(a) - placeOf(b) || byKey(a, b));
}

/** Reads reviewers' decisions, if a backend is configured. Where they are `required`, as in CI, throws if it cannot be read. */
export async function readDecisions(results: readonly VisualResult[], required: boolean): Promise<StoredDecision[]> {
  const { VISUAL_REVIEW_URL: url, VISUAL_REVIEW_KEY: key } = process.env;
  const hashes = decidedHashes(results);
  if (!url || hashes.length === 0) return [];
  if (!key) {
    throw new Error('VISUAL_REVIEW_URL is set and VISUAL_REVIEW_KEY is not. Create a key: npm run reviewers -- create <name>');
  }
  const response = await listDecisions(url, key, hashes);
  if (response.ok) return response.decisions;
  if (required) throw new Error(`Reviewers' decisions could not be read: ${response.message}`);
  console.warn(`visual: reviewers' decisions could not be read: ${response.message}`);
  return [];
}

/** Completes the report of visits, and writes it. */
export async function judge(visited: VisualReport, paths: Paths, manifest: Manifest): Promise<VisualReport> {
  const results = inOrder(visited.results, visited.shard?.stories ?? []);
  const reviewUrl = process.env.VISUAL_REVIEW_URL || null;
  // With a backend only its decisions count: the lines of a file can be anyone's.
  const decided = reviewUrl === null ? [...manifest.rejected.values()] : await readDecisions(results, isCi);
  for (const result of results) result.decisions = decisionsAbout(result, decided);
  const report: VisualReport = { ...visited, shard: null, reviewUrl, results, failures: runFailures(visited, isCi) };
  noteLostLines(results, paths.manifest);
  tellRenames(results);
  report.passed = report.failures.length === 0 && results.every(({ outcome }) => outcome === 'passed');
  writeResults(paths, report, manifest);
  return report;
}
