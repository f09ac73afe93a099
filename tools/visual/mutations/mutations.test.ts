import type { Story } from '../capture/stories.ts';
import type { Change, Outcome, ProblemKind } from '../report-types.ts';
import { applyTo, judgedBy, planBuilds } from './seed.ts';
import type { Check, Mutation, MutationResult } from './types.ts';
import { asExpected, checksOf, markdown } from './verdict.ts';

const mutation = (id: string, more: Partial<Mutation> = {}): Mutation => ({
  ...{ id, kind: 'kind', file: `src/${id}.tsx`, search: 'a', replace: 'b', stories: [`components-${id}`], expect: 'pixels' },
  ...more,
});

const result = (id: string, caughtBy: Check[], more: Partial<Mutation> = {}): MutationResult => ({
  ...mutation(id, more),
  ...{ caughtBy, sentence: 'a | b' },
});

test('a fault is seeded at its one place; no place or a second one is an error', () => {
  expect(applyTo('x a y', mutation('one', { replace: '${a} $& $1' }))).toBe('x ${a} $& $1 y');
  expect(() => applyTo('x y', mutation('one'))).toThrow('is 0 times in src/one.tsx');
  expect(() => applyTo('a a', mutation('one'))).toThrow('is 2 times');
  expect(() => applyTo('a', mutation('one', { replace: 'a' }))).toThrow('changes nothing');
});

describe('builds', () => {
  const all = ['button', 'form', 'icon'].map((id): Story => ({
    id: `components-${id}--default`,
    title: id,
    name: 'Default',
    importPath: `./stories/${id}.stories.tsx`,
  }));
  // The form uses the button; nothing uses the icon.
  const importers = new Map([
    ['src/button.tsx', ['stories/button.stories.tsx', 'src/form.tsx']],
    ['src/form.tsx', ['stories/form.stories.tsx']],
    ['src/icon.tsx', ['stories/icon.stories.tsx']],
  ]);
  const [button, form, icon] = ['button', 'form', 'icon'].map((id) => mutation(id)) as [Mutation, Mutation, Mutation];
  const lock = mutation('lock', { file: 'package-lock.json', stories: ['components-icon'] });

  test.each([
    ['are shared by independent faults', [button, icon], [['button', 'icon']]],
    ['are not shared by faults in a component and in its importer', [button, form, icon], [['button', 'icon'], ['form']]],
    ['are not shared by them in the opposite order', [form, button], [['form'], ['button']]],
    ['are not shared with a fault that affects every story', [lock, button], [['lock'], ['button']]],
  ])('%s', (_, mutations, builds) => {
    expect(planBuilds(mutations, all, importers).map((build) => build.map(({ id }) => id))).toEqual(builds);
  });

  test('cannot be planned for a mutation whose story is missing', () => {
    expect(() => judgedBy(mutation('gone'), all)).toThrow('there is no story components-gone');
    expect(judgedBy(icon, all)).toEqual(['components-icon--default']);
  });
});

describe('the verdict', () => {
  test('names each check that noticed something, once', () => {
    const visited = (outcome: Outcome, pixels: number, kinds: ProblemKind[] = []) => ({
      outcome,
      change: pixels > 0 ? ({ pixels } as Change) : null,
      problems: kinds.map((kind) => ({ kind, message: '', detail: null })),
    });
    expect(checksOf([visited('passed', 0)])).toEqual([]);
    const broken = [visited('errored', 1, ['axe']), visited('errored', 0, ['render', 'play'])];
    expect(checksOf([visited('passed', 0), visited('changed', 1), ...broken])).toEqual(['pixels', 'play', 'axe']);
  });

  test('is as expected when the right check noticed the fault, and when a blind spot is still blind', () => {
    const seeded = [result('one', ['pixels', 'axe']), result('one', ['axe'])];
    const blind = [result('one', [], { expect: null }), result('one', ['pixels'], { expect: null })];
    expect([...seeded, ...blind].map(asExpected)).toEqual([true, false, true, false]);
  });

  test('names the faults that were not caught', () => {
    const page = markdown([
      result('one', ['pixels']),
      result('two', []),
      result('three', [], { expect: null, blindness: 'No pointer.' }),
    ]);
    expect(page).toContain('**1 of 2 faults of 1 kinds were caught.**');
    expect(page).toContain('Not caught: two.');
    expect(page).toContain('| one | kind | pixels | pixels | a \\| b |');
    expect(page).toContain('| three | kind | none | **none** | No pointer. |');
  });
});
