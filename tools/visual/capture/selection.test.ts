import { parseStats, selectAffected } from './changed-since.ts';
import type { Screenshot } from '../manifest/manifest.ts';
import { findRemoved, orderVisits, planVisits } from './plan.ts';
import { matchesFilter, parseIndex, shuffled } from './stories.ts';
import type { Story } from './stories.ts';
import type { LoadedStory } from './story-page.ts';

const story = (id: string, title: string, importPath = `./stories/${title}.stories.tsx`): Story => ({
  id,
  title,
  name: id.split('--')[1] ?? '',
  importPath,
});
const hero = story('sections-hero--plain', 'Sections/Hero');
const faq = story('sections-faq--open', 'Sections/Faq');
const facts = (id: string, parameters: unknown): [string, LoadedStory] => [
  id,
  { id, parameters, args: {}, failed: false, problems: [] },
];

describe('the index', () => {
  it('gives stories, not documentation', () => {
    const entries = {
      a: { ...hero, type: 'story', tags: [] },
      b: { id: 'b', title: 'B', name: 'Docs', importPath: './b.mdx', type: 'docs' },
    };
    expect(parseIndex(JSON.stringify({ v: 5, entries }))).toEqual([hero]);
  });

  it.each([
    ['hero', true],
    ['HERO', true],
    ['sections hero', true],
    ['Hero/plain', true],
    ['sections-hero--plain', true],
    ['faq', false],
    [null, true],
  ])('filter %j: %s', (filter, expected) => {
    expect(matchesFilter(hero, filter)).toBe(expected);
  });

  it('shuffles by seed, without losing any', () => {
    const items = Array.from({ length: 50 }, (_, at) => at);
    expect(shuffled(items, 7)).toEqual(shuffled(items, 7));
    expect(shuffled(items, 7)).not.toEqual(shuffled(items, 8));
    expect(shuffled(items, 7).sort((a, b) => a - b)).toEqual(items);
  });
});

describe('the plan', () => {
  const modes = {
    chromatic: {
      modes: {
        phone: { viewport: 360 },
        desktop: { viewport: 1440 },
        print: { viewport: 1440, media: 'print' },
        dark: { viewport: 360, theme: 'dark' },
      },
    },
  };

  it('visits each story in each mode, and checks accessibility once a width', () => {
    const visits = planVisits([hero], new Map([facts(hero.id, modes)]));
    expect(visits.map(({ mode, axe }) => [mode.name, axe])).toEqual([
      ['phone', true],
      ['desktop', true],
      ['print', false],
      ['dark', false],
    ]);
  });

  it('visits a story without a picture once', () => {
    expect(
      planVisits([hero], new Map([facts(hero.id, { chromatic: { ...modes.chromatic, disableSnapshot: true } })])),
    ).toHaveLength(1);
  });

  it('names the story whose parameters make no sense', () => {
    expect(() => planVisits([hero], new Map([facts(hero.id, { chromatic: { delay: 'long' } })]))).toThrow(
      /Sections\/Hero \/ plain: delay/,
    );
  });

  it('refuses two modes that would share a picture', () => {
    const same = { chromatic: { modes: { Phone: {}, phone: {} } } };
    expect(() => planVisits([hero], new Map([facts(hero.id, same)]))).toThrow(/share a screenshot/);
  });

  it('puts visits of one size together', () => {
    const visits = planVisits([hero, faq], new Map([facts(hero.id, modes), facts(faq.id, modes)]));
    expect(orderVisits(visits, null).map(({ mode }) => mode.viewport.width)).toEqual([
      360, 360, 360, 360, 1440, 1440, 1440, 1440,
    ]);
    expect(orderVisits(visits, 3)).toHaveLength(8);
  });

  it('finds screenshots whose story, mode or snapshot is gone', () => {
    const shot = (storyId: string): Screenshot => ({ storyId, mode: '', width: 1, height: 1, hash: '', by: null });
    const expected = new Map([
      [`${hero.id}--phone`, shot(hero.id)],
      [`${hero.id}--tv`, shot(hero.id)],
      ['old--one--phone', shot('old--one')],
    ]);
    const visits = planVisits([hero], new Map([facts(hero.id, modes)]));
    expect(findRemoved(expected, visits, () => true)).toEqual([`${hero.id}--tv`, 'old--one--phone']);
    expect(findRemoved(expected, visits, ({ storyId }) => storyId === hero.id)).toEqual([`${hero.id}--tv`]);
  });

  it('visits a story in forced states too, each with a check of its colors', () => {
    const interactive = { ...modes, visual: { interactive: 'button' } };
    const visits = planVisits([hero], new Map([facts(hero.id, interactive)]));
    expect(visits.slice(4).map(({ mode, axe }) => [mode.name, mode.viewport.width, mode.forced?.selector, axe])).toEqual([
      ['phone hover', 360, 'button', true],
      ['phone focus', 360, 'button', true],
      ['phone active', 360, 'button', true],
    ]);
    expect(() => planVisits([hero], new Map([facts(hero.id, { visual: { interactive: 1 } })]))).toThrow(/interactive/);
  });
});

describe('selectAffected', () => {
  const module = (id: string, ...importers: string[]) => ({ id, reasons: importers.map((moduleName) => ({ moduleName })) });
  const importers = parseStats(
    JSON.stringify({
      modules: [
        module('./src/Hero.tsx', './stories/Sections/Hero.stories.tsx'),
        module('./src/Button.tsx', './src/Hero.tsx', './src/Faq.tsx'),
        module('./src/Faq.tsx', './stories/Sections/Faq.stories.tsx'),
        module('./src/Providers.tsx', './.storybook/preview.tsx'),
        module('./stories/Sections/Hero.stories.tsx', '/virtual:/@storybook/builder-vite/storybook-stories.js'),
        module('./src/a.svg?url', './src/Faq.tsx'),
      ],
    }),
  );
  const select = (...changed: string[]) => selectAffected(changed, [hero, faq], importers);
  const ids = (...changed: string[]) => {
    const selection = select(...changed);
    return selection.everything ? selection.reason : [...selection.ids].sort();
  };

  it('follows imports up to stories', () => {
    expect(ids('src/Hero.tsx')).toEqual([hero.id]);
    expect(ids('src/Button.tsx')).toEqual([faq.id, hero.id]);
    expect(ids('stories/Sections/Hero.stories.tsx')).toEqual([hero.id]);
    expect(ids('src/a.svg')).toEqual([faq.id]);
  });

  it('ignores what no story uses', () => {
    expect(ids('README.md', 'supabase/functions/a.ts')).toEqual([]);
    expect(ids()).toEqual([]);
  });

  it('takes in stories whose lines in the manifest changed', () => {
    expect(selectAffected([], [hero, faq], importers, [faq.id])).toEqual({ everything: false, ids: new Set([faq.id]) });
  });

  it.each([
    '.storybook/modes.ts',
    'src/theme/palette.ts',
    'package-lock.json',
    'public/fonts/inter.woff2',
    'tools/visual/gate.ts',
    'src/Providers.tsx',
  ])('visits everything after a change of %s', (file) => {
    expect(typeof ids(file)).toBe('string');
  });

  it('visits everything when the build says nothing about dependencies', () => {
    expect(selectAffected(['src/Hero.tsx'], [hero], null).everything).toBe(true);
  });
});
