/** Events between the addon and the development server of Storybook, over Storybook's own channel. Payloads are JSON. */
import type { Decision } from '../report-types.ts';

/** Manager → server: `RunRequest`. Ignored while a run is under way. */
export const RUN = 'visual/run';
/** Manager → server: no payload. */
export const CANCEL = 'visual/cancel';
/** Manager → server: `DecideRequest`. */
export const DECIDE = 'visual/decide';
/** Manager → server: `HistoryRequest`. */
export const HISTORY = 'visual/history';
/** Server → manager: `Progress`. */
export const PROGRESS = 'visual/progress';
/** Server → manager: `Ended`. The results folder has been written. */
export const ENDED = 'visual/ended';
/** Server → manager: `Decided`. The manifest and the results folder have been written. */
export const DECIDED = 'visual/decided';
/** Server → manager: `HistoryResponse`. */
export const HISTORY_READ = 'visual/history-read';

export type RunRequest = {
  /** Story ids; null for every story. */
  storyIds: string[] | null;
  /** Only stories that depend on what is not committed yet. */
  changedOnly: boolean;
};

export type Progress = {
  phase: 'building' | 'visiting' | 'rendering base';
  done: number;
  /** 0 while it is not known. */
  total: number;
  /** Results that are not as accepted, so far. */
  failed: number;
};

export type Ended = {
  /** A sentence where the run could not be carried out; null where there are results. */
  error: string | null;
  cancelled: boolean;
};

export type DecideRequest = {
  keys: string[];
  verdict: Decision['verdict'] | 'undo';
  note: string;
};

export type Decided = {
  keys: string[];
  error: string | null;
};

export type HistoryRequest = {
  storyId: string;
  /** Renders screenshots of this commit that are not in the store; null only lists. */
  render: string | null;
};

export type HistoryEntry = {
  commit: string;
  /** ISO date. */
  at: string;
  author: string;
  subject: string;
  /** What the story's lines said after this commit. `stored`: its screenshot can be loaded from `screenshotPath`. */
  lines: { mode: string; hash: string; stored: boolean }[];
};

export type HistoryResponse = {
  storyId: string;
  entries: HistoryEntry[];
  error: string | null;
};
