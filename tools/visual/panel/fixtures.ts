/** Results and a backend for tests and for the addon's stories. */
import { REPORT_VERSION } from '../types.ts';
import type { Change, Decision, Outcome, VisualReport, VisualResult } from '../types.ts';
import { makeResult, subjectOf } from '../outcome.ts';
import type { Backend } from './backend.ts';
import type { VisualData } from './data.ts';

export const aResult = (more: Partial<VisualResult> = {}): VisualResult =>
  makeResult(
    {
      key: 'a--one--phone',
      story: { id: 'a--one', title: 'A', name: 'One' },
      mode: {
        name: 'phone',
        viewport: { width: 360, height: 740 },
        media: 'screen',
        reducedMotion: 'reduce',
        forcedColors: 'none',
        globals: {},
        forced: null,
      },
    },
    { outcome: 'passed', sentence: '', ...more },
  );

const size = { width: 360, height: 240 };
const region = { x: 0, y: 120, width: 360, height: 24 };

/** 24 added rows. */
export const change: Change = {
  pixels: 8640,
  region,
  regions: [region],
  where: null,
  words: null,
  before: size,
  after: { ...size, height: 264 },
  shift: { y: 120, rows: 24 },
  recoloring: null,
  group: 'rows',
};

/** A change that is the same in many results. */
export const footer = { change: { ...change, group: 'footer' } };

export function resultOf(name: string, outcome: Outcome, more: Partial<VisualResult> = {}, mode = 'desktop'): VisualResult {
  const storyId = `components-button--${name.toLowerCase()}`;
  return aResult({
    key: `${storyId}--${mode}`,
    storyId,
    title: 'Components/Button',
    name,
    outcome,
    mode: { ...aResult().mode, name: mode, viewport: { width: mode === 'phone' ? 360 : 1440, height: 740 } },
    accepted: outcome === 'new' ? null : 'before',
    current: outcome === 'removed' ? null : outcome === 'passed' ? 'before' : 'after',
    change: outcome === 'changed' ? { ...change, group: name } : null,
    sentence: `It is ${outcome}.`,
    ...more,
  });
}

export const decisionOf = (verdict: Decision['verdict'], by: string, note = '', hour = 16): Decision => ({
  verdict,
  note,
  by,
  at: `2026-11-20T${hour}:00:00.000Z`,
});

export function dataOf(...results: VisualResult[]): VisualData & { report: VisualReport } {
  const origin = { ...size, by: 'Ana', at: '2026-11-18T09:30:00.000Z', commit: 'abc1234567' };
  const accepted = results
    .filter((result) => result.accepted !== null)
    .map(({ key, storyId, mode }) => [key, { storyId, mode: mode.name, hash: 'before', ...origin }] as const);
  return {
    accepted: Object.fromEntries(accepted),
    report: {
      version: REPORT_VERSION,
      startedAt: '2026-11-20T15:00:00.000Z',
      durationMs: 1000,
      commit: 'abc1234567',
      shard: null,
      base: null,
      seed: null,
      reviewUrl: null,
      failures: [],
      passed: false,
      results,
      environment: { lines: ['browser Chromium'], differences: [], pinned: true },
    },
  };
}

/** A published backend in memory, where every key is Ben's. */
export const fakeBackend = (more: Partial<Backend> = {}): Backend => ({
  kind: 'published',
  list: () => Promise.resolve({ ok: true, reviewer: 'Ben', decisions: [] }),
  decide: (_key, results, verdict, note) => {
    // So that a rejection after an approval is the later decision.
    const decision = verdict === 'rejected' ? decisionOf(verdict, 'Ben', note, 18) : decisionOf('approved', 'Ben', note, 17);
    const decisions = results.map((result) => ({ ...subjectOf(result), ...decision }));
    return Promise.resolve({ ok: true, reviewer: 'Ben', decisions });
  },
  ...more,
});
