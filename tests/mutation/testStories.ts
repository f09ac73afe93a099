import { composeStories } from '@storybook/react';
import '../jest/storybook.ts';
import { testPlays, type ComposedStory } from '../stories/testPlays.ts';

/** Makes a test of each story of a story file, with the file's title. Stops at the first failure. */
export function testStories(storyFile: Parameters<typeof composeStories>[0]): void {
  let hasFailed = false;
  const untilFailure = (story: ComposedStory): ComposedStory => ({
    tags: story.tags,
    parameters: story.parameters,
    run: async () => {
      if (hasFailed) throw new Error('An earlier story has failed.');
      try {
        await story.run();
      } catch (cause) {
        hasFailed = true;
        throw cause;
      }
    },
  });
  const stories = Object.entries(composeStories(storyFile) as Record<string, ComposedStory>);
  // Many files have stories of the same name, and Stryker distinguishes tests by their names.
  describe(storyFile.default.title ?? '', () => {
    testPlays(Object.fromEntries(stories.map(([name, story]) => [name, untilFailure(story)])));
  });
}
