import type { Manifest } from '../../tests/visual/manifest.ts';
import type { VisualReport, VisualResult } from '../../tests/visual/report-types.ts';
import { parseManifest, parseReport, statusUpdate, statusesOf, viewStory } from './results.ts';

const result = (more: Partial<VisualResult>): VisualResult => ({
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
  outcome: 'passed',
  compared: true,
  baseline: 'components/button/primary--desktop.png',
  images: { before: null, after: null, diff: null },
  pixels: 'a',
  change: null,
  sentence: 'As accepted.',
  problems: [],
  notes: [],
  args: null,
  rejected: null,
  decision: null,
  durationMs: 1,
  ...more,
});

const report = (...results: VisualResult[]): VisualReport =>
  ({ version: 1, startedAt: '2026-11-20T15:00:00.000Z', results }) as unknown as VisualReport;

const entry = (story: string, mode: string) => ({
  story,
  title: '',
  name: '',
  mode,
  width: 1,
  height: 1,
  pixels: 'a',
  file: 'b',
});
const manifest: Manifest = {
  version: 1,
  environment: null,
  baselines: {
    'components/button/primary--desktop.png': entry('components-button--primary', 'desktop'),
    'components/button/primary--phone.png': entry('components-button--primary', 'phone'),
    'components/icon/all--desktop.png': entry('components-icon--all', 'desktop'),
  },
};
const view = (...results: VisualResult[]) =>
  viewStory('components-button--primary', { report: report(...results), manifest }).modes[0];

describe('a story in the panel', () => {
  it('shows what was accepted where there was no run', () => {
    const { ranAt, modes } = viewStory('components-button--primary', { report: null, manifest });
    expect(ranAt).toBeNull();
    expect(modes.map(({ mode, outcome, baseline }) => [mode, outcome, baseline])).toEqual([
      ['desktop', 'unknown', 'visual/baselines/components/button/primary--desktop.png'],
      ['phone', 'unknown', 'visual/baselines/components/button/primary--phone.png'],
    ]);
  });

  it('shows nothing where nothing was accepted', () => {
    expect(viewStory('new--story', { report: null, manifest: null })).toEqual({ ranAt: null, modes: [] });
  });

  it('has the accepted picture as the present one when it passed', () => {
    const url = 'visual/baselines/components/button/primary--desktop.png';
    expect(view(result({}))).toMatchObject({ outcome: 'passed', baseline: url, current: url, difference: null });
  });

  it('has the three pictures of the run when it changed', () => {
    const images = { before: 'before/b.png', after: 'after/b.png', diff: 'diff/b.png' };
    expect(view(result({ outcome: 'changed', images }))).toMatchObject({
      baseline: 'visual/run/before/b.png',
      current: 'visual/run/after/b.png',
      difference: 'visual/run/diff/b.png',
    });
  });

  it('has no picture that does not exist', () => {
    const fresh = result({
      outcome: 'new',
      baseline: 'components/button/new.png',
      images: { before: null, after: 'a.png', diff: null },
    });
    expect(view(fresh)).toMatchObject({ baseline: null, current: 'visual/run/a.png', difference: null });
  });

  it('keeps the note of whoever rejected it', () => {
    expect(view(result({ rejected: { note: 'Too dark', at: '', pixels: 'a' } }))).toMatchObject({ rejection: 'Too dark' });
  });

  it('is not told of other stories, nor of what was removed', () => {
    const other = result({ storyId: 'components-icon--all' });
    const removed = result({ outcome: 'removed', baseline: 'components/button/primary--phone.png' });
    const { modes } = viewStory('components-button--primary', { report: report(other, removed, result({})), manifest });
    expect(modes.map(({ mode, outcome }) => [mode, outcome])).toEqual([
      ['desktop', 'passed'],
      ['phone', 'unknown'],
    ]);
  });
});

describe('the marks of the sidebar', () => {
  it('are for what is not as accepted, by the worst of a story’s modes', () => {
    const statuses = statusesOf(
      report(
        result({ outcome: 'changed', sentence: '3 pixels differ.' }),
        result({ outcome: 'errored', sentence: 'Its play failed: no' }),
        result({ storyId: 'a--new', outcome: 'new' }),
        result({ storyId: 'a--missing', outcome: 'missing' }),
        result({ storyId: 'a--changed', outcome: 'changed' }),
        result({ storyId: 'a--passed' }),
      ),
    );
    expect(Object.entries(statuses).map(([id, { status, title }]) => [id, status, title])).toEqual([
      ['components-button--primary', 'error', 'Visual: broken'],
      ['a--new', 'pending', 'Visual: new'],
      ['a--missing', 'error', 'Visual: not visited'],
      ['a--changed', 'warn', 'Visual: changed'],
    ]);
    expect(statuses['components-button--primary']?.description).toBe('desktop: Its play failed: no');
  });

  it('go when the reviewer accepts, or with the run', () => {
    expect(statusesOf(report(result({ outcome: 'changed', decision: 'accepted' })))).toEqual({});
    expect(statusesOf(null)).toEqual({});
  });

  it('are taken away by name', () => {
    const mark = { status: 'warn', title: 'Visual: changed', description: '' } as const;
    expect(statusUpdate({ one: mark, two: mark }, { two: mark, three: mark })).toEqual({ one: null, two: mark, three: mark });
  });
});

describe('files of another shape', () => {
  it('are no result', () => {
    for (const text of [null, '', '<!doctype html>', '[]', 'null', '{}', '{"version":999,"results":[]}']) {
      expect(parseReport(text)).toBeNull();
    }
    expect(parseReport('{"version":1,"results":[]}')).not.toBeNull();
  });

  it('are no manifest', () => {
    for (const text of [null, '<!doctype html>', '{}']) expect(parseManifest(text)).toBeNull();
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
  });
});
