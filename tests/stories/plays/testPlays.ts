import { storiesOf, type ComposedStory } from '../allStories.ts';

/**
 * Tests the stories of a folder that have a play: it passes, and nothing unexpected is logged. Stories without one are rendered in the
 * browser only. Each folder has a test file of its own, so that jest's workers share them.
 */
export function testPlays(folder: string): void {
  let consoleErrors: unknown[][];

  beforeEach(() => {
    consoleErrors = [];
    for (const method of ['error', 'warn'] as const) {
      jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void consoleErrors.push(args));
    }
  });

  afterEach(() => jest.restoreAllMocks());

  const components = storiesOf(folder)
    .map(({ name, stories }) => ({ name, plays: Object.entries(stories).filter(([, { play }]) => play) }))
    .filter(({ plays }) => plays.length > 0);

  describe.each(components)('$name', ({ plays }) => {
    test.each(plays)('%s', async (_name, story) => {
      await story.run();
      expect(consoleErrors.filter((text) => !isAllowed(story, text))).toEqual([]);
    });
  });

  // `STORIES_OF` may name components without a play.
  if (components.length === 0) test.todo('no story here has a play');
}

/** Whether the story allows a console message, by the parameter that the visual gate reads too. */
function isAllowed(story: ComposedStory, message: unknown[]): boolean {
  const { visual } = story.parameters as { visual?: { allowConsole?: string[] } };
  return (visual?.allowConsole ?? []).some((pattern) => message.some((part) => new RegExp(pattern).test(String(part))));
}
