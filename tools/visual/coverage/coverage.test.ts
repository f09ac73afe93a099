import { ask, type Surface } from './ask.ts';
import { Ledger, type Entry } from './ledger.ts';
import { failuresOf, linesOf, summarize } from './report.ts';

describe('a page that changes by itself', () => {
  const rules = ['a', 'b', 'c'].map((name, at) => ({ at, name, text: 'color: red', applies: true }));
  /** From a look on, every look is another one. */
  const surfaceThatDrifts = (from: number): Surface => {
    let looks = 0;
    return {
      list: () => Promise.resolve(rules),
      choose: (choices) => Promise.resolve(choices.map(() => 0)),
      look: (edits) => Promise.resolve((looks += 1) > from ? `look ${looks}` : edits.some(({ at }) => at === 0) ? 'noticed' : ''),
    };
  };
  const killed = (ledger: Ledger) => [...ledger.entries.values()].map(({ mutants }) => mutants[0]?.killedBy ?? null);

  test.each([
    ['from the first question on', 1, [null, null, null]],
    ['after a change that was noticed and one that was not', 3, ['one', null, null]],
    ['never', 99, ['one', null, null]],
  ])('%s', async (_, from, expected) => {
    const ledger = new Ledger();
    expect(await ask(surfaceThatDrifts(from), ledger, { visit: 'one' })).toBe(from === 99);
    expect(killed(ledger)).toEqual(expected);
  });
});

describe('the report', () => {
  const entry = (rule: string, killedBy: string | null, more: Partial<Entry> = {}): Entry => ({
    ...{ rule, property: 'color', value: 'red', important: false, excluded: null, applied: true },
    mutants: [{ change: { start: 0, end: 3, to: 'blue' }, to: 'blue', killedBy, visits: 1 }],
    ...more,
  });
  const motion = entry('Card__Root', null, { property: 'transition', excluded: 'motion', mutants: [] });
  const reason = { rule: '^Card__Title$', declaration: '^color', reason: 'Always covered.' };

  test('names what nothing noticed, with its reason', () => {
    const entries = [entry('Card__Root', 'a'), entry('Card__Title', null), entry('Card__Text', null), motion];
    const summary = summarize(entries, [reason]);
    expect(summary).toMatchObject({ declarations: 4, changes: 3, noticed: 1, score: 33.3, unused: [] });
    expect(failuresOf(summary, [])).toEqual([
      'the score is 33.3 %, less than 95 %',
      '1 changes that nothing notices have no reason',
    ]);
    expect(linesOf(entries, summary)).toEqual([
      'Not changed:',
      '  1 declarations: motion',
      'Not noticed, with a reason:',
      '  1 changes: Always covered.',
      'Not noticed, without a reason:',
      '  Card__Text { color: red } → blue',
    ]);
  });
});
