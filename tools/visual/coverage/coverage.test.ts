import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ask, type Surface } from './ask.ts';
import { exclusionOf, reasonFor } from './excluded.ts';
import { Ledger, type Entry } from './ledger.ts';
import { applyChanges, mutantsOf, parseDeclarations, printDeclarations, splitOutside } from './mutants.ts';
import { failuresOf, markdown, summarize } from './report.ts';

const first = (property: string, value: string): (string | undefined)[] =>
  mutantsOf({ property, value, important: false }).map(([change]) => change && applyChanges(value, [change]));
const step = (color: string): string =>
  `rgb(from ${color} calc(r + 2 * sign(127.5 - r)) calc(g + 2 * sign(127.5 - g)) calc(b + 2 * sign(127.5 - b)) / calc(alpha + 0.02 * sign(1 - alpha)))`;

test.each([
  ['a length', 'padding', '16px 24px', '17px 24px | 16px 25px'],
  ['no length', 'margin', '0px auto', '1px auto | 0px'],
  ['a negative length', 'top', '-104px', '-103px'],
  ['a relative length', 'gap', '1.5rem', 'calc(1.5rem + 1px)'],
  [
    'lengths of a function',
    'font-size',
    'clamp(2rem, 1rem + 3vw, 40px)',
    'clamp((2rem + 1px), 1rem + 3vw, 40px) | clamp(2rem, (1rem + 1px) + 3vw, 40px) | clamp(2rem, 1rem + (3vw + 1px), 40px) | clamp(2rem, 1rem + 3vw, 41px)',
  ],
  ['a full radius', 'border-radius', '999px', '1px'],
  ['a percentage', 'width', '100%', '99%'],
  ['another percentage', 'height', '50%', '51%'],
  ['a round shape', 'border-radius', '50%', '1px'],
  ['the greatest width of a text', 'max-width', '34em', 'none'],
  ['the greatest width of a box', 'max-width', '460px', '461px'],
  ['a block', 'display', 'block', 'none'],
  ['shares', 'grid-template-columns', '1.25fr 0.9fr', '1.3fr 0.9fr | 1.25fr 0.95fr'],
  ['a share without others, and not the guard of its column', 'grid-template-columns', 'minmax(0px, 1fr)', 'minmax(0px, 0.1fr)'],
  ['equal shares', 'grid-template-columns', 'repeat(3, 1fr)', 'repeat(4, 1fr) | repeat(3, 0.1fr)'],
  ['a color', 'color', '#b8482f', step('#b8482f')],
  ['a color of the theme', 'background', 'var(--page, #fff)', step('var(--page, #fff)')],
  [
    'a color among other values',
    'border',
    '1px solid rgb(0 0 0 / 5%)',
    `2px solid rgb(0 0 0 / 5%) | 1px  rgb(0 0 0 / 5%) | 1px solid ${step('rgb(0 0 0 / 5%)')}`,
  ],
  ['a length of the theme', 'padding-left', 'var(--gap)', 'calc(var(--gap) + 1px)'],
  ['a custom property', '--line', 'currentcolor', step('currentcolor')],
  ['a keyword', 'display', 'grid', 'initial'],
  ['an opacity', 'opacity', '0.6', '0.58'],
  ['a transparent one', 'opacity', '0', '0.02'],
  ['a line height', 'line-height', '1.55', '1.6'],
  ['a weight', 'font-weight', '600', '580'],
  ['a thin weight', 'font-weight', '400', '420'],
  ['no line', 'border', '0px', '1px solid'],
  ['the weight of a font that has no other', 'font-weight', '480', '600'],
  ['a place in the stack', 'z-index', '-1', 'initial'],
  ['growing', 'flex', '1 1 0%', '0 1 0% | 1 0 0% | 1 1 1%'],
  ['a turn', 'transform', 'rotate(-2deg)', 'rotate(-1deg)'],
  [
    'a gradient',
    'background-image',
    'linear-gradient(90deg, transparent, var(--end) 50%)',
    `linear-gradient(91deg, transparent, var(--end) 50%) | linear-gradient(90deg, ${step('transparent')}, var(--end) 50%) | linear-gradient(90deg, transparent, ${step('var(--end)')} 50%) | linear-gradient(90deg, transparent, var(--end) 51%)`,
  ],
  ['a text', 'content', '"a; b"', 'initial'],
  ['a list of fonts', 'font-family', 'Inter, sans-serif', 'initial'],
])('%s is changed by a step', (_, property, value, changed) => {
  expect(first(property, value).join(' | ')).toBe(changed);
});

test('declarations are read as the browser writes them, and written again', () => {
  const text = 'content: "a; b: c"; padding: 0px !important; background: url("x;y")';
  expect(parseDeclarations(`${text};`)).toEqual([
    { property: 'content', value: '"a; b: c"', important: false },
    { property: 'padding', value: '0px', important: true },
    { property: 'background', value: 'url("x;y")', important: false },
  ]);
  expect(printDeclarations(parseDeclarations(text))).toBe(text);
  expect(splitOutside('a, f(b, c), "d,"', /,/)).toEqual(['a', 'f(b, c)', '"d,"']);
});

test('what no still screenshot can show is not changed, and named', () => {
  expect(['transition', 'cursor', 'content-visibility'].map(exclusionOf)).not.toContain(null);
  expect(['color', 'content', 'position', 'offset'].map(exclusionOf)).toEqual([null, null, null, null]);
  const sticky = { rule: '__Side$', declaration: '^position: sticky', reason: 'sticks' };
  const found = ['Page__Side', 'Page__Sides'].map((rule) => reasonFor([sticky], { rule, property: 'position', value: 'sticky' }));
  expect(found).toEqual([sticky, undefined]);
});

test('changes of one value are made together, unless one replaces the whole value', () => {
  const changes = mutantsOf({ property: 'margin', value: '1px 2px', important: false });
  expect(
    applyChanges(
      '1px 2px',
      changes.flatMap(([first]) => first ?? []),
    ),
  ).toBe('2px 3px');
  expect(applyChanges('1px 2px', changes.flat())).toBe('initial');
});

test('a page shows some changes and hides others', async () => {
  // The browser's launcher is an ES module, which jest does not load.
  const script = join(__dirname, 'tiny-page.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script]);
  expect(stdout.trim().split('\n')).toEqual([
    'body margin: one',
    'body background: one',
    '.seen width: one',
    '.seen height: one',
    '.seen background: one',
    '.seen transition: excluded',
    '.seen::after content: one',
    '.seen::after color: one',
    '.over color: -',
    'p.over color: one',
    'p:hover background: -, does not apply',
    '.gone color: -, does not apply',
    '@media print .seen border: - -, does not apply',
    '@media (width > 1px) .hidden display: one',
    '@media (width > 1px) .hidden gap: -',
    'the page is what it was: true',
  ]);
}, 60_000);

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
    const summary = summarize([entry('Card__Root', 'a'), entry('Card__Title', null), motion], [reason]);
    expect(summary).toMatchObject({ declarations: 3, changes: 2, noticed: 1, score: 50, unused: [] });
    expect(summary.survivors).toEqual([expect.objectContaining({ component: 'Card', reason: 'Always covered.' })]);
    expect(markdown(summary)).toContain('| Card | 1 | `color: red` | Always covered. |');
    expect(markdown(summary)).toContain('| motion | 1 | `transition` |');
    expect(failuresOf(summary, [])).toEqual(['the score is 50 %, less than 95 %']);
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
