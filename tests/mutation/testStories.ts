import { composeStories } from '@storybook/react';
import '../jest/storybook.ts';
import { testPlays, type ComposedStory } from '../stories/testPlays.ts';

/** Makes a test of each story of a story file. */
export const testStories = (storyFile: Parameters<typeof composeStories>[0]): void =>
  testPlays(composeStories(storyFile) as Record<string, ComposedStory>);
