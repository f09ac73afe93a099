/** Compares results whose accepted screenshot was in no store during the visit: it is rendered again first. */
import type { Browser } from '@playwright/test';
import { compareImages } from './compare/compare.ts';
import { groupOf } from './compare/group.ts';
import { groupBy } from './group-by.ts';
import type { Manifest } from './manifest/manifest.ts';
import { screenshotOrigins } from './manifest/origins.ts';
import type { Options } from './options.ts';
import { describeOutcome } from './outcome.ts';
import type { VisualResult } from './report-types.ts';
import { renderCommit } from './store/render-commit.ts';
import type { Store } from './store/store.ts';

type Stores = {
  cache: Store;
  /** The images of this run's results. */
  images: Store;
};

async function compare(result: VisualResult, accepted: string, { cache, images }: Stores): Promise<void> {
  const before = await cache.read(accepted);
  if (before === null) {
    if (result.notes.length === 0) result.notes.push('Its commit renders another screenshot than was accepted.');
    return;
  }
  await images.put(accepted, before);
  const after = result.current === null ? null : await images.read(result.current);
  if (after === null || result.outcome !== 'changed') return;
  result.change = compareImages(before, after, result.threshold);
  if (result.change === null) result.outcome = 'passed';
  else result.group = groupOf(before, after, result.change);
  result.sentence = describeOutcome(result);
}

export async function compareDeferred(
  browser: Browser,
  results: readonly VisualResult[],
  stores: Stores,
  manifest: Manifest,
  options: Options,
): Promise<void> {
  const wanted = results.flatMap((result) => {
    const { outcome, change, accepted } = result;
    const isWanted = (outcome === 'changed' && change === null) || outcome === 'removed';
    return isWanted && accepted !== null ? [{ result, accepted }] : [];
  });
  const unknown = wanted.filter(({ accepted }) => !stores.cache.has(accepted) && !stores.images.has(accepted));
  const origins = unknown.length === 0 ? new Map<string, never>() : screenshotOrigins(options.manifest);
  const byCommit = groupBy(
    unknown.map(({ result }) => result),
    ({ key }) => origins.get(key)?.commit,
  );
  for (const [commit, lost] of byCommit) {
    try {
      if (commit === undefined) throw new Error('It was accepted on another machine and is not committed yet.');
      const storyIds = new Set(lost.map(({ storyId }) => storyId));
      await renderCommit(browser, stores.cache, {
        commit,
        storyIds,
        expected: manifest.screenshots,
        workers: options.workers,
      });
    } catch (error) {
      for (const { notes } of lost) notes.push(error instanceof Error ? error.message : String(error));
    }
  }
  for (const { result, accepted } of wanted) await compare(result, accepted, stores);
}
