/**
 * What a run of the visual gate writes to `artifacts/visual/last-run.json`.
 *
 * The review page, the static report and anything else that shows results (a panel in Storybook, a comment on a pull
 * request) read this file and nothing else. Every path in it is relative to the folder that holds the file itself.
 */

/** Bumped when a reader of the file would have to change. */
export const REPORT_VERSION = 1;

/**
 * passed   the story is fine and its picture is the accepted one
 * new      there is no accepted picture yet
 * changed  the picture is not the accepted one
 * removed  an accepted picture whose story or mode is gone
 * missing  a story that should have been visited and was not
 * errored  its play failed, axe found a violation, the console was not clean, or the page crashed
 */
export type Outcome = 'passed' | 'new' | 'changed' | 'removed' | 'missing' | 'errored';

export const OUTCOMES: readonly Outcome[] = ['passed', 'new', 'changed', 'removed', 'missing', 'errored'];

export type Size = {
  width: number;
  height: number;
};

export type Region = {
  x: number;
  y: number;
} & Size;

/** How one story is looked at. Made from the story's Chromatic parameters. */
export type ModeSettings = {
  name: string;
  viewport: Size;
  media: 'screen' | 'print';
  reducedMotion: 'reduce' | 'no-preference';
  forcedColors: 'active' | 'none';
  /** Storybook globals, for instance a theme or a locale. */
  globals: Record<string, unknown>;
};

/** How two pictures differ. */
export type Change = {
  /** Pixels beyond the threshold. Where the size changed, pixels that exist on one side only count too. */
  pixels: number;
  /** `pixels` as a share of the larger picture, between 0 and 1. */
  ratio: number;
  /** The smallest rectangle around every difference. */
  region: Region;
  /** The same, cut where rows without a difference lie between. From top to bottom. */
  regions: Region[];
  /** Greatest difference in one channel, in levels out of 255. */
  maxChannel: number;
  /** Greatest perceived colour distance, between 0 and 1: the scale that `diffThreshold` uses. */
  maxDistance: number;
  before: Size;
  after: Size;
  /** The element in the middle of the first region, in words. */
  where: string | null;
};

export type ProblemKind = 'play' | 'render' | 'axe' | 'console' | 'request' | 'crash' | 'timeout' | 'motion' | 'baseline';

export type Problem = {
  kind: ProblemKind;
  /** One line. */
  message: string;
  /** Stack, the elements axe points at, and so on. May have several lines. */
  detail: string | null;
};

type Images = {
  before: string | null;
  after: string | null;
  diff: string | null;
};

export type Rejection = {
  note: string;
  /** ISO date and time. */
  at: string;
  /** Hash of the pixels that were rejected, or `removed`. The rejection ends when the pixels change. */
  pixels: string;
};

export type VisualResult = {
  /** `<story id>--<mode in kebab case>`, unique in a run. */
  key: string;
  storyId: string;
  title: string;
  name: string;
  mode: ModeSettings;
  outcome: Outcome;
  /** False where the story has snapshots disabled: its play, axe and console were checked all the same. */
  compared: boolean;
  /** Path of the accepted picture, relative to the folder of baselines. */
  baseline: string;
  /** Only for what did not pass. */
  images: Images;
  /** Hash of the pixels of `images.after`. */
  pixels: string | null;
  change: Change | null;
  /** The outcome in one sentence. */
  sentence: string;
  problems: Problem[];
  /** Things worth knowing that fail nothing, such as a picture that settled late. */
  notes: string[];
  /** The story's args, made safe for JSON. Only for what did not pass. */
  args: Record<string, unknown> | null;
  rejected: Rejection | null;
  /** Set by the review page. */
  decision: 'accepted' | 'rejected' | null;
  durationMs: number;
};

/** What the pictures depend on besides the code under test. */
export type BrowserEnvironment = {
  browser: string;
  flags: string[];
  /** File name → sha256. */
  fonts: Record<string, string>;
};

/**
 * same      as when the baselines were accepted; comparison is exact
 * first     there are no baselines yet
 * changed   another browser, other flags or other fonts; compared loosely, and said so
 * unpinned  a system without the pinned browser; nothing is compared
 */
export type EnvironmentStatus = 'same' | 'first' | 'changed' | 'unpinned';

export type VisualReport = {
  version: typeof REPORT_VERSION;
  startedAt: string;
  durationMs: number;
  filter: string | null;
  changedSince: string | null;
  /** Seed of the order in which stories were visited; null for the order of the index. */
  seed: number | null;
  workers: number;
  environment: BrowserEnvironment & { status: EnvironmentStatus; differences: string[] };
  /** Colour distance below which a pixel counts as equal. 0 is exact. */
  threshold: number;
  counts: Record<Outcome, number>;
  comparisons: number;
  snapshotsPerMinute: number;
  /** Why the run fails beyond its results, for instance because nothing was compared. */
  failures: string[];
  passed: boolean;
  results: VisualResult[];
};
