/** Splits a run over several machines, and merges what they saw. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { VisualReport } from './report-types.ts';
import { readReport } from './results.ts';
import { forEachScreenshot, storeIn } from './store/store.ts';

/** Throws when a part is missing, or belongs to another run: half a run must not pass for a whole one. */
export function mergeReports(reports: readonly VisualReport[]): VisualReport {
  const [first] = reports;
  const whole = first?.shard;
  if (first === undefined || !whole) throw new Error('There are no results of a run with --shard to merge.');
  for (let index = 1; index <= whole.count; index += 1) {
    const found = reports.filter(({ shard }) => shard?.index === index).length;
    if (found !== 1) throw new Error(`Part ${index} of ${whole.count} is there ${found} times.`);
  }
  const runOf = ({ shard, commit, base, environment }: VisualReport): string =>
    JSON.stringify([shard?.count, shard?.stories, shard?.nothingAffected, commit, base, environment]);
  for (const report of reports) {
    if (runOf(report) === runOf(first)) continue;
    throw new Error(`Part ${report.shard?.index} is of another run: its stories, commit or browser are not those of the others.`);
  }
  const ends = reports.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs);
  const startedAt = reports.map((report) => report.startedAt).sort()[0] ?? first.startedAt;
  return {
    ...first,
    startedAt,
    durationMs: Math.max(...ends) - Date.parse(startedAt),
    passed: reports.every(({ passed }) => passed),
    results: reports.flatMap(({ results }) => results),
  };
}

/** Merges the results folders inside a folder into one, and their reports; the verdict is still to be made. */
export async function mergeFolders(parent: string, results: string): Promise<VisualReport> {
  const folders = existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [];
  const parts = folders.filter((folder) => existsSync(join(folder, 'last-run.json')));
  const merged = mergeReports(parts.map(readReport));
  rmSync(results, { recursive: true, force: true });
  // Reading checks the pixels: a part may be a stranger's, and what a reviewer sees has to be what its hash says.
  await forEachScreenshot(merged.results, async (hash) => {
    for (const store of parts.map(storeIn)) if (await store.read(hash)) storeIn(results).copyFrom(store, hash);
  });
  return merged;
}
