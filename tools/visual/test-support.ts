/** Results for tests. */
import type { VisualResult } from './report-types.ts';

export function aResult(changes: Partial<VisualResult> = {}): VisualResult {
  return {
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
    accepted: null,
    recorded: null,
    current: null,
    size: null,
    threshold: 0,
    change: null,
    group: null,
    sentence: '',
    problems: [],
    notes: [],
    args: null,
    decisions: [],
    durationMs: 1,
    ...changes,
  };
}
