import { dataOf, decisionOf, footer, resultOf } from './fixtures.ts';
import { decidedTogether, describeSpread, modesOf, nextOpen, oneOfEachWidth, statusesOf } from './model.ts';
import { decisionsOf } from '../outcome.ts';
import type { VisualResult } from '../types.ts';

const primary = resultOf('Primary', 'changed', footer);
const large = resultOf('Large', 'changed', footer);
const fine = resultOf('Fine', 'passed');
const other = resultOf('Odd', 'new');
const { report } = dataOf(primary, large, fine, other);

it('lists what is decided at once, not screenshots', () => {
  const decided = resultOf('Small', 'changed', { ...footer, decisions: [decisionOf('approved', 'Ana')] });
  const broken = resultOf('Broken', 'errored', footer);
  const narrow = resultOf('Odd', 'new', {}, 'phone');
  const decisions = decisionsOf(dataOf(primary, large, decided, broken, other, narrow, fine).report);
  expect(decisions).toEqual([
    [primary, large, decided, broken],
    [other, narrow],
  ]);
  expect(decisions.map(describeSpread)).toEqual([
    '4 stories, 1440 wide, 4 screenshots',
    '1 story, 360 and 1440 wide, 2 screenshots',
  ]);
  // Neither what was decided otherwise nor what is broken.
  expect(decidedTogether(decisions[0] ?? [], primary)).toEqual([primary, large]);
});

it('goes on with what is undecided, after this change and then before it', () => {
  const approved = resultOf('Done', 'changed', { decisions: [decisionOf('approved', 'Ana')] });
  const broken = resultOf('Broken', 'errored');
  const decisions = [[primary], [approved], [other], [broken]];
  expect(nextOpen(decisions, 0)).toBe(other);
  expect(nextOpen(decisions, 2)).toBe(primary);
  expect(nextOpen([[primary], [approved], [broken]], 0)).toBeUndefined();
});

it('shows one of each width of a decision, and itself for its own', () => {
  const [wide, wideToo] = ['A', 'B'].map((name) => resultOf(name, 'changed', footer)) as [VisualResult, VisualResult];
  const [narrow, narrowToo] = ['C', 'D'].map((name) => resultOf(name, 'changed', footer, 'phone')) as [
    VisualResult,
    VisualResult,
  ];
  expect(oneOfEachWidth([wide, wideToo, narrow, narrowToo], wideToo)).toEqual([wideToo, narrow]);
  expect(oneOfEachWidth([wide], wide)).toEqual([wide]);
});

it('lists the modes of the run, then the accepted ones that were not visited', () => {
  const { accepted } = dataOf(primary, resultOf('Primary', 'passed', {}, 'phone'));
  const views = modesOf(primary.storyId, { report, accepted });
  expect(views.map((view) => [view.mode, view.result?.outcome, view.accepted?.by])).toEqual([
    ['desktop', 'changed', 'Ana'],
    ['phone', undefined, 'Ana'],
  ]);
});

it('begins with the mode that most stories have', () => {
  const modes = ['contrast', 'desktop'].map((mode) => resultOf('Primary', 'passed', {}, mode));
  const { accepted } = dataOf(...modes, fine);
  expect(modesOf(primary.storyId, { report: null, accepted }).map(({ mode }) => mode)).toEqual(['desktop', 'contrast']);
});

it('marks each story with its worst state, and no story that is accepted or approved', () => {
  const decisions = [decisionOf('approved', 'Ana'), decisionOf('rejected', 'Ben')];
  const rejected = resultOf('Odd', 'changed', { decisions }, 'phone');
  const approved = resultOf('Done', 'changed', { decisions: decisions.slice(0, 1) });
  const statuses = statusesOf(dataOf(fine, approved, other, rejected, primary, resultOf('Broken', 'errored')).report);
  expect(Object.entries(statuses).map(([id, { status, title }]) => [id.split('--')[1], status, title])).toEqual([
    ['broken', 'error', 'Visual: errored'],
    ['odd', 'error', 'Visual: rejected'],
    ['primary', 'warn', 'Visual: changed'],
  ]);
});

it('a story that has another name and looks the same is one decision', () => {
  const gone = resultOf('Old', 'removed', { accepted: 'same' });
  const renamed = resultOf('Renamed', 'new', { current: 'same' });
  const another = resultOf('Another', 'removed', { accepted: 'other' });
  const decisions = decisionsOf(dataOf(renamed, gone, another).report);
  expect(decisions).toEqual([[renamed, gone], [another]]);
  expect(decidedTogether(decisions[0] ?? [], renamed)).toEqual([renamed, gone]);
});
