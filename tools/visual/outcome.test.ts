import { aResult, change, dataOf, footer } from './panel/fixtures.ts';
import { decisionsAbout, describeChange, describePixels, runFailures, subjectOf, summarize } from './outcome.ts';
import { acceptCommands, formatFindings } from './run/print.ts';
import { defaultPaths } from './settings.ts';
import type { Problem, StoredDecision, VisualResult } from './types.ts';

const problem: Problem = { kind: 'axe', message: 'image-alt: Images must have alternative text', detail: null };

const shard = { index: 1, count: 1, stories: ['a--one'], nothingAffected: false };
const environment = { lines: [], differences: ['flag --a is gone'], pinned: true };
it.each([
  ['a run that compared something', {}, false, 0],
  ['no story', { shard: { ...shard, stories: [] }, results: [] }, false, 1],
  ['no comparison', { results: [aResult()] }, false, 1],
  ['an only-changed run with nothing to do', { shard: { ...shard, stories: [], nothingAffected: true } }, false, 0],
  ['another browser', { environment }, false, 0],
  ['another browser in CI', { environment }, true, 1],
])('faults of the run: %s', (_, facts, ci, failures) => {
  const run = { ...dataOf(aResult({ current: 'hash' })).report, shard, ...facts };
  expect(runFailures(run, ci)).toHaveLength(failures);
});

it('a change is told by its words, or else by the element, and a shift is one finding', () => {
  const where = 'button “Book a demo”';
  const words = 'The button reads “Book” instead of “See”.';
  expect([null, words].map((one) => describeChange({ ...change, where, words: one }))).toEqual([
    'It looks different at button “Book a demo”.',
    `${words} What differs: ${where}.`,
  ]);
  const recoloring = { from: '#14574b', to: '#b8482f' };
  expect(describeChange({ ...change, where, recoloring })).toBe('The color #14574b is #b8482f now.');
  expect(describePixels(change)).toContain('Everything below 120 moved down by 24 rows and is otherwise the same. ');
});

const changedResult = aResult({ outcome: 'changed', accepted: 'old', current: 'new' });
const removed = aResult({ outcome: 'removed', accepted: 'old' });
const decision: StoredDecision = { ...subjectOf(changedResult), verdict: 'approved', note: '', by: 'Ada', at: '2026-01-01' };
const rejected: StoredDecision = { ...decision, verdict: 'rejected', note: 'too green', by: 'Grace', at: '2026-01-02' };

it.each([
  ['the same change', changedResult, {}, 1],
  ['another story', changedResult, { storyId: 'b' }, 0],
  ['another mode', changedResult, { mode: 'desktop' }, 0],
  ['another accepted screenshot', changedResult, { accepted: 'older' }, 0],
  ['another current screenshot', changedResult, { current: 'newer' }, 0],
  // A screenshot that was accepted in spite of a rejection is still rejected.
  ['a result that passes now', aResult({ accepted: 'new', current: 'new' }), {}, 1],
  ['a removed story', removed, { current: null }, 1],
])('a decision about %s', (_, result, difference, found) => {
  expect(decisionsAbout(result, [{ ...decision, ...difference }])).toHaveLength(found);
});

it('the latest of each reviewer counts, and comes first', () => {
  const again = { ...decision, verdict: 'rejected' as const, at: '2026-01-03' };
  const decisions = decisionsAbout({ ...changedResult, decisions: [decision] }, [rejected, again]);
  expect(decisions.map(({ by, verdict }) => `${by} ${verdict}`)).toEqual(['Ada rejected', 'Grace rejected']);
});

it('a rejection of an accepted screenshot fails the run, and one of a change is told with the change', () => {
  const decisions = [rejected, { ...rejected, by: 'Ben', note: '' }];
  const results = [aResult({ current: 'hash', decisions }), aResult({ outcome: 'changed', decisions }), aResult()];
  expect(runFailures(dataOf(...results).report, false)).toEqual([
    'A / One · phone is in the manifest. Rejected by Grace: too green',
    'A / One · phone is in the manifest. Rejected by Ben.',
  ]);
});

describe('the check of a pull request says', () => {
  const decisions = [decision];
  const gone = aResult({ key: 'gone', storyId: 'a--gone', outcome: 'removed', accepted: 'hash', decisions });
  const renamed = aResult({ outcome: 'new', current: 'hash', decisions });
  const broken = aResult({ outcome: 'errored', storyId: 'a--broken', problems: [problem] });
  it.each<[string, VisualResult[], string[]]>([
    ['nothing to review', [aResult()], []],
    ['1 to review', [changedResult], []],
    // One decision, of which the other half was not made.
    ['1 to review', [renamed, { ...gone, decisions: [] }], []],
    ['1 approved', [renamed, gone], []],
    ['1 rejected, 1 broken', [{ ...changedResult, decisions: [rejected, decision] }, broken], []],
    ['nothing to review. No story was selected.', [], ['No story was selected.']],
  ])('“%s”', (text, results, failures) => {
    expect(summarize({ ...dataOf(...results).report, failures })).toBe(text);
  });

  it('at most 140 characters on one line', () => {
    const failures = [`x\nstate=success\n${'y'.repeat(200)}`];
    expect(summarize({ ...dataOf().report, failures })).toMatch(/^nothing to review\. x state=success y{105}$/);
  });
});

