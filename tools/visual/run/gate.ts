/** Runs the gate from options to a report without a verdict: visits, compares, and writes what a reviewer needs. */
import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchPinnedBrowser, type PinnedBrowser } from '../../shared/browser.ts';
import { git } from '../../shared/git.ts';
import { messageOf } from '../../shared/userError.ts';
import { run } from '../capture/run.ts';
import { matchesFilter, type Story } from '../capture/stories.ts';
import { baseCommit, screenshotOrigins } from './git.ts';
import { groupBy } from '../../shared/groupBy.ts';
import { differencesOf, type Manifest } from '../manifest/manifest.ts';
import type { Options } from './options.ts';
import { REPORT_VERSION, type Progress, type VisualReport, type VisualResult } from '../types.ts';
import { writeReport } from './results.ts';
import { defaultPaths, isCi } from '../settings.ts';
import { renderCommit } from './render-commit.ts';
import { forEachHash, storeIn, type Store } from '../compare/store.ts';

export type GateSettings = {
  options: Options;
  manifest: Manifest;
  /** All stories in the index. */
  all: readonly Story[];
  /** The stories of this run; with `--shard`, those of all its parts. */
  stories: readonly Story[];
  nothingAffected: boolean;
  onProgress: (progress: Progress) => void;
};

/** @param base the commit to compare with instead of the manifest, rendered in the same browser */
async function visitAll(settings: GateSettings, base: string | null, browser: Browser, cache: Store): Promise<VisualResult[]> {
  const { options, manifest, all, stories, onProgress } = settings;
  const { storybook, seed, shard, filter } = options;
  // With three parts, every third story: the stories of a component are similar, so parts take about the same time.
  const own = stories.filter((_, at) => shard === null || at % shard.count === shard.index - 1);
  const chosen = new Set(own.map(({ id }) => id));
  const known = new Set(all.map(({ id }) => id));
  let expected = manifest.screenshots;
  if (base !== null) {
    expected = await renderCommit(browser, cache, {
      commit: base,
      expected: new Map(),
      // Stories that were removed since are compared too.
      wants: (storyId) => chosen.has(storyId) || !known.has(storyId),
      onProgress: (counts) => onProgress({ phase: 'Rendering the base commit', ...counts, failed: 0 }),
    });
  }
  // A story that is gone belongs to no part of the stories: the first one reports it.
  const reportsRemoved = options['changed-since'] === undefined && (shard?.index ?? 1) === 1;
  const visit = (selected: readonly Story[]): Promise<VisualResult[]> =>
    run(browser, {
      storybook,
      seed,
      cache,
      expected,
      stories: selected,
      withAxe: true,
      concerns: ({ storyId: id }) =>
        chosen.has(id) || (reportsRemoved && !known.has(id) && matchesFilter({ id, title: '', name: '' }, filter)),
      onProgress: (counts) => onProgress({ phase: 'Visiting', ...counts }),
    });
  const results = await visit(own);
  if (options['stored-only']) return results;
  const found = await findAccepted(results, settings, browser, cache);
  if (found.size === 0) return results;
  // Now that the accepted screenshots are known: the page is needed to name the elements that changed.
  const again = await visit(own.filter(({ id }) => results.some(({ key, storyId }) => storyId === id && found.has(key))));
  const compared = new Map(again.map((result) => [result.key, result]));
  return results.map((result) => (found.has(result.key) ? (compared.get(result.key) ?? result) : result));
}

/** Renders accepted screenshots again that were not in the cache. Returns the keys of what can be compared now. */
async function findAccepted(results: readonly VisualResult[], settings: GateSettings, browser: Browser, cache: Store) {
  const isUnknown = ({ outcome, accepted }: VisualResult): boolean =>
    (outcome === 'changed' || outcome === 'removed') && accepted !== null && !cache.has(accepted);
  const unknown = results.filter(isUnknown);
  if (unknown.length === 0) return new Set<string>();
  const origins = screenshotOrigins(settings.options.manifest);
  for (const [commit, lost] of groupBy(unknown, ({ key }) => origins.get(key)?.commit)) {
    try {
      if (commit === undefined) throw new Error('It was accepted on another machine and is not committed yet.');
      const wants = (id: string): boolean => lost.some(({ storyId }) => storyId === id);
      await renderCommit(browser, cache, { commit, wants, expected: settings.manifest.screenshots });
      for (const result of lost.filter(isUnknown)) result.notes.push('Its commit renders another screenshot than was accepted.');
    } catch (error) {
      for (const { notes } of lost) notes.push(messageOf(error));
    }
  }
  return new Set(unknown.filter((result) => result.outcome === 'changed' && !isUnknown(result)).map(({ key }) => key));
}

/** Puts what the panel shows into the results. */
async function storeScreenshots(results: readonly VisualResult[], options: Options, cache: Store) {
  const isPublished = options['all-screenshots'];
  const images = storeIn(options.results);
  const shown = results.filter(({ outcome }) => isPublished || outcome !== 'passed');
  const hashes = shown.flatMap(({ accepted, current }) => [accepted ?? [], current ?? []].flat());
  await forEachHash(hashes, async (hash) => {
    const image = isPublished ? await cache.read(hash) : null;
    if (image === null) images.copyFrom(cache, hash);
    else await images.put(hash, image, 'webp');
  });
}

async function runIn({ browser, environment, pinned }: PinnedBrowser, settings: GateSettings): Promise<VisualReport> {
  const { options, manifest, stories, nothingAffected } = settings;
  const startedAt = new Date();
  const cache = storeIn(defaultPaths.cache);
  if (options.screenshots !== undefined) {
    const other = storeIn(options.screenshots);
    for (const { hash } of manifest.screenshots.values()) cache.copyFrom(other, hash);
  }
  const differences = differencesOf(environment, manifest);
  const base = differences.length > 0 && !isCi ? baseCommit() : null;
  const results = await visitAll(settings, base, browser, cache);
  for (const result of results) result.recorded = manifest.screenshots.get(result.key) ?? null;
  await storeScreenshots(results, options, cache);
  cache.trim();

  const report: VisualReport = {
    version: REPORT_VERSION,
    shard: { index: 1, count: 1, ...options.shard, stories: stories.map(({ id }) => id), nothingAffected },
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    commit: git('rev-parse', 'HEAD')?.trim() ?? null,
    base,
    seed: options.seed,
    environment: { lines: environment, pinned, differences },
    reviewUrl: null,
    failures: [],
    passed: results.every(({ outcome }) => outcome === 'passed'),
    results,
  };
  writeReport(options.results, report);
  return report;
}

export async function gate(settings: GateSettings): Promise<VisualReport> {
  const { options } = settings;
  // Screenshots of an earlier run, or of one that was canceled, would be mistaken for those of this one.
  rmSync(options.results, { recursive: true, force: true });
  const pinned = await launchPinnedBrowser();
  return runIn(pinned, settings).finally(() => pinned.browser.close());
}
