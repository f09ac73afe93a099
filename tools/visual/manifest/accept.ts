/** The rules of acceptance, the same for the command line, for Storybook's panel and for published approvals. */
import { subjectOf } from '../outcome.ts';
import type { Decision, VisualReport, VisualResult } from '../report-types.ts';
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

/** Throws where the manifest would mix the hashes of two browsers. */
export function requireSameBrowser({ pinned, lines }: Environment, manifest: Manifest): void {
  if (pinned && differencesOf(lines, manifest).length > 0)
    throw new Error(
      'The browser of that run is not the one the other screenshots were accepted in. Accept them together: npm run visual:accept -- --all',
    );
}

/** Writes a result into the manifest. In a browser that is not pinned it only notes the change, which a pinned run completes. */
export function accept(manifest: Manifest, result: VisualResult, { pinned, lines }: Environment, by: string | null): void {
  const { key, storyId, current, size, recorded, outcome } = result;
  const mode = kebab(result.mode.name);
  manifest.pending.delete(key);
  if (pinned) manifest.environment = lines;
  if (outcome === 'removed') manifest.screenshots.delete(key);
  else if (!pinned) manifest.pending.set(key, { storyId, mode, accepted: recorded?.hash ?? null, by });
  else if (current !== null && size !== null) manifest.screenshots.set(key, { storyId, mode, ...size, hash: current, by });
  result.decisions = [decisionOf('approved', by ?? 'unknown')];
}

function decisionOf(verdict: Decision['verdict'], by: string, note = ''): Decision {
  return { verdict, by, note, at: new Date().toISOString() };
}

/** Restores the line from before the run. */
export function undo(manifest: Manifest, result: VisualResult): void {
  const { key, recorded } = result;
  manifest.rejected.delete(key);
  manifest.pending.delete(key);
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

/** Records what was accepted in another browser by a run in the pinned one, if nothing else differs. Returns whether it did. */
export function completePending(manifest: Manifest, { environment, results }: VisualReport): boolean {
  if (!environment.pinned || environment.differences.length > 0) return false;
  const completed = new Set<VisualResult>();
  for (const result of results) {
    const pending = manifest.pending.get(result.key);
    if (pending === undefined || (result.outcome !== 'changed' && result.outcome !== 'new')) continue;
    if (pending.accepted === (result.recorded?.hash ?? null)) completed.add(result);
    else result.notes.push('It was accepted elsewhere against another screenshot: review it again.');
  }
  if (results.some((result) => result.outcome !== 'passed' && !completed.has(result))) {
    for (const { notes } of completed) notes.push('Accepted in another browser; recorded as soon as nothing else differs.');
    return false;
  }
  for (const result of completed) {
    const by = manifest.pending.get(result.key)?.by ?? null;
    accept(manifest, result, environment, by);
    result.outcome = 'passed';
    result.sentence = `Accepted by ${by ?? 'a reviewer'} in another browser, and recorded now.`;
  }
  // A story without a difference in the pinned browser keeps its hash.
  const same = results.filter(({ key }) => manifest.pending.delete(key));
  return completed.size + same.length > 0;
}
