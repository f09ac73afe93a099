import { ask, type Surface } from './ask.ts';
import { reasonFor } from './excluded.ts';
import { Ledger, type Entry } from './ledger.ts';
import { applyChanges, mutantsOf, parseDeclarations, printDeclarations } from './mutants.ts';
import { failuresOf, linesOf, summarize } from './report.ts';

const stepsOf = (property: string, value: string): string =>
  mutantsOf({ property, value, important: false })
    .map(([change]) => change && applyChanges(value, [change]))
    .join(' | ');
const step = (color: string): string =>
  `rgb(from ${color} calc(r + 2 * sign(127.5 - r)) calc(g + 2 * sign(127.5 - g)) calc(b + 2 * sign(127.5 - b)) / calc(alpha + 0.02 * sign(1 - alpha)))`;

test.each([
  ['padding', '16px 24px', '17px 24px | 16px 25px'],
  [
    'font-size',
    'clamp(2rem, 3vw, 40px)',
    'clamp((2rem + 1px), 3vw, 40px) | clamp(2rem, (3vw + 1px), 40px) | clamp(2rem, 3vw, 41px)',
  ],
  ['border-radius', '50%', '1px'],
  ['max-width', '34em', 'none'],
  ['grid-template-columns', 'repeat(3, 1fr)', 'repeat(4, 1fr) | repeat(3, 0.1fr)'],
  ['background', 'var(--page, #fff)', step('var(--page, #fff)')],
  ['border', '1px solid #b8482f', `2px solid #b8482f | 1px  #b8482f | 1px solid ${step('#b8482f')}`],
  ['display', 'grid', 'initial'],
  ['font-weight', '600', '580'],
])('each part of %s: %s is changed by a step', (property, value, changed) => {
  expect(stepsOf(property, value)).toBe(changed);
});

test('declarations are read as the browser writes them, and written again', () => {
  const text = 'content: "a; b: c"; padding: 0px !important; background: url("x;y")';
  expect(parseDeclarations(`${text};`)).toEqual([
    { property: 'content', value: '"a; b: c"', important: false },
    { property: 'padding', value: '0px', important: true },
    { property: 'background', value: 'url("x;y")', important: false },
  ]);
  expect(printDeclarations(parseDeclarations(text))).toBe(text);
});

test('a reason is for a rule and a declaration', () => {
  const sticky = { rule: '__Side$', declaration: '^position: sticky', reason: 'sticks' };
  const found = ['Page__Side', 'Page__Sides'].map((rule) => reasonFor([sticky], { rule, property: 'position', value: 'sticky' }));
  expect(found).toEqual([sticky, undefined]);
});

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
    expect(linesOf(entries, summary)).toEqual([
      'Not changed:',
      '  1 declarations: motion',
      'Not noticed, with a reason:',
      '  1 changes: Always covered.',
      'Not noticed, without a reason:',
      '  Card__Text { color: red } → blue',
    ]);
  });

  test.each([
    ['passes when all is noticed', [entry('a', 'a')], [], []],
    ['fails without declarations', [], [], ['no declaration was changed', 'the score is 0 %, less than 95 %']],
    [
      'fails when a change has no reason',
      [...Array.from({ length: 19 }, () => entry('a', 'a')), entry('b', null)],
      [],
      ['1 changes that nothing notices have no reason'],
    ],
    ['fails when a reason is not needed', [entry('a', 'a')], [reason], ['a reason that nothing needs: ^Card__Title$ { ^color }']],
  ])('%s', (_, entries, reasons, failures) => expect(failuresOf(summarize(entries, reasons), [])).toEqual(failures));
});
