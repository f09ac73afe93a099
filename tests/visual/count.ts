/** How many snapshots the stories make, by mode: what Chromatic would bill for a run in which nothing is inherited. */
import type { Visit } from './plan.ts';

export type SnapshotCount = {
  /** Mode → snapshots, the most first. */
  byMode: [string, number][];
  /** First part of the title → snapshots, in the order of the stories. */
  byFolder: [string, number][];
  total: number;
  /** Stories that take no picture. */
  without: number;
};

const add = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

export function countSnapshots(visits: readonly Pick<Visit, 'story' | 'mode' | 'checks'>[]): SnapshotCount {
  const byMode = new Map<string, number>();
  const byFolder = new Map<string, number>();
  let without = 0;
  for (const { story, mode, checks } of visits) {
    if (!checks.snapshot) {
      without += 1;
      continue;
    }
    add(byMode, mode.name);
    add(byFolder, story.title.split('/')[0] ?? '');
  }
  const total = [...byMode.values()].reduce((sum, count) => sum + count, 0);
  return { byMode: [...byMode].sort(([, a], [, b]) => b - a), byFolder: [...byFolder], total, without };
}

export function describeCount({ byMode, byFolder, total, without }: SnapshotCount): string {
  const table = (rows: readonly [string, number][]): string[] =>
    rows.map(([name, count]) => `  ${name.padEnd(24)}${String(count).padStart(6)}`);
  return [
    'Snapshots by mode',
    ...table(byMode),
    'and by folder',
    ...table(byFolder),
    `${total} snapshots for a full run, in one browser; ${without} stories take none.`,
    'With onlyChanged, Chromatic takes those of changed stories and bills each of the others at a fifth.',
  ].join('\n');
}
