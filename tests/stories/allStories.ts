import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories } from '@storybook/react';

const STORIES = join(__dirname, '..', '..', 'stories');

/** A composed story, as far as the checks need it. */
type ComposedStory = { run: () => Promise<void>; tags: string[]; parameters: { states?: readonly string[] } };

type StoryModule = Parameters<typeof composeStories>[0] & { default: { title?: string } };

export type StoryFile = {
  /** Path below `stories/`, with forward slashes and without the ending: `sections/HomeHero`. */
  name: string;
  title: string | undefined;
  stories: Record<string, ComposedStory>;
};

/** Every story file, loaded. */
export const storyFiles: readonly StoryFile[] = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort()
  .map((file) => {
    // jest's own require: the files are transformed and mocked like any import.
    const module = jest.requireActual<StoryModule>(join(STORIES, file));
    return {
      name: file.replaceAll('\\', '/').replace('.stories.tsx', ''),
      title: module.default.title,
      stories: composeStories(module) as Record<string, ComposedStory>,
    };
  });
