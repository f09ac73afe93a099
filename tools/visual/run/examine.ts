/**
 * What the results of a run prove. They may be a stranger's, so they are taken for claims: the outcome, the difference and what is
 * decided together are computed here, from the pixels and from the manifest. What a page reads and what its elements are called only
 * the page knows; that is kept as plain text, and the panel says whose it is.
 */
import { compareImages } from '../compare/compare.ts';
import { addText } from '../compare/text.ts';
import { differencesOf, type Manifest } from '../manifest/manifest.ts';
import { classify, describeOutcome } from '../outcome.ts';
import type { Change, Size, VisualReport, VisualResult } from '../types.ts';
import { forEachHash, type Store } from '../compare/store.ts';
import { oneLine, plainLines } from '../texts.ts';

/** The screenshots whose pixels were seen to be what their hash says. */
export type Found = {
  sizes: ReadonlyMap<string, Size>;
  read: (hash: string) => ReturnType<Store['read']>;
};

/** Decodes the screenshots of a run, and writes them anew: nothing but their pixels gets into the folder that is published. */
export async function findScreenshots(
  { results }: VisualReport,
  { screenshots }: Manifest,
  parts: readonly Store[],
  published: Store,
): Promise<Found> {
  const sizes = new Map<string, Size>();
  const shown = results.flatMap(({ key, current }) => [screenshots.get(key)?.hash ?? [], current ?? []].flat());
  const removed = [...screenshots.values()].map(({ hash }) => hash);
  await forEachHash([...shown, ...removed], async (hash) => {
    for (const part of parts) {
      const size = await published.takePixels(part, hash);
      if (size === null) continue;
      sizes.set(hash, size);
      return;
    }
  });
  const read: Found['read'] = async (hash) => {
    for (const part of parts) {
      const image = await part.read(hash);
      if (image !== null) return image;
    }
    return null;
  };
  return { sizes, read };
}

async function changeBetween(before: string, after: string, claimed: Change | null, { read }: Found): Promise<Change | null> {
  const [was, is] = [await read(before), await read(after)];
  const change = was && is && compareImages(was, is);
  if (!change) return null;
  const where = typeof claimed?.where === 'string' ? oneLine(claimed.where) : null;
  return addText(change, was.lines, is.lines, where);
}

async function examineResult(claimed: VisualResult, manifest: Manifest, found: Found): Promise<VisualResult> {
  const recorded = manifest.screenshots.get(claimed.key) ?? null;
  const accepted = recorded?.hash ?? null;
  // What looks as accepted needs no pixels.
  const recordedSize = recorded && { width: recorded.width, height: recorded.height };
  const isProved = claimed.current !== null && (claimed.current === accepted || found.sizes.has(claimed.current));
  const current = isProved ? claimed.current : null;
  const result: VisualResult = {
    key: claimed.key,
    storyId: claimed.storyId,
    title: claimed.title,
    name: claimed.name,
    mode: claimed.mode,
    outcome: 'passed',
    accepted,
    recorded,
    current,
    size: current === null ? null : (found.sizes.get(current) ?? recordedSize),
    change:
      accepted === null || current === null || current === accepted
        ? null
        : await changeBetween(accepted, current, claimed.change, found),
    sentence: '',
    problems: claimed.problems.map(({ kind, message, detail }) => ({
      kind,
      message: oneLine(message),
      detail: detail === null ? null : plainLines(detail),
    })),
    notes: claimed.notes.map(oneLine),
    decisions: [],
  };
  if (claimed.current !== null && current === null)
    result.notes.push('Its screenshot is not among the results, or is not what its hash says.');
  result.outcome = classify(result, current !== null);
  if (result.outcome === 'passed' && current === null && (claimed.current !== null || claimed.outcome === 'missing'))
    result.outcome = 'missing';
  result.sentence = describeOutcome(result);
  return result;
}

/** Replaces the claims of a report. A screenshot that the manifest has and the results leave out is still to be added. */
export async function examine(claimed: VisualReport, manifest: Manifest, found: Found): Promise<VisualReport> {
  const results: VisualResult[] = [];
  for (const result of claimed.results) {
    // Which screenshots are gone the manifest tells.
    if (result.outcome === 'removed' && result.current === null) continue;
    results.push(await examineResult(result, manifest, found));
  }
  const { shard, environment } = claimed;
  return {
    ...claimed,
    shard: shard && { ...shard, nothingAffected: false },
    environment: { ...environment, differences: differencesOf(environment.lines, manifest) },
    failures: [],
    passed: false,
    results,
  };
}
