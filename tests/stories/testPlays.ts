export type ComposedStory = { run: () => Promise<void>; play?: unknown; tags: string[]; parameters: object };

/** Enough time to fill in a whole form by keyboard on a busy machine. */
const LONGEST_PLAY_MS = 30_000;

/**
 * Tests each story that has a play: it passes, and nothing unexpected is logged. Stories without one are rendered in the browser only.
 */
export function testPlays(stories: Record<string, ComposedStory>): void {
  const withPlay = Object.entries(stories).filter(([, { play }]) => play);
  if (withPlay.length === 0) return;
  let consoleErrors: unknown[][];

  beforeEach(() => {
    consoleErrors = [];
    for (const method of ['error', 'warn'] as const) {
      jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void consoleErrors.push(args));
    }
  });

  afterEach(() => jest.restoreAllMocks());

  test.each(withPlay)(
    '%s',
    async (_name, story) => {
      await story.run();
      expect(consoleErrors.filter((text) => !isAllowed(story.parameters, text))).toEqual([]);
    },
    LONGEST_PLAY_MS,
  );
}

/** Whether the story allows a console message, by the parameter that the visual gate reads too. */
function isAllowed(parameters: unknown, message: unknown[]): boolean {
  const { visual } = parameters as { visual?: { allowConsole?: string[] } };
  return (visual?.allowConsole ?? []).some((pattern) => message.some((part) => new RegExp(pattern).test(String(part))));
}
