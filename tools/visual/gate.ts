/** Runs the gate from options to a finished report: visits, compares, and writes what a reviewer needs. */
import { mkdirSync, rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchPinnedBrowser } from '../shared/browser.ts';
import { run } from './capture/run.ts';
import { matchesFilter, type Story } from './capture/stories.ts';
import { compareDeferred } from './compare-deferred.ts';
import { baseCommit, git } from './git.ts';
import { judge } from './judge.ts';
import { checkEnvironment, type Manifest } from './manifest/manifest.ts';
import type { Options } from './options.ts';
import { REPORT_VERSION, type Screenshot, type VisualReport, type VisualResult } from './report-types.ts';
import { resultsStore, writeReport } from './results.ts';
import type { Progress } from './review/channel.ts';
import type { StoredDecision } from './review/protocol.ts';
import { storiesOfShard } from './shard.ts';
import { renderCommit } from './store/render-commit.ts';
import { cacheIn, type Store } from './store/store.ts';

export type GateSettings = {
  options: Options;
  manifest: Manifest;
  /** All stories in the index. */
  all: readonly Story[];
  /** The stories of this run; with `--shard`, those of all its parts. */
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

function visitAll(
  { options, all, stories, onProgress }: GateSettings,
  expected: ReadonlyMap<string, Screenshot>,
  browser: Browser,
  cache: Store,
): Promise<VisualResult[]> {
  const known = new Set(all.map(({ id }) => id));
  const chosen = new Set(stories.map(({ id }) => id));
  let failed = 0;
  return run(browser, expected, {
    storybook: options.storybook,
    stories,
    workers: options.workers,
    seed: options.seed,
    withAxe: true,
    cache,
    concerns: ({ storyId }) =>
      chosen.has(storyId) ||
      // A story that is gone belongs to no part of the stories: the first one reports it.
      (!known.has(storyId) &&
        (options.shard === null || options.shard.index === 1) &&
        options.changedSince === null &&
        matchesFilter({ id: storyId, title: '', name: '' }, options.filter)),
    onVisit: ({ outcome }, done, total) => {
      if (outcome !== 'passed') failed += 1;
      onProgress({ phase: 'visiting', done, total, failed });
    },
  });
}

/** Puts what the panel shows into the results. */
async function storeScreenshots(results: readonly VisualResult[], { allScreenshots, ...options }: Options, cache: Store) {
  const images = resultsStore(options.results);
  const shown = results.filter(({ outcome }) => allScreenshots || outcome !== 'passed');
  const hashes = new Set(shown.flatMap(({ accepted, current }) => [accepted ?? [], current ?? []].flat())).values();
  const store = async (): Promise<void> => {
    for (const hash of hashes) {
      const image = allScreenshots ? await cache.read(hash) : null;
      if (image === null) images.copyFrom(cache, hash);
      else await images.put(hash, image, 'webp');
    }
  };
  // Encoding uses one processor at a time.
  await Promise.all(Array.from({ length: options.workers }, store));
}

async function runIn(
  browser: Browser,
  environment: Omit<VisualReport['environment'], 'status' | 'differences'>,
  settings: GateSettings,
): Promise<VisualReport> {
  const { options, manifest, ci } = settings;
  const own = { ...settings, stories: storiesOfShard(settings.stories, manifest, options.shard) };
  const startedAt = new Date();
  const cache = cacheIn(options.cache);
  if (options.screenshots !== null) {
    const other = resultsStore(options.screenshots);
    for (const { hash } of manifest.screenshots.values()) cache.copyFrom(other, hash);
  }
  const check = checkEnvironment(manifest.environment, environment);
  const base = check.status === 'other' && !ci ? baseCommit(options.base) : null;
  const expected = base === null ? manifest.screenshots : await renderBase(own, base, browser, cache);
  const results = await visitAll(own, expected, browser, cache);
  for (const result of results) result.recorded = manifest.screenshots.get(result.key)?.hash ?? null;
  await compareDeferred(browser, results, cache, manifest, options);
  await storeScreenshots(results, options, cache);
  cache.trim();

  const report: VisualReport = {
    version: REPORT_VERSION,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    commit: git('rev-parse', 'HEAD')?.trim() ?? null,
    base,
    seed: options.seed,
    environment: { ...environment, ...check },
    comparisons: results.filter(({ compared }) => compared).length,
    failures: [],
    passed: results.every(({ outcome }) => outcome === 'passed'),
    results,
  };
  const whole = { stories: settings.stories.map(({ id }) => id), nothingAffected: settings.nothingAffected };
  if (options.shard === null) return judge(report, { ...settings, ...whole });
  report.shard = { ...options.shard, ...whole };
  writeReport(options.results, report);
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
