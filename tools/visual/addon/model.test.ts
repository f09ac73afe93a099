import { dataOf, decisionOf, footer, resultOf } from './fixtures.ts';
import { modesOf, sameDifference, statusesOf } from './model.ts';

const primary = resultOf('Primary', 'changed', footer);
const large = resultOf('Large', 'changed', footer);
const fine = resultOf('Fine', 'passed');
const other = resultOf('Odd', 'new');
const { report } = dataOf(primary, large, fine, other);

it('groups undecided results with the same difference', () => {
  const decided = resultOf('Small', 'changed', { ...footer, decisions: [decisionOf('approved', 'Ana')] });
  const broken = resultOf('Broken', 'errored', footer);
  expect(sameDifference([primary, large, decided, broken, other], primary)).toEqual([primary, large]);
  expect(sameDifference([other, resultOf('Even', 'new')], other)).toEqual([other]);
});

it('lists the modes of the run, then the accepted ones that were not visited', () => {
  const { accepted } = dataOf(primary, resultOf('Primary', 'passed', {}, 'phone'));
  const views = modesOf(primary.storyId, { report, accepted });
  expect(views.map((view) => [view.mode, view.result?.outcome, view.accepted?.by])).toEqual([
    ['desktop', 'changed', 'Ana'],
    ['phone', undefined, 'Ana'],
  ]);
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
