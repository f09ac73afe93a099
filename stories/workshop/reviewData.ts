/** Reports for the review page's stories. */
import type { VisualReport, VisualResult } from '../../tests/visual/report-types.ts';
import type { ReviewData } from '../../tests/visual/review/client/state.ts';
import { pictures } from './pictures.ts';

export const changed: VisualResult = {
  key: 'components-button--primary--desktop',
  storyId: 'components-button--primary',
  title: 'Components/Button',
  name: 'Primary',
  mode: {
    name: 'desktop',
    viewport: { width: 1440, height: 900 },
    media: 'screen',
    reducedMotion: 'reduce',
    forcedColors: 'none',
    globals: {},
  },
  outcome: 'changed',
  compared: true,
  baseline: 'components/button/primary--desktop.png',
  images: { before: pictures.before, after: pictures.after, diff: pictures.difference },
  pixels: 'b41f',
  change: {
    pixels: 8412,
    ratio: 0.0974,
    region: { x: 24, y: 156, width: 150, height: 56 },
    regions: [{ x: 24, y: 156, width: 150, height: 56 }],
    maxChannel: 30,
    maxDistance: 0.0612,
    before: { width: 360, height: 240 },
    after: { width: 360, height: 240 },
    where: '<button> “Get Started”',
  },
  sentence: '8,412 pixels (9.74 %) differ within 150 × 56 at (24, 156), at <button> “Get Started”.',
  problems: [],
  notes: [],
  args: { children: 'Get Started', variant: 'primary' },
  rejected: null,
  decision: null,
  durationMs: 180,
};

export const another = (name: string, more: Partial<VisualResult> = {}): VisualResult => ({
  ...changed,
  key: `components-button--${name.toLowerCase()}--desktop`,
  storyId: `components-button--${name.toLowerCase()}`,
  name,
  baseline: `components/button/${name.toLowerCase()}--desktop.png`,
  ...more,
});

export const broken: VisualResult = another('Disabled', {
  title: 'Forms/LeadForm',
  outcome: 'errored',
  images: { before: null, after: pictures.after, diff: null },
  change: null,
  sentence: 'Its play failed: expect(element).toBeDisabled()',
  problems: [
    {
      kind: 'play',
      message: 'expect(element).toBeDisabled() Received element is not disabled: <button type="submit" />',
      detail: 'at play (LeadForm.stories.tsx:92:41)',
    },
  ],
});

export const reportOf = (...results: VisualResult[]): VisualReport => ({
  version: 1,
  startedAt: '2026-11-20T15:00:00.000Z',
  durationMs: 31_000,
  filter: null,
  changedSince: null,
  seed: null,
  workers: 2,
  environment: { browser: 'Chromium', flags: [], fonts: {}, status: 'same', differences: [] },
  threshold: 0,
  counts: { passed: 158, new: 0, changed: results.length, removed: 0, missing: 0, errored: 0 },
  comparisons: 158 + results.length,
  snapshotsPerMinute: 240,
  failures: [],
  passed: results.length === 0,
  results,
});

export const dataOf = (...results: VisualResult[]): ReviewData => ({
  report: reportOf(...results),
  actions: true,
  refusal: null,
  imageBase: '',
  storybook: '/storybook/',
});
