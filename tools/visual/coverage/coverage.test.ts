import { ask, type Surface } from './ask.ts';
import { applyChanges, changesOf } from './declarations.ts';
import { Ledger } from './ledger.ts';

test.each([
  ['1px solid red', ['calc(1px + 1px) solid red']],
  ['0 0 2em #123456', ['0 0 calc(2em + 1px) #123456', '0 0 2em color-mix(in srgb, #123456 97%, gray)']],
  ['calc(100% - var(--gap-2px))', ['calc(calc(100% + 1px) - var(--gap-2px))']],
  [
    'color-mix(in srgb, var(--white) 30%, transparent)',
    ['color-mix(in srgb, color-mix(in srgb, var(--white) 30%, transparent) 97%, gray)'],
  ],
  ['"2px" url("3px.svg")', ['']],
  ['inline-block', ['']],
])('%s is changed in each place', (value, expected) => {
  const changes = changesOf({ property: 'any', value, important: false });
  expect(changes.map((change) => applyChanges(value, [change]))).toEqual(expected);
});

describe('a page that changes by itself', () => {
  const rules = ['a', 'b', 'c'].map((rule, at) => ({ at, rule, text: 'color: #f00', applies: true }));
  /** From a look on, every look is another one. Only the change of the first rule is seen. */
  const surfaceThatDrifts = (from: number): Surface => {
    let looks = 0;
    return {
      list: () => Promise.resolve(rules),
      look: (edits) => Promise.resolve((looks += 1) > from ? `look ${looks}` : edits.some(({ at }) => at === 0) ? 'noticed' : ''),
    };
  };

  test.each([
    ['from the first question on', 1, [null, null, null]],
    ['after a change that was noticed', 3, ['one', null, null]],
    ['never', 99, ['one', null, null]],
  ])('%s', async (_, from, expected) => {
    const ledger = new Ledger({});
    expect(await ask(surfaceThatDrifts(from), ledger, 'one')).toBe(from === 99);
    expect(ledger.mutants.map(({ noticedBy }) => noticedBy)).toEqual(expected);
  });
});
