/** Lists the stories, and selects those of a run. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Story = {
  id: string;
  title: string;
  name: string;
  importPath: string;
};

export function parseIndex(text: string): Story[] {
  const { entries } = JSON.parse(text) as { entries?: Record<string, Story & { type: string }> };
  if (entries === undefined) throw new Error('index.json has no entries: this is not a Storybook 8 build.');
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({ id, title, name, importPath }));
}

export function readStories(storybook: string): Story[] {
  const file = join(storybook, 'index.json');
  if (existsSync(file)) return parseIndex(readFileSync(file, 'utf8'));
  throw new Error(
    `There is no built Storybook in ${storybook}.\nRun "npm run build-storybook" first, or let this command do it: "npm run visual -- --build".`,
  );
}

/** A filter is a part of the title, the name or the id, in any case; several words narrow it down. */
export function matchesFilter({ id, title, name }: Pick<Story, 'id' | 'title' | 'name'>, filter: string | null): boolean {
  const text = `${title}/${name} ${title} ${name} ${id}`.toLowerCase();
  return (filter ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Mulberry32: the same order again for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
