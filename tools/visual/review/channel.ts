/**
 * The messages between the addon and Storybook's development server on Storybook's channel. Runs use the events of Storybook's
 * testing module; a decision is a `DecideRequest`, in the envelope of Storybook's `experimental_requestResponse`.
 */
import type { Decision } from '../types.ts';

/** The id of this tool in Storybook: of its test provider and of its marks in the sidebar. */
export const PROVIDER = 'visual-review';

export const REQUEST = 'visual/request';
export const RESPONSE = 'visual/response';

export type DecideRequest = {
  /** Keys of results. */
  keys: string[];
  verdict: Decision['verdict'] | 'undo';
  note: string;
};
