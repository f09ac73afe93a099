export type ComposedStory = { run: () => Promise<void>; tags: string[]; parameters: object };

/** Enough time to fill in a whole form by keyboard on a busy machine. */
const LONGEST_PLAY_MS = 30_000;

/** Tests each story without a browser: it renders, its play passes, and nothing unexpected is logged. */
export function testPlays(stories: Record<string, ComposedStory>): void {
  let consoleErrors: unknown[][];

  beforeEach(() => {
    consoleErrors = [];
    for (const method of ['error', 'warn'] as const) {
      jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void consoleErrors.push(args));
    }
  });

  afterEach(() => jest.restoreAllMocks());

  test.each(Object.entries(stories))(
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
