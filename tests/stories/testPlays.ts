/** A composed story, as far as the checks need it. */
export type ComposedStory = { run: () => Promise<void>; tags: string[]; parameters: object };

/** A whole form in a dialog, filled in by keyboard, on a machine that is busy with other tests. */
const LONGEST_PLAY_MS = 30_000;

/** Tests of stories: each renders, and its play passes, without a browser and without a word on the console. */
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
      expect(consoleErrors.filter((complaint) => !isAllowed(story.parameters, complaint))).toEqual([]);
    },
    LONGEST_PLAY_MS,
  );
}

/** Whether a story expects a message, as it tells the pixel gate too. */
function isAllowed(parameters: unknown, message: unknown[]): boolean {
  const { visual } = parameters as { visual?: { allowConsole?: string[] } };
  return (visual?.allowConsole ?? []).some((pattern) => message.some((part) => new RegExp(pattern).test(String(part))));
}
