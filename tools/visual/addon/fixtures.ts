/** Results for the addon's tests and stories. */
import { REPORT_VERSION } from '../report-types.ts';
import type { Decision, VisualReport, VisualResult } from '../report-types.ts';
import { aResult } from '../test-support.ts';
import type { VisualData } from './read.ts';
import type { Backend } from './review.ts';

export function resultOf(
  story: string,
  outcome: VisualResult['outcome'],
  more: Partial<VisualResult> = {},
  mode = 'desktop',
): VisualResult {
  const storyId = `components-button--${story.toLowerCase()}`;
  const size = { width: 360, height: 240 };
  const region = { x: 24, y: 156, width: 150, height: 56 };
  const changed = outcome === 'changed';
  return aResult({
    key: `${storyId}--${mode}`,
    storyId,
    title: 'Components/Button',
    name: story,
    mode: { ...aResult().mode, name: mode, viewport: { width: mode === 'phone' ? 360 : 1440, height: 900 } },
    outcome,
    accepted: outcome === 'new' ? null : 'before',
    current: outcome === 'removed' ? null : changed || outcome === 'new' ? 'after' : 'before',
    change: changed
      ? {
          pixels: 8412,
          ratio: 0.0974,
          region,
          regions: [region],
          maxChannel: 30,
          maxDistance: 0.06,
          before: size,
          after: size,
          shift: null,
          where: null,
        }
      : null,
    sentence: changed ? '8,412 pixels (9.74 %) differ at <button> “Get Started”.' : `It is ${outcome}.`,
    durationMs: 180,
    ...more,
  });
}

export const decisionOf = (verdict: Decision['verdict'], by: string, note = '', at = '2026-11-20T16:00:00.000Z'): Decision => ({
  verdict,
  note,
  by,
  at,
});

export function dataOf(...results: VisualResult[]): VisualData & { report: VisualReport } {
  const count = (outcome: VisualResult['outcome']): number => results.filter((result) => result.outcome === outcome).length;
  const outcomes = ['passed', 'new', 'changed', 'removed', 'missing', 'errored'] as const;
  return {
    reviewUrl: null,
    accepted: Object.fromEntries(
      results
        .filter(({ accepted }) => accepted !== null)
        .map(({ key, storyId, mode, accepted }) => [
          key,
          {
            storyId,
            mode: mode.name,
            hash: accepted ?? '',
            width: 360,
            height: 240,
            by: 'Ana',
            at: '2026-11-18T09:30:00.000Z',
            commit: 'abc1234567',
          },
        ]),
    ),
    report: {
      version: REPORT_VERSION,
      startedAt: '2026-11-20T15:00:00.000Z',
      durationMs: 31_000,
      commit: null,
      base: null,
      filter: null,
      changedSince: null,
      seed: null,
      workers: 2,
      environment: { browser: 'Chromium', flags: [], fonts: {}, status: 'same', differences: [], pinned: true },
      counts: Object.fromEntries(outcomes.map((outcome) => [outcome, count(outcome)])) as VisualReport['counts'],
      comparisons: results.length,
      snapshotsPerMinute: 240,
      failures: [],
      passed: results.every(({ outcome }) => outcome === 'passed'),
      results,
    },
  };
}

/** A backend in memory. `reviewer` signs in with any key. */
export const fakeBackend = (more: Partial<Backend> = {}, reviewer = 'Ben'): Backend => ({
  kind: 'remote',
  list: () => Promise.resolve({ reviewer, decisions: [] }),
  decide: (_key, results, verdict, note) =>
    Promise.resolve({
      reviewer,
      decisions: results.map(({ storyId, mode, accepted, current }) => ({
        ...{ storyId, mode: mode.name, accepted, current },
        ...decisionOf(verdict === 'rejected' ? 'rejected' : 'approved', reviewer, note, '2026-11-20T17:00:00.000Z'),
      })),
    }),
  history: null,
  ...more,
});
