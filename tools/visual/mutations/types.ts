/** A seeded fault and its result. */

/**
 * The checks that can notice a fault. `console` covers console output and failed requests, `motion`
 * elements that move although motion is reduced.
 */
export const CHECKS = ['pixels', 'play', 'motion', 'axe', 'console'] as const;
export type Check = (typeof CHECKS)[number];

export type Mutation = {
  /** Unique, in kebab case. */
  id: string;
  /** The kind of mistake, in a word or two. */
  kind: string;
  /** Path relative to the project. */
  file: string;
  /** Must be in the file exactly once. */
  search: string;
  replace: string;
  /** Ids of stories, or of components (`components-button`) for all of theirs. */
  stories: readonly string[];
  /** The check that must notice it; others may too. Null for a known blind spot, which then needs a reason. */
  expect: Check | null;
  /** Why nothing can notice it. */
  blindness?: string;
};

export type MutationResult = Mutation & {
  caughtBy: Check[];
  /** The first finding about it, as text. */
  sentence: string;
};
