import type { VisualReport, VisualResult } from '../../report-types.ts';
import { KEYS, commandFor, effectiveView, initialState, reduce, sameComponent, stepToOpen, viewsOf, visible } from './state.ts';
import type { ReviewData, State } from './state.ts';

const result = (key: string, more: Partial<VisualResult> = {}): VisualResult => ({
  key,
  storyId: key,
  title: 'Sections/Hero',
  name: key,
  mode: {
    name: 'phone',
    viewport: { width: 360, height: 740 },
    media: 'screen',
    reducedMotion: 'reduce',
    forcedColors: 'none',
    globals: {},
  },
  outcome: 'changed',
  compared: true,
  baseline: `${key}.png`,
  images: { before: 'b.png', after: 'a.png', diff: 'd.png' },
  pixels: 'hash',
  change: null,
  sentence: '',
  problems: [],
  notes: [],
  args: null,
  rejected: null,
  decision: null,
  durationMs: 1,
  ...more,
});

const stateOf = (...results: VisualResult[]): State => {
  const data: ReviewData = { report: { results } as VisualReport, actions: true, refusal: null, imageBase: '', storybook: null };
  return initialState(data);
};

describe('keys', () => {
  it('has no key twice', () => {
    const all = KEYS.flatMap(({ keys }) => keys);
    expect(new Set(all).size).toBe(all.length);
  });

  it('reaches every command, so that the keyboard is enough', () => {
    const types = new Set(KEYS.map(({ command }) => command.type));
    expect([...types].sort()).toEqual([
      'accept',
      'accept-component',
      'close',
      'cycle-zoom',
      'move',
      'move-open',
      'open-story',
      'start-reject',
      'toggle-help',
      'toggle-outlines',
      'undo',
      'view',
    ]);
    expect(commandFor('4')).toEqual({ type: 'view', view: 'slider' });
    expect(commandFor('q')).toBeNull();
  });
});

describe('moving', () => {
  const state = stateOf(result('a'), result('b', { decision: 'accepted' }), result('c'), result('d', { outcome: 'passed' }));

  it('starts at the first difference and shows no story that passed', () => {
    expect(state.selected).toBe('a');
    expect(visible(state).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  it('stops at both ends', () => {
    expect(reduce(state, { type: 'move', by: -1 }).selected).toBe('a');
    expect(reduce({ ...state, selected: 'c' }, { type: 'move', by: 1 }).selected).toBe('c');
  });

  it('goes round to what is not decided', () => {
    expect(stepToOpen(state).selected).toBe('c');
    expect(stepToOpen({ ...state, selected: 'c' }).selected).toBe('a');
    expect(stepToOpen(stateOf(result('a', { decision: 'rejected' }))).selected).toBe('a');
  });

  it('filters', () => {
    expect(visible({ ...state, filter: 'open' }).map(({ key }) => key)).toEqual(['a', 'c']);
    expect(visible({ ...state, filter: 'new' })).toEqual([]);
  });
});

describe('views', () => {
  it('offers only those that there are pictures for', () => {
    const fresh = result('n', { images: { before: null, after: 'a.png', diff: null } });
    expect(viewsOf(fresh)).toEqual(['after']);
    expect(effectiveView(stateOf(fresh), fresh)).toBe('after');
    expect(effectiveView(stateOf(result('a')), result('a'))).toBe('slider');
    expect(effectiveView(stateOf(result('a')), result('x', { images: { before: null, after: null, diff: null } }))).toBeNull();
  });
});

describe('accepting a component', () => {
  it('takes what is undecided, acceptable and of the same title', () => {
    const state = stateOf(
      result('a'),
      result('b', { decision: 'rejected' }),
      result('c', { outcome: 'errored', problems: [{ kind: 'play', message: '', detail: null }] }),
      result('d', { title: 'Sections/Faq' }),
      result('e', { outcome: 'new' }),
      result('f', { rejected: { note: '', at: '', pixels: 'hash' } }),
    );
    expect(sameComponent({ ...state, selected: 'a' }).map(({ key }) => key)).toEqual(['a', 'e']);
  });
});

describe('the static report', () => {
  it('decides nothing', () => {
    const state = stateOf(result('a'));
    const still = { ...state, data: { ...state.data, actions: false } };
    expect(reduce(still, { type: 'start-reject' }).rejecting).toBe(false);
    expect(reduce(state, { type: 'start-reject' }).rejecting).toBe(true);
  });
});
