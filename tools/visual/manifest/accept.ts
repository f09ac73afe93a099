/** The rules of acceptance, the same for the command line, for Storybook's panel and for published approvals. */
import { subjectOf } from '../outcome.ts';
import type { Decision, VisualReport, VisualResult } from '../types.ts';
import { differencesOf, kebab, type Manifest } from './manifest.ts';

type Environment = VisualReport['environment'];

/** Whether the outcome is one that the hashes can have. */
function fits({ outcome, accepted, current }: VisualResult): boolean {
  if (outcome === 'removed') return accepted !== null && current === null;
  if (outcome === 'new') return accepted === null && current !== null;
  if (outcome === 'changed') return accepted !== null && current !== null && accepted !== current;
  return true;
}

/** Why a result cannot be accepted, or null. A story that is broken has nothing to accept. */
export function acceptanceBlocker(result: VisualResult, manifest: Manifest): string | null {
  const { outcome, problems, current, key, recorded } = result;
  if (!fits(result)) return 'Its outcome and its screenshots do not fit. Run "npm run visual" again.';
  if (outcome === 'errored') return `It has to be mended first: ${problems[0]?.message ?? 'it is broken'}`;
  if (outcome === 'missing' || (outcome !== 'removed' && current === null))
    return 'It was not visited, so there is nothing to accept.';
  const line = manifest.screenshots.get(key)?.hash;
  // Accepting twice is harmless, but a later acceptance must not be overwritten.
  if (line !== recorded?.hash && line !== current) return 'The manifest was changed since that run. Run "npm run visual" again.';
  return null;
}

/** Throws where the manifest would get the hashes of another browser than the pinned one, or mix those of two. */
export function requirePinnedBrowser({ pinned, lines }: Environment, manifest: Manifest, all = false): void {
  if (!pinned)
    throw new Error(
      'This is not the pinned browser, so its hashes are not accepted: push, and take those of the CI run by npm run visual:accept -- --from <its results>.',
    );
  if (!all && differencesOf(lines, manifest).length > 0)
    throw new Error(
      'The browser of that run is not the one the other screenshots were accepted in. Accept them together: npm run visual:accept -- --all',
    );
}

/** Writes a result into the manifest. */
export function accept(manifest: Manifest, result: VisualResult, { lines }: Environment, by: string | null): void {
  const { key, storyId, current, size, outcome } = result;
  manifest.environment = lines;
  if (outcome === 'removed') manifest.screenshots.delete(key);
  else if (current !== null && size !== null)
    manifest.screenshots.set(key, { storyId, mode: kebab(result.mode.name), ...size, hash: current, by });
  result.decisions = [decisionOf('approved', by ?? 'unknown')];
}

function decisionOf(verdict: Decision['verdict'], by: string, note = ''): Decision {
  return { verdict, by, note, at: new Date().toISOString() };
}

/** Restores the line from before the run. */
export function undo(manifest: Manifest, result: VisualResult): void {
  const { key, recorded } = result;
  manifest.rejected.delete(key);
  if (recorded === null) manifest.screenshots.delete(key);
  else manifest.screenshots.set(key, recorded);
  result.decisions = [];
}

/** Takes the place of an approval. */
export function reject(manifest: Manifest, result: VisualResult, by: string, note: string): void {
  undo(manifest, result);
  const rejection = { ...subjectOf(result), ...decisionOf('rejected', by, note) };
  manifest.rejected.set(result.key, rejection);
  result.decisions = [rejection];
}
