/** Runs the gate from options to a finished report: visits, compares, and writes what a reviewer needs. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchPinnedBrowser } from '../shared/browser.ts';
import { run } from './capture/run.ts';
import type { RunResult } from './capture/run.ts';
import { matchesFilter } from './capture/stories.ts';
import type { Story } from './capture/stories.ts';
import type { VisitReport } from './capture/visit.ts';
import { compareDeferred } from './compare-deferred.ts';
import { decidedHashes, decisionsAbout, describeRejection, rejectionsOf } from './decisions.ts';
import { baseCommit, git } from './git.ts';
import { completePending } from './manifest/accept.ts';
import { checkEnvironment, writeManifest } from './manifest/manifest.ts';
import type { Manifest, Screenshot } from './manifest/manifest.ts';
import type { Options } from './options.ts';
import { countOutcomes, runFailures } from './outcome.ts';
import { REPORT_VERSION } from './report-types.ts';
import type { VisualReport, VisualResult } from './report-types.ts';
import { resultsStore, writeAccepted, writeReport } from './results.ts';
import type { Progress } from './review/channel.ts';
import type { StoredDecision } from './review/protocol.ts';
import { renderCommit } from './store/render-commit.ts';
import { cacheIn } from './store/store.ts';
import type { Store } from './store/store.ts';

export type GateSettings = {
  options: Options;
  manifest: Manifest;
  /** All stories in the index. */
  all: readonly Story[];
  /** The stories of this run. */
  stories: readonly Story[];
  nothingAffected: boolean;
  ci: boolean;
  onProgress: (progress: Progress) => void;
  /** What reviewers decided in a published Storybook about these hashes. */
  published: (hashes: string[]) => Promise<StoredDecision[]>;
};

/** Renders the base commit in a browser other than the manifest's, including stories that were removed since. */
function renderBase(settings: GateSettings, commit: string, browser: Browser, cache: Store): Promise<Map<string, Screenshot>> {
  const { options, manifest, all, stories, onProgress } = settings;
  const known = new Set(all.map(({ id }) => id));
  const accepted = [...manifest.screenshots.values()].map(({ storyId }) => storyId);
  return renderCommit(browser, cache, {
    commit,
    storyIds: new Set([...stories.map(({ id }) => id), ...accepted.filter((id) => !known.has(id))]),
    expected: new Map(),
    workers: options.workers,
    onVisit: (done, total) => onProgress({ phase: 'rendering base', done, total, failed: 0 }),
  });
}

async function visitAll(
  { options, all, stories, onProgress }: GateSettings,
  expected: ReadonlyMap<string, Screenshot>,
  browser: Browser,
  { cache, images }: { cache: Store; images: Store },
): Promise<RunResult> {
  const other = options.screenshots === null ? null : resultsStore(options.screenshots);
  const known = new Set(all.map(({ id }) => id));
  const chosen = new Set(stories.map(({ id }) => id));
  let failed = 0;
  return run(browser, expected, {
    storybook: options.storybook,
    stories,
    workers: options.workers,
    seed: options.seed,
    withAxe: true,
    previous: async (hash) => (await cache.read(hash)) ?? other?.read(hash) ?? null,
    concerns: ({ storyId }) =>
      chosen.has(storyId) ||
      (!known.has(storyId) &&
        options.changedSince === null &&
        matchesFilter({ id: storyId, title: '', name: '' }, options.filter)),
    onVisit: async ({ result, before, after }: VisitReport, done, total) => {
      const { current, accepted, outcome } = result;
      if (outcome !== 'passed') failed += 1;
      // First, because later steps take longer for some visits, and the progress would go back and forth.
      onProgress({ phase: 'visiting', done, total, failed });
      const isKept = outcome !== 'passed' || options.allScreenshots;
      if (current !== null && after !== null) {
        await cache.put(current, after);
        if (isKept) await images.put(current, after);
      }
      if (isKept && accepted !== null && before !== null) await images.put(accepted, before);
    },
  });
}

/** Adds a note when the current screenshot was accepted before and its line is missing or older, which a stale merge causes. */
function noteLostLines(results: readonly VisualResult[], manifest: string): void {
  const ENOUGH = 20;
  const open = results.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  for (const { current, notes } of open.slice(0, ENOUGH)) {
    const commit = current === null ? null : git('log', '-1', '--format=%h %s', `-S${current}`, '--', manifest)?.trim();
    if (commit) notes.push(`This very screenshot had been accepted; ${commit} touched its line. A merge may have lost it.`);
  }
}

async function runIn(
  browser: Browser,
  environment: Omit<VisualReport['environment'], 'status' | 'differences'>,
  settings: GateSettings,
): Promise<VisualReport> {
  const { options, manifest, stories, ci, published } = settings;
  const startedAt = new Date();
  const stores = { cache: cacheIn(options.cache), images: resultsStore(options.results) };
  const check = checkEnvironment(manifest.environment, environment);
  const base = check.status === 'other' && !ci ? baseCommit(options.base) : null;
  const expected = base === null ? manifest.screenshots : await renderBase(settings, base, browser, stores.cache);
  const { results, visitingMs } = await visitAll(settings, expected, browser, stores);
  for (const result of results) result.recorded = manifest.screenshots.get(result.key)?.hash ?? null;
  await compareDeferred(browser, results, stores, manifest, options);
  stores.cache.trim();

  const failing = results.filter(({ outcome }) => outcome !== 'passed').length;
  const comparisons = results.filter(({ compared }) => compared).length;
  const failures = runFailures({ ...settings, status: check.status, selected: stories.length, comparisons, failing });
  const hashes = decidedHashes(results);
  const decisions = hashes.length === 0 ? [] : await published(hashes);
  for (const result of results) {
    const { title, name, mode, outcome } = result;
    result.decisions = decisionsAbout(result, manifest, decisions);
    // A changed result fails anyway; a rejection of an accepted screenshot has to be reported.
    if (outcome !== 'passed') continue;
    for (const rejection of rejectionsOf(result)) {
      failures.push(`${title} / ${name} · ${mode.name} is in the manifest. ${describeRejection(rejection)}`);
    }
  }
  noteLostLines(results, options.manifest);
  const visited = results.filter(({ durationMs }) => durationMs > 0).length;
  const { filter, changedSince, seed, workers } = options;
  const report: VisualReport = {
    version: REPORT_VERSION,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    commit: git('rev-parse', 'HEAD')?.trim() ?? null,
    base,
    ...{ filter, changedSince, seed, workers },
    environment: { ...environment, ...check },
    counts: countOutcomes(results),
    comparisons,
    snapshotsPerMinute: visitingMs === 0 ? 0 : (visited / visitingMs) * 60_000,
    failures,
    passed: false,
    results,
  };
  // In CI the completed manifest is written next to the results, to be committed.
  if (completePending(manifest, report))
    writeManifest(ci ? join(options.results, 'screenshots.txt') : options.manifest, manifest);
  report.counts = countOutcomes(results);
  report.passed = failures.length === 0 && report.counts.passed === results.length;
  writeReport(options.results, report);
  writeAccepted(options.results, manifest, options.manifest);
  return report;
}

export async function gate(settings: GateSettings): Promise<VisualReport> {
  const { options } = settings;
  // Screenshots of an earlier run would be mistaken for those of this one.
  rmSync(options.results, { recursive: true, force: true });
  mkdirSync(options.results, { recursive: true });
  const { browser, environment, pinned } = await launchPinnedBrowser({ offline: true, executable: options.browser });
  const stop = (): void => void browser.close().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    return await runIn(browser, { ...environment, pinned }, settings);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    await browser.close();
  }
}
