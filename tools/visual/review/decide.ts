/** What a developer decides in Storybook's panel, into the manifest at once. */
import { git } from '../git.ts';
import { accept, acceptanceRefusal, adoptEnvironment, environmentRefusal, reject } from '../manifest/accept.ts';
import { parseManifest, readManifest, writeManifest } from '../manifest/manifest.ts';
import type { Manifest, Screenshot } from '../manifest/manifest.ts';
import { kebab } from '../manifest/naming.ts';
import type { VisualReport, VisualResult } from '../report-types.ts';
import { readReport, writeAccepted, writeReport } from '../results.ts';
import { defaultPaths, settings } from '../settings.ts';
import type { DecideRequest } from './channel.ts';

export type ReviewPaths = { results: string; manifest: string };

const me = (): string => git('config', 'user.name')?.trim() ?? 'unknown';

/** With the name of who accepted it, which a report does not have. */
function committedLine(key: string): Screenshot | undefined {
  const text = git('show', `HEAD:./${settings.manifest}`);
  return text === null ? undefined : parseManifest(text).screenshots.get(key);
}

/** Takes a decision back: what the manifest said before that run. */
function undo(manifest: Manifest, result: VisualResult): void {
  const { key, storyId, recorded, change, outcome, size } = result;
  manifest.rejected.delete(key);
  manifest.pending.delete(key);
  const committed = committedLine(key);
  const before = outcome === 'removed' ? size : (change?.before ?? null);
  if (recorded === null) manifest.screenshots.delete(key);
  else if (committed?.hash === recorded) manifest.screenshots.set(key, committed);
  else if (before !== null && manifest.screenshots.get(key)?.hash !== recorded) {
    manifest.screenshots.set(key, { storyId, mode: kebab(result.mode.name), ...before, hash: recorded, by: null });
  }
}

function decideOne(manifest: Manifest, result: VisualResult, report: VisualReport, { verdict, note }: DecideRequest): void {
  const decision = { by: me(), at: new Date().toISOString(), note };
  if (verdict === 'undo') {
    undo(manifest, result);
    result.decisions = [];
    return;
  }
  if (verdict === 'approved') {
    const refusal = environmentRefusal(report.environment, false) ?? acceptanceRefusal(result, manifest);
    if (refusal !== null) throw new Error(refusal);
    accept(manifest, result, { environment: report.environment, by: decision.by });
    if (report.environment.status === 'first') adoptEnvironment(manifest, report.environment);
  } else {
    // A second thought starts from where the first began.
    undo(manifest, result);
    reject(manifest, result, decision);
  }
  result.decisions = [{ verdict, ...decision }];
}

/** Throws, and changes nothing, where one of the results cannot be decided so. */
export function decide(request: DecideRequest, { results, manifest: file }: ReviewPaths = defaultPaths): void {
  const report = readReport(results);
  const manifest = readManifest(file);
  for (const key of request.keys) {
    const result = report.results.find((one) => one.key === key);
    if (result === undefined) throw new Error(`The last run has no ${key}. Load the page again.`);
    decideOne(manifest, result, report, request);
  }
  writeManifest(file, manifest);
  writeReport(results, report);
  writeAccepted(results, manifest, file);
}
