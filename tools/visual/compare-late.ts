/** Compares what could not be compared at the visit, because no store had the accepted screenshot: renders it again first. */
import type { Browser } from '@playwright/test';
import { comparePictures } from './compare/compare.ts';
import { groupOf } from './compare/group.ts';
import type { Manifest } from './manifest/manifest.ts';
import { screenshotOrigins } from './manifest/origins.ts';
import type { Options } from './options.ts';
import { describeOutcome } from './outcome.ts';
import type { VisualResult } from './report-types.ts';
import { renderCommit } from './store/render-commit.ts';
import type { Store } from './store/store.ts';

type Stores = {
  browser: Browser;
  cache: Store;
  pictures: Store;
  manifest: Manifest;
  options: Options;
};

async function finish(result: VisualResult, { cache, pictures }: Stores): Promise<void> {
  if (result.accepted === null) return;
  const before = await cache.picture(result.accepted);
  if (before === null) {
    if (result.notes.length === 0) result.notes.push('Its commit renders another screenshot than was accepted.');
    return;
  }
  await pictures.put(result.accepted, before);
  const after = result.current === null ? null : await pictures.picture(result.current);
  if (after === null || result.outcome !== 'changed') return;
  const change = comparePictures(before, after, result.threshold);
  if (change === null) result.outcome = 'passed';
  result.change = change;
  result.group = change === null ? null : groupOf(before, after, change);
  result.sentence = describeOutcome(result.outcome, change, []);
}

export async function compareLate(results: readonly VisualResult[], stores: Stores): Promise<void> {
  const { browser, cache, pictures, manifest, options } = stores;
  const wanted = results.filter(
    ({ outcome, accepted, change }) => accepted !== null && ((outcome === 'changed' && change === null) || outcome === 'removed'),
  );
  const unknown = wanted.filter(({ accepted }) => accepted !== null && !cache.has(accepted) && !pictures.has(accepted));
  const origins = unknown.length === 0 ? null : screenshotOrigins(options.manifest);
  const byCommit = new Map<string, VisualResult[]>();
  for (const result of unknown) {
    const commit = origins?.get(result.key)?.commit ?? '';
    byCommit.set(commit, [...(byCommit.get(commit) ?? []), result]);
  }
  for (const [commit, lost] of byCommit) {
    try {
      if (commit === '') throw new Error('It was accepted on another machine and is not committed yet.');
      const storyIds = new Set(lost.map(({ storyId }) => storyId));
      await renderCommit(browser, cache, { commit, storyIds, expected: manifest.screenshots, workers: options.workers });
    } catch (error) {
      for (const { notes } of lost) notes.push(error instanceof Error ? error.message : String(error));
    }
  }
  for (const result of wanted) await finish(result, stores);
}
