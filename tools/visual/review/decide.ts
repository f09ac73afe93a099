/** Writes a developer's decisions in Storybook's panel into the manifest at once. */
import { git } from '../../shared/git.ts';
import { accept, acceptanceBlocker, reject, requirePinnedBrowser, undo } from '../manifest/accept.ts';
import { readManifest, writeManifest } from '../manifest/manifest.ts';
import { readReport, writeResults } from '../run/results.ts';
import { defaultPaths, type Paths } from '../settings.ts';
import type { DecideRequest } from './channel.ts';

/** Throws, and changes nothing, if one of the results cannot be decided like this. */
export function decide({ keys, verdict, note }: DecideRequest, paths: Paths = defaultPaths): void {
  const report = readReport(paths.results);
  const manifest = readManifest(paths.manifest);
  const by = git('config', 'user.name')?.trim() ?? 'unknown';
  for (const key of keys) {
    const result = report.results.find((one) => one.key === key);
    if (result === undefined) throw new Error(`The last run has no ${key}. Load the page again.`);
    if (verdict === 'undo') undo(manifest, result);
    else if (verdict === 'rejected') reject(manifest, result, by, note);
    else {
      requirePinnedBrowser(report.environment, manifest);
      const reason = acceptanceBlocker(result, manifest);
      if (reason !== null) throw new Error(reason);
      manifest.rejected.delete(key);
      accept(manifest, result, report.environment, by);
    }
  }
  writeManifest(paths.manifest, manifest);
  writeResults(paths, report, manifest);
}
