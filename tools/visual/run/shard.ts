/** Splits a run over several machines, and merges what they saw. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { matchesFilter } from '../capture/stories.ts';
import { examine, findScreenshots } from './examine.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { VisualReport } from '../types.ts';
import { withRemoved } from '../capture/removed.ts';
import { readReport } from './results.ts';
import { storeIn } from '../compare/store.ts';

/** Throws when a part is missing, or belongs to another run: half a run must not pass for a whole one. */
export function mergeReports(reports: readonly VisualReport[]): VisualReport {
  const [first] = reports;
  if (first === undefined) throw new Error('There are no results of a run with --shard to merge.');
  // The results of a whole run, which were merged already.
  const count = first.shard?.count ?? 1;
  for (let index = 1; index <= count; index += 1) {
    const found = reports.filter(({ shard }) => (shard?.index ?? 1) === index).length;
    if (found !== 1) throw new Error(`Part ${index} of ${count} is there ${found} times.`);
  }
  const runOf = ({ shard, commit, base, environment }: VisualReport): string =>
    JSON.stringify([shard?.count, shard?.stories, shard?.nothingAffected, commit, base, environment]);
  for (const report of reports) {
    if (runOf(report) === runOf(first)) continue;
    throw new Error(`Part ${report.shard?.index} is of another run: its stories, commit or browser are not those of the others.`);
  }
  const ends = reports.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs);
  const startedAt = reports.map((report) => report.startedAt).sort()[0] ?? first.startedAt;
  const results = reports.flatMap((report) => report.results);
  const keys = new Set(results.map(({ key }) => key));
  if (keys.size < results.length) throw new Error('A result is there twice, in two parts.');
  return { ...first, startedAt, durationMs: Math.max(...ends) - Date.parse(startedAt), results };
}

/** The results folders in a folder, which may be one itself. */
const partsIn = (parent: string): string[] =>
  [parent, ...(existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [])].filter((folder) =>
    existsSync(join(folder, 'last-run.json')),
  );

type MergeOptions = {
  /** Of the stories of the run; accepted screenshots of others are not missed. */
  filter?: string | null;
  /** The commit that was run, where it is known. */
  commit?: string;
};

/**
 * Merges the results folders inside a folder into one, and their reports; the verdict is still to be made. Of what they say only that
 * is taken which their pixels and the manifest bear out.
 */
export async function mergeFolders(
  parent: string,
  folder: string,
  manifest: Manifest,
  { filter = null, commit }: MergeOptions = {},
): Promise<VisualReport> {
  const parts = partsIn(parent);
  const merged = mergeReports(parts.map(readReport));
  rmSync(folder, { recursive: true, force: true });
  const found = await findScreenshots(merged, manifest, parts.map(storeIn), storeIn(folder));
  const examined = await examine(merged, manifest, found);
  const results = withRemoved(examined.results, manifest.screenshots, ({ storyId: id }) =>
    matchesFilter({ id, title: '', name: '' }, filter),
  );
  for (const result of results) result.recorded ??= manifest.screenshots.get(result.key) ?? null;
  return { ...examined, commit: commit ?? examined.commit, results };
}
