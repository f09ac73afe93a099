/**
 * What a run of the visual gate writes into its results folder (`artifacts/visual`, and `visual/` of a built Storybook):
 *
 *   last-run.json       a `VisualReport`
 *   accepted.json       an `AcceptedScreenshots`: who accepted which screenshot, and when
 *   screenshots/<hash>.png  lossless screenshots by the hash of their pixels, of everything that did not pass
 *
 * The Storybook addon, `visual:accept` and the workflows read these files and nothing else.
 */

import type { StoredDecision } from './review/supabase/functions/_shared/protocol.ts';

export type { DecisionsResponse, NewDecision, StoredDecision } from './review/supabase/functions/_shared/protocol.ts';

/** Incremented when a reader of the file would have to change. */
export const REPORT_VERSION = 8;

/**
 * passed   the story is fine and its screenshot is the accepted one
 * new      there is no accepted screenshot yet
 * changed  the screenshot is not the accepted one
 * removed  an accepted screenshot whose story or mode is gone
 * missing  a story that should have been visited and was not
 * errored  its play failed, axe found a violation, the console was not clean, or the page crashed
 */
export type Outcome = 'passed' | 'new' | 'changed' | 'removed' | 'missing' | 'errored';

export type Size = { width: number; height: number };

export type Region = { x: number; y: number } & Size;

/** States of an element that a pointer or the keyboard gives it. */
export type ForcedState = 'hover' | 'focus' | 'active';

/** How one story is shown. Made from the story's Chromatic parameters. */
export type ModeSettings = {
  name: string;
  viewport: Size;
  media: 'screen' | 'print';
  reducedMotion: 'reduce' | 'no-preference';
  forcedColors: 'active' | 'none';
  /** Storybook globals, for instance a theme or a locale. */
  globals: Record<string, unknown>;
  /** A state that the browser forces on the first element that a selector finds. */
  forced: { selector: string; state: ForcedState } | null;
};

export type Change = {
  /** Pixels that differ. When the size changed, pixels that exist in only one image count too. */
  pixels: number;
  /** The smallest rectangle around every difference. */
  region: Region;
  /** The same, split at rows without a difference. From top to bottom. */
  regions: Region[];
  before: Size;
  after: Size;
  /** Rows that were added (positive) or removed (negative) at `y`, if that alone explains everything below it. */
  shift: { y: number; rows: number } | null;
  /** The color that became another, such as `#14574b`, if that is the only difference. */
  recoloring: { from: string; to: string } | null;
  /** The same for changes of the same words and color, or else of the same pixels, wherever they are: one decision settles them all. */
  group: string;
  /** The elements that changed, by role and name. */
  where: string | null;
  /** What it reads now and read before, as a sentence; null when that is the same or not known. */
  words: string | null;
};

export type ProblemKind = 'play' | 'render' | 'axe' | 'console' | 'request' | 'crash' | 'timeout' | 'motion';

export type Problem = {
  kind: ProblemKind;
  /** One line. */
  message: string;
  /** Stack trace, the elements that axe reports, and so on. May have several lines. */
  detail: string | null;
};

export type Decision = Pick<StoredDecision, 'verdict' | 'note' | 'by' | 'at'>;

export type VisualResult = {
  /** `<story id>--<mode in kebab case>`, unique in a run. */
  key: string;
  storyId: string;
  title: string;
  name: string;
  mode: ModeSettings;
  outcome: Outcome;
  /** Hash of the accepted pixels, in the browser of this run; null for a new story. */
  accepted: string | null;
  /** The line in the manifest: it has the hash `accepted`, unless this run's browser is not the manifest's. */
  recorded: Screenshot | null;
  /** Hash of the current pixels; null when no screenshot was taken, for instance because the story disables it. */
  current: string | null;
  size: Size | null;
  change: Change | null;
  sentence: string;
  problems: Problem[];
  /** Notes that do not fail the run, such as a screenshot that settled late. */
  notes: string[];
  /** Current decisions about exactly this change. A rejection makes the gate fail. */
  decisions: Decision[];
};

/** Which part of a run a report covers, and what the parts have to agree on to be merged. */
export type Shard = {
  /** The first is 1. */
  index: number;
  count: number;
  /** Ids of the stories of the whole run, in its order. */
  stories: string[];
  /** Whether the whole run rightly has nothing to do. */
  nothingAffected: boolean;
};

export type VisualReport = {
  version: typeof REPORT_VERSION;
  /** Null once there is a verdict about the whole run. */
  shard: Shard | null;
  startedAt: string;
  durationMs: number;
  /** Commit of the tree that was visited; null outside git. */
  commit: string | null;
  /** The commit whose screenshots were rendered to compare with, if the environment differs. */
  base: string | null;
  /** Seed of the order in which stories were visited; null for the order of the index. */
  seed: number | null;
  environment: {
    /** What screenshots depend on besides the stories, as lines of the manifest. */
    lines: string[];
    /** From those in the manifest. With any, its hashes say nothing: screenshots of the base commit are compared. */
    differences: string[];
    /** Whether it is the browser that the lock file pins. Only its hashes are written to the manifest. */
    pinned: boolean;
  };
  /** Address of the backend that stores reviewers' decisions; null when none is configured. */
  reviewUrl: string | null;
  /** Why the run fails beyond its results, for instance because nothing was compared. */
  failures: string[];
  passed: boolean;
  results: VisualResult[];
};

/** How far a run is. */
export type Progress = {
  phase: 'Building Storybook' | 'Visiting' | 'Rendering the base commit';
  done: number;
  /** 0 while unknown. */
  total: number;
  /** Results so far that differ from the accepted state. */
  failed: number;
};

/** An accepted screenshot: a line of the manifest. */
export type Screenshot = {
  storyId: string;
  /** The mode's name in kebab case. */
  mode: string;
  /** SHA-256 over size and RGBA bytes. */
  hash: string;
  /** Who accepted it; null when that is not known. */
  by: string | null;
} & Size;

/** `accepted.json`: key of a result → its accepted screenshot, and the commit of its line; null before it is committed. */
export type AcceptedScreenshots = Record<string, Screenshot & { at: string | null; commit: string | null }>;

/** Where a results folder keeps a screenshot. A published one is WebP in spite of its name: readers look at the content. */
export const screenshotPath = (hash: string): string => `screenshots/${hash}.png`;
