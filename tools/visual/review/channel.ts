/**
 * The messages between the addon and Storybook's development server on Storybook's channel. Runs use the events of Storybook's
 * testing module; everything else is a `ReviewRequest`, in the envelope of Storybook's `experimental_requestResponse`.
 */
import type { Decision } from '../report-types.ts';

/** The id of this tool in Storybook: of its test provider and of its marks in the sidebar. */
export const PROVIDER = 'visual-review';

/** Payloads: a `ReviewRequest`, and in response nothing for a decision, `HistoryEntry[]` for a history. */
export const REQUEST = 'visual/request';
export const RESPONSE = 'visual/response';

export type DecideRequest = {
  kind: 'decide';
  /** Keys of results. */
  keys: string[];
  verdict: Decision['verdict'] | 'undo';
  note: string;
};

export type HistoryRequest = {
  kind: 'history';
  storyId: string;
  /** Renders screenshots of this commit that are not in the store; null only lists. */
  render: string | null;
};

export type ReviewRequest = DecideRequest | HistoryRequest;

export type Progress = {
  phase: 'Building Storybook' | 'Visiting' | 'Rendering the base commit';
  done: number;
  /** 0 while unknown. */
  total: number;
  /** Results so far that differ from the accepted state. */
  failed: number;
};
