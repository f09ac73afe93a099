/** Results for tests. */
import { makeResult } from './outcome.ts';
import type { VisualResult } from './report-types.ts';

export const aResult = (changes: Partial<VisualResult> = {}): VisualResult =>
  makeResult({
    key: 'a--one--phone',
    storyId: 'a--one',
    title: 'A',
    name: 'One',
    mode: {
      name: 'phone',
      viewport: { width: 360, height: 740 },
      media: 'screen',
      reducedMotion: 'reduce',
      forcedColors: 'none',
      globals: {},
      forced: null,
    },
    outcome: 'passed',
    compared: true,
    sentence: '',
    durationMs: 1,
    ...changes,
  });
