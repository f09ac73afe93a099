import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kebab } from '../manifest/naming.ts';
import type { Story } from '../capture/stories.ts';
import { applyTo } from './apply.ts';
import { judgedBy, planBuilds } from './batches.ts';
import { catalogue } from './catalogue/index.ts';
import type { Mutation } from './types.ts';
import { asExpected, checksOf, markdown, together } from './verdict.ts';

const root = join(__dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Ids as Storybook makes them, read from the text: loading every story would take longer than the rest of these tests. */
const storyIds = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const [folder = '', component = ''] = file.replaceAll('\\', '/').replace('.stories.tsx', '').split('/');
    const names = [...read(join('stories', file)).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => kebab(name));
    return names.map((name) => `${folder}-${component.toLowerCase()}--${name}`);
  });

describe('the catalogue', () => {
  test('has at least forty regressions of many kinds, each with its own name', () => {
    const seeded = catalogue.filter(({ expect: check }) => check !== null);
    expect(seeded.length).toBeGreaterThanOrEqual(40);
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    expect(new Set(seeded.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30);
  });

  test.each(catalogue.map((mutation) => [mutation.id, mutation] as const))('%s can still be seeded', (_, mutation) => {
    expect(() => applyTo(read(mutation.file), mutation)).not.toThrow();
    for (const wanted of mutation.stories) {
      const found = storyIds.some((id) => id === wanted || id.startsWith(`${wanted}--`));
      expect(found ? wanted : `no story ${wanted}`).toBe(wanted);
    }
    expect(mutation.stories.length).toBeGreaterThan(0);
    expect(mutation.blindness === undefined).toBe(mutation.expect !== null);
  });
});

const mutation = (id: string, more: Partial<Mutation> = {}): Mutation => ({
  id,
  kind: 'kind',
  file: `src/${id}.tsx`,
  search: 'a',
  replace: 'b',
  stories: [`components-${id}`],
  expect: 'pixels',
  ...more,
});

test('a regression is seeded at its one place, and says when there is none or a second', () => {
  expect(applyTo('x a y', mutation('one', { replace: '${a} $& $1' }))).toBe('x ${a} $& $1 y');
  expect(() => applyTo('x y', mutation('one'))).toThrow('is 0 times in src/one.tsx');
  expect(() => applyTo('a a', mutation('one'))).toThrow('is 2 times');
  expect(() => applyTo('a', mutation('one', { replace: 'a' }))).toThrow('changes nothing');
});

describe('builds', () => {
  const story = (id: string): Story => ({
    id: `components-${id}--default`,
    title: id,
    name: 'Default',
    importPath: `./stories/${id}.stories.tsx`,
  });
  const all = ['button', 'form', 'icon'].map(story);
  // The form uses the button; nobody uses the icon.
  const importers = new Map([
    ['src/button.tsx', ['stories/button.stories.tsx', 'src/form.tsx']],
    ['src/form.tsx', ['stories/form.stories.tsx']],
    ['src/icon.tsx', ['stories/icon.stories.tsx']],
  ]);
  const plan = (...mutations: Mutation[]) => planBuilds(mutations, all, importers).map((build) => build.map(({ id }) => id));

  test('are shared by what cannot see each other', () => {
    expect(plan(mutation('button'), mutation('icon'))).toEqual([['button', 'icon']]);
  });

  test('are not shared by a part and what is made of it, whichever comes first', () => {
    expect(plan(mutation('button'), mutation('form'), mutation('icon'))).toEqual([['button', 'icon'], ['form']]);
    expect(plan(mutation('form'), mutation('button'))).toEqual([['form'], ['button']]);
  });

  test('are not shared with what every story depends on', () => {
    const theme = mutation('theme', { file: 'src/theme/palette.ts', stories: ['components-icon'] });
    expect(plan(theme, mutation('button'))).toEqual([['theme'], ['button']]);
  });

  test('are refused to a regression whose story is gone', () => {
    expect(() => judgedBy(mutation('gone'), all)).toThrow('there is no story components-gone');
    expect(judgedBy(mutation('icon'), all).map(({ id }) => id)).toEqual(['components-icon--default']);
  });
});

describe('the verdict', () => {
  const change = { pixels: 1 } as never;

  test('names each check that noticed something, once', () => {
    expect(
      checksOf([
        { outcome: 'passed', change: null, problems: [], sentence: '' },
        { outcome: 'changed', change, problems: [], sentence: '' },
        { outcome: 'errored', change, problems: [{ kind: 'axe', message: '', detail: null }], sentence: '' },
        { outcome: 'errored', change: null, problems: [{ kind: 'render', message: '', detail: null }], sentence: '' },
      ]),
    ).toEqual(['pixels', 'play', 'axe']);
    expect(checksOf([{ outcome: 'passed', change: null, problems: [], sentence: '' }])).toEqual([]);
  });

  test('is as expected when the right check noticed it, and when a blind spot is still blind', () => {
    expect(asExpected({ mutation: mutation('one'), caughtBy: ['pixels', 'axe'] })).toBe(true);
    expect(asExpected({ mutation: mutation('one'), caughtBy: ['axe'] })).toBe(false);
    expect(asExpected({ mutation: mutation('one', { expect: null }), caughtBy: [] })).toBe(true);
    expect(asExpected({ mutation: mutation('one', { expect: null }), caughtBy: ['pixels'] })).toBe(false);
  });

  test('names what was not caught', () => {
    const page = markdown([
      { mutation: mutation('one'), caughtBy: ['pixels'], sentence: 'a | b', build: 1 },
      { mutation: mutation('two'), caughtBy: [], sentence: 'Nothing noticed it.', build: 1 },
      { mutation: mutation('three', { expect: null, blindness: 'No pointer.' }), caughtBy: [], sentence: '', build: 1 },
    ]);
    expect(page).toContain('**1 of 2 regressions of 1 kinds were caught.**');
    expect(page).toContain('Not caught: two.');
    expect(page).toContain('| one | kind | pixels | pixels | a \\| b |');
    expect(page).toContain('| three | kind | none | **none** | No pointer. |');
  });

  test('of a part takes the place of its own earlier results alone, and only where those are still true', () => {
    const of = (id: string, check: 'play' | 'axe', more: Partial<Mutation> = {}) => ({
      mutation: mutation(id, more),
      caughtBy: [check],
      sentence: '',
      build: 1,
    });
    const now = [mutation('one'), mutation('two'), mutation('three'), mutation('four')];
    const before = [of('one', 'play'), of('two', 'play'), of('three', 'play', { replace: 'something else' }), of('gone', 'play')];
    const merged = together(now, before, [of('one', 'axe')]);
    expect(merged.map((result) => [result.mutation.id, ...result.caughtBy])).toEqual([
      ['one', 'axe'],
      ['two', 'play'],
    ]);
  });
});