describe('the report in the terminal', () => {
  const at = (name: string, more: Partial<VisualResult>) => aResult({ key: name, name, storyId: `a--${name}`, ...more });
  const changed = (name: string, where: string | null, group: string) =>
    at(name, { outcome: 'changed', sentence: 'It changed.', change: { ...change, where, group } });
  const blocks = (...results: VisualResult[]) => formatFindings({ ...dataOf(...results).report, failures: ['No browser.'] });

  it('names failures in full, with the command that repeats one', () => {
    const broken = at('two', { outcome: 'errored', problems: [{ ...problem, detail: 'line 1\nline 2' }] });
    expect(blocks(at('one', {}), broken)).toEqual([
      'FAILED   No browser.',
      `ERRORED  A / two · phone
         axe: image-alt: Images must have alternative text
           line 1
           line 2
         Repeat: npm run visual -- a--two`,
    ]);
  });

  it('prints no command to the machine that runs it, wherever it stands in a stranger’s results', () => {
    const sentence = '::error::forged';
    const problems = [{ ...problem, message: 'x\n::add-mask::a', detail: ' ::warning::b\n##[error]c' }];
    const printed = blocks(
      at('one', { outcome: 'missing', sentence, notes: ['\t::set-output::d'] }),
      at('two', { outcome: 'errored', problems }),
    );
    expect(printed.join('\n')).toMatch(/error:.*forged[^]*add-mask[^]*warning/);
    expect(printed.join('\n')).not.toMatch(/^\s*::|##\[/m);
  });

  it('prints a difference once', () => {
    const others = Array.from({ length: 21 }, (_, index) => changed(`n${index}`, 'link “Imprint”', 'same'));
    const [, block, ...rest] = blocks(changed('one', 'link “Imprint”', 'z'), ...others);
    expect(block).toMatch(/The like in 21 more: A \/ n0 · phone; .*n19 · phone; …\n/);
    expect(rest).toEqual([]);
  });

  it('ends with a command for each component that has something to accept', () => {
    const of = (storyId: string, more: Partial<VisualResult>) => aResult({ key: storyId, storyId, ...more });
    const { report } = dataOf(
      of('sections-hero--default', { outcome: 'changed' }),
      of('sections-hero--long', { outcome: 'new' }),
      of('pages-home--default', { outcome: 'removed' }),
      of('pages-about--default', { outcome: 'errored', problems: [problem] }),
      of('pages-faq--default', {}),
    );
    const commands = ['npm run visual:accept -- sections-hero--', 'npm run visual:accept -- pages-home--'];
    expect(acceptCommands(report, defaultPaths.results)).toEqual(commands);
    expect(acceptCommands(report, 'ci')[0]).toBe('npm run visual:accept -- --from ci sections-hero--');
    const { environment } = report;
    expect(acceptCommands({ ...report, environment: { ...environment, differences: ['another browser'] } }, 'ci')).toEqual([]);
  });

  it('tells differences of the whole page and of elements without a name apart by their pixels', () => {
    const where = ['the page', 'the page', 'the page', '<div> in the page', '<div> in the page'];
    const found = blocks(...where.map((one, at) => changed(`n${at}`, one, at < 2 ? 'same' : `other ${at}`)));
    expect(found).toHaveLength(5);
    expect(found[1]).toContain('The like in 1 more: A / n1 · phone\n');
  });

  it('says once that accepted screenshots are not here, and of none that it is like another', () => {
    const unknown = ['one', 'two', 'three'].map((name) => at(name, { outcome: 'changed', sentence: 'It changed.' }));
    const [, block, ...more] = blocks(...unknown);
    expect(more).toEqual([]);
    expect(block).toContain(
      'What 2 more were like is not here either, and each may have changed in its own way: A / two · phone; A / three · phone\n',
    );
    expect(block).toContain('--stories=a--one,a--two,a--three');
  });

  it('prints one color that became another once, whatever the elements are called', () => {
    const change = { ...footer.change, recoloring: { from: '#14574b', to: '#b8482f' } };
    const changeAt = (where: string) => at(where, { outcome: 'changed', sentence: 'It changed.', change: { ...change, where } });
    const [, ...found] = blocks(changeAt('“Book”'), changeAt('“Send”'));
    expect(found).toHaveLength(1);
  });

  it('keeps other differences and other problems apart', () => {
    const [one, two] = ['one', 'two'].map((name) => at(name, { outcome: 'errored', problems: [{ ...problem, message: name }] }));
    expect(blocks(one ?? aResult(), two ?? aResult(), changed('a', null, 'a'), changed('b', null, 'b'))).toHaveLength(5);
  });
});
