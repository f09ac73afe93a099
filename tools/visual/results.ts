/** The results folder: `last-run.json`, `accepted.json` and screenshots. See `report-types.ts`. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatManifest } from './manifest/manifest.ts';
import type { Manifest } from './manifest/manifest.ts';
import { screenshotOrigins } from './manifest/origins.ts';
import { REPORT_VERSION, screenshotPath } from './report-types.ts';
import type { AcceptedScreenshots, VisualReport } from './report-types.ts';
import { defaultPaths } from './settings.ts';
import { Store } from './store/store.ts';

const LAST_RUN = 'last-run.json';

export const resultsStore = (folder: string): Store => new Store(dirname(join(folder, screenshotPath('any'))), 'webp');

/** Screenshots of an earlier run beside the results of this one would be taken for its own. */
export function emptyResults(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

export function parseReport(text: string, from: string): VisualReport {
  const report = JSON.parse(text) as VisualReport;
  const version: number = report.version;
  if (version !== REPORT_VERSION)
    throw new Error(`${from} was written by another version of the gate. Run "npm run visual" again.`);
  return report;
}

export function readReport(folder: string): VisualReport {
  const file = join(folder, LAST_RUN);
  if (!existsSync(file)) throw new Error(`There is no result in ${folder}. Run "npm run visual" first.`);
  return parseReport(readFileSync(file, 'utf8'), file);
}

export function writeReport(folder: string, report: VisualReport): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, LAST_RUN), `${JSON.stringify(report, null, 1)}\n`);
}

/** Who accepted each screenshot and when, from the manifest and from the commits of its lines. */
function acceptedScreenshots(manifest: Manifest, file: string): AcceptedScreenshots {
  const origins = screenshotOrigins(file);
  return Object.fromEntries(
    [...manifest.screenshots].map(([key, { storyId, mode, hash, width, height, by }]) => {
      const origin = origins.get(key);
      const who = by ?? origin?.author ?? null;
      return [key, { storyId, mode, hash, width, height, by: who, at: origin?.at ?? null, commit: origin?.commit ?? null }];
    }),
  );
}

/** What a Storybook shows of the manifest. A manifest that a run in CI has completed is put beside it, to be committed. */
export function writeAccepted(folder: string, manifest: Manifest, file: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'accepted.json'), `${JSON.stringify(acceptedScreenshots(manifest, file))}\n`);
  const settings = { reviewUrl: process.env.VISUAL_REVIEW_URL ?? null };
  writeFileSync(join(folder, 'settings.json'), `${JSON.stringify(settings)}\n`);
}

const COMPLETED_MANIFEST = 'screenshots.txt';

export function writeCompletedManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, COMPLETED_MANIFEST), formatManifest(manifest));
}

/** Puts the results into a built Storybook, whose panel shows them. */
export function publishResults(folder: string, storybook: string): void {
  if (!existsSync(storybook)) return;
  const target = join(storybook, defaultPaths.published);
  // What is not there any more must not stay in the copy.
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, target, { recursive: true });
}
