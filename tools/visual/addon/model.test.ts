import { dataOf, decisionOf, resultOf } from './fixtures.ts';
import { drawDifference } from './difference.ts';
import { changesOf, modesOf, sameDifference, statusesOf, stepFrom, subjectOf, summaryOf, withDecisions } from './model.ts';

const primary = resultOf('Primary', 'changed', { group: 'footer' });
const large = resultOf('Large', 'changed', { group: 'footer' });
const fine = resultOf('Fine', 'passed');
const other = resultOf('Odd', 'new');
const { report } = dataOf(primary, large, fine, other);

it('orders changes by story and steps through them without wrapping', () => {
  const changes = changesOf(report);
  expect(changes.map(({ name }) => name)).toEqual(['Large', 'Odd', 'Primary']);
  expect(stepFrom(changes, large.key, 1)).toBe(changes[1]);
  expect(stepFrom(changes, large.key, -1)).toBeNull();
  expect(stepFrom(changes, primary.key, 1)).toBeNull();
  expect(stepFrom(changes, fine.key, 1)).toBe(changes[0]);
  expect(stepFrom(changes, fine.key, -1)).toBe(changes[2]);
});

it('groups what differs in the same way and is not decided yet', () => {
  const decided = resultOf('Small', 'changed', { group: 'footer', decisions: [decisionOf('approved', 'Ana')] });
  const broken = resultOf('Broken', 'errored', { group: 'footer' });
  expect(sameDifference([primary, large, decided, broken, other], primary)).toEqual([primary, large]);
  expect(sameDifference([other, resultOf('Even', 'new')], other)).toEqual([other]);
});

it('lists the modes of the run, then accepted ones that were not visited', () => {
  const { accepted } = dataOf(primary, resultOf('Primary', 'passed', {}, 'phone'));
  const views = modesOf(primary.storyId, { report, accepted });
  expect(views.map((view) => [view.mode, view.result?.outcome, view.accepted?.by])).toEqual([
    ['desktop', 'changed', 'Ana'],
    ['phone', undefined, 'Ana'],
  ]);
});

describe('decisions of the backend', () => {
  const stored = (...args: Parameters<typeof decisionOf>) => ({ ...subjectOf(primary), ...decisionOf(...args) });
  const decisionsAfter = (...decisions: ReturnType<typeof stored>[]) =>
    withDecisions(dataOf(primary).report, decisions).results[0]?.decisions.map(({ by, verdict }) => `${by} ${verdict}`);

  it('keep one per reviewer, the latest', () => {
    const early = stored('approved', 'Ana', '', '2026-11-20T10:00:00.000Z');
    const late = stored('rejected', 'Ana', '', '2026-11-20T11:00:00.000Z');
    expect(decisionsAfter(late, early, stored('approved', 'Ben'))).toEqual(['Ana rejected', 'Ben approved']);
  });

  it('do not apply to other screenshots', () => {
    expect(decisionsAfter({ ...stored('approved', 'Ana'), current: 'another' })).toEqual([]);
  });
});

it('marks each story by its worst state, and none that is as accepted or approved', () => {
  const rejected = resultOf(
    'Odd',
    'changed',
    { decisions: [decisionOf('approved', 'Ana'), decisionOf('rejected', 'Ben')] },
    'phone',
  );
  const approved = resultOf('Done', 'changed', { decisions: [decisionOf('approved', 'Ana')] });
  const statuses = statusesOf(dataOf(fine, approved, other, rejected, primary, resultOf('Broken', 'errored')).report);
  expect(
    Object.entries(statuses).map(([id, { status, title }]) => [id.replace('components-button--', ''), status, title]),
  ).toEqual([
    ['broken', 'error', 'Visual: broken'],
    ['odd', 'error', 'Visual: rejected'],
    ['primary', 'warn', 'Visual: changed'],
  ]);
});

it('sums up a run', () => {
  expect(summaryOf(report)).toBe('2 changed, 1 new');
  expect(summaryOf(dataOf(fine).report)).toBe('');
});

describe('the drawn difference', () => {
  const PALE_BLACK = 178;
  /** One pixel a row, a gray level each. */
  const column = (...levels: number[]) => ({
    width: 1,
    height: levels.length,
    data: new Uint8ClampedArray(levels.flatMap((level) => [level, level, level, 255])),
  });
  const rowsOf = ({ data }: { data: Uint8ClampedArray }) =>
    Array.from({ length: data.length / 4 }, (_, row) =>
      data[row * 4] === 214 && data[row * 4 + 1] === 0 ? 'red' : data[row * 4],
    );

  it('is red where pixels differ or exist on one side only, and pale elsewhere', () => {
    expect(rowsOf(drawDifference(column(0, 50, 255), column(0, 51), null))).toEqual([PALE_BLACK, 'red', 'red']);
  });

  it('shows rows that came with a shift, and not what only moved', () => {
    expect(rowsOf(drawDifference(column(0, 255), column(0, 9, 9, 255), { y: 1, rows: 2 }))).toEqual([
      PALE_BLACK,
      'red',
      'red',
      255,
    ]);
  });

  it('shows one line where rows went', () => {
    expect(rowsOf(drawDifference(column(0, 9, 9, 255, 255), column(0, 255, 255), { y: 1, rows: -2 }))).toEqual([
      PALE_BLACK,
      'red',
      255,
    ]);
  });
});
