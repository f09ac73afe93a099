/** Compares results whose accepted screenshot was not in the cache during the visit: it is rendered again first. */
import type { Browser } from '@playwright/test';
import { compareImages } from './compare/compare.ts';
import { groupBy } from './group-by.ts';
import type { Manifest } from './manifest/manifest.ts';
import { screenshotOrigins } from './manifest/origins.ts';
import type { Options } from './options.ts';
import { describeOutcome } from './outcome.ts';
import type { VisualResult } from './report-types.ts';
import { renderCommit } from './store/render-commit.ts';
import type { Store } from './store/store.ts';

async function compare(result: VisualResult, cache: Store): Promise<void> {
  const before = await cache.read(result.accepted ?? '');
  if (before === null && result.notes.length === 0) result.notes.push('Its commit renders another screenshot than was accepted.');
  if (before === null || result.outcome !== 'changed') return;
  const after = await cache.read(result.current ?? '');
  if (after === null) return;
  result.change = compareImages(before, after, result.threshold);
  if (result.change === null) result.outcome = 'passed';
  result.sentence = describeOutcome(result);
}

export async function compareDeferred(
  browser: Browser,
  results: readonly VisualResult[],
  cache: Store,
  manifest: Manifest,
  { manifest: file, workers }: Options,
): Promise<void> {
  const open = results.filter(({ outcome, change }) => (outcome === 'changed' && change === null) || outcome === 'removed');
  const unknown = open.filter(({ accepted }) => accepted !== null && !cache.has(accepted));
  const origins = unknown.length === 0 ? new Map<string, never>() : screenshotOrigins(file);
  for (const [commit, lost] of groupBy(unknown, ({ key }) => origins.get(key)?.commit)) {
    try {
      if (commit === undefined) throw new Error('It was accepted on another machine and is not committed yet.');
      const storyIds = new Set(lost.map(({ storyId }) => storyId));
      await renderCommit(browser, cache, { commit, storyIds, expected: manifest.screenshots, workers });
    } catch (error) {
      for (const { notes } of lost) notes.push(error instanceof Error ? error.message : String(error));
    }
  }
  for (const result of open) await compare(result, cache);
}
