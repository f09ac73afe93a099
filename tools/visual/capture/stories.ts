/** Lists the stories, and selects those of a run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';

export type Story = Pick<StoryIndex['entries'][string], 'id' | 'title' | 'name' | 'importPath'>;

export function readStories(storybook: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** A filter is a part of the title, the name or the id, in any case; several words narrow it down. */
export function matchesFilter({ id, title, name }: Pick<Story, 'id' | 'title' | 'name'>, filter: string | null): boolean {
  const text = `${title}/${name} ${title} ${name} ${id}`.toLowerCase();
  const words = (filter ?? '').toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

/** Throws where a filter, or ids, name none of the stories. */
export function rejectUnknown(stories: readonly Story[], filter: string | null, ids: readonly string[] | undefined): void {
  if (!stories.some((story) => matchesFilter(story, filter))) throw new Error(`No story matches "${filter}".`);
  if (ids && !stories.some(({ id }) => ids.includes(id))) throw new Error(`No story has the id ${ids.join(' or ')}.`);
}
