/** Writes a developer's decisions in Storybook's panel into the manifest at once. */
import { git } from '../git.ts';
import { accept, acceptanceBlocker, environmentBlocker, reject } from '../manifest/accept.ts';
import { readManifest, writeManifest, type Manifest } from '../manifest/manifest.ts';
import type { Decision, VisualReport, VisualResult } from '../report-types.ts';
import { readReport, writeAccepted, writeReport } from '../results.ts';
import { defaultPaths } from '../settings.ts';
import type { DecideRequest } from './channel.ts';

/** Restores the line in the manifest from before that run. */
function undo(manifest: Manifest, { key, recorded }: VisualResult): void {
  manifest.rejected.delete(key);
  manifest.pending.delete(key);
  if (recorded === null) manifest.screenshots.delete(key);
  else manifest.screenshots.set(key, recorded);
}

/** @returns the new decision about the result, if any */
function decideOne(
  manifest: Manifest,
  result: VisualResult,
  { environment }: VisualReport,
  { verdict, note }: DecideRequest,
): Decision[] {
  const by = git('config', 'user.name')?.trim() ?? 'unknown';
  const at = new Date().toISOString();
  if (verdict !== 'approved') undo(manifest, result);
  if (verdict === 'undo') return [];
  if (verdict === 'rejected') reject(manifest, result, { by, at, note });
  else {
    const reason = environmentBlocker(environment, false) ?? acceptanceBlocker(result, manifest);
    if (reason !== null) throw new Error(reason);
    accept(manifest, result, environment, by);
  }
  return [{ verdict, by, at, note }];
}

/** Throws, and changes nothing, if one of the results cannot be decided like this. */
export function decide(
  request: DecideRequest,
  { results, manifest: file }: Pick<typeof defaultPaths, 'results' | 'manifest'> = defaultPaths,
): void {
  const report = readReport(results);
  const manifest = readManifest(file);
  for (const key of request.keys) {
    const result = report.results.find((one) => one.key === key);
    if (result === undefined) throw new Error(`The last run has no ${key}. Load the page again.`);
    result.decisions = decideOne(manifest, result, report, request);
  }
  writeManifest(file, manifest);
  writeReport(results, report);
  writeAccepted(results, manifest, file);
}
