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

export async function compareDeferred(
  browser: Browser,
  results: readonly VisualResult[],
  cache: Store,
  { screenshots }: Manifest,
  { manifest, workers }: Options,
): Promise<void> {
  const open = results.filter(({ outcome, change }) => (outcome === 'changed' && change === null) || outcome === 'removed');
  const unknown = open.filter(({ accepted }) => accepted !== null && !cache.has(accepted));
  const origins = unknown.length === 0 ? new Map<string, never>() : screenshotOrigins(manifest);
  for (const [commit, lost] of groupBy(unknown, ({ key }) => origins.get(key)?.commit)) {
    try {
      if (commit === undefined) throw new Error('It was accepted on another machine and is not committed yet.');
      const wants = (id: string): boolean => lost.some(({ storyId }) => storyId === id);
      await renderCommit(browser, cache, { commit, wants, expected: screenshots, workers });
    } catch (error) {
      for (const { notes } of lost) notes.push(error instanceof Error ? error.message : String(error));
    }
  }
  for (const result of open) {
    const [before, after] = [await cache.read(result.accepted ?? ''), await cache.read(result.current ?? '')];
    if (before === null && result.notes.length === 0)
      result.notes.push('Its commit renders another screenshot than was accepted.');
    if (before === null || after === null || result.outcome !== 'changed') continue;
    result.change = compareImages(before, after, result.threshold);
    if (result.change === null) result.outcome = 'passed';
    result.sentence = describeOutcome(result);
  }
}
