/** The results that the visual gate publishes beside this Storybook, as far as the guides read them. */

/** Relative to this Storybook's own address. */
const RESULTS = 'visual/';

export const screenshotOf = (hash: string): string => `${RESULTS}screenshots/${hash}.png`;

/** `accepted.json`: by the key of a story and mode. */
export type AcceptedScreenshots = Record<
  string,
  {
    storyId: string;
    mode: string;
    hash: string;
    width: number;
    height: number;
  }
>;

/** `last-run.json`. */
export type LastRun = {
  /** ISO date. */
  startedAt: string;
  /** Why the run fails beyond its results. */
  failures: string[];
  results: {
    key: string;
    storyId: string;
    title: string;
    name: string;
    mode: { name: string; viewport: { width: number } };
    outcome: 'passed' | 'new' | 'changed' | 'removed' | 'missing' | 'errored';
    sentence: string;
    /** Hashes of the screenshots; null for one that does not exist. */
    accepted: string | null;
    current: string | null;
    /** Where it differs. */
    change: { regions: { x: number; y: number; width: number; height: number }[] } | null;
    /** Its outcome, or what reviewers decided. */
    state: 'passed' | 'new' | 'changed' | 'removed' | 'missing' | 'errored' | 'approved' | 'rejected';
    /** The same for those that one decision settles. */
    settledBy: string;
  }[];
};

/** @returns null if there is no such file: the gate has not been run here */
async function read<Content>(file: string): Promise<Content | null> {
  try {
    // Each run of the gate replaces the file.
    const response = await fetch(RESULTS + file, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as Content) : null;
  } catch {
    return null;
  }
}

export const readAccepted = () => read<AcceptedScreenshots>('accepted.json');
export const readLastRun = () => read<LastRun>('last-run.json');
