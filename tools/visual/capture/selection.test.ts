import type { Screenshot } from '../report-types.ts';
import { parseStats, selectAffected } from './changed-since.ts';
import { findRemoved, orderVisits, planVisits } from './plan.ts';
import { matchesFilter, parseIndex, shuffled, type Story } from './stories.ts';

const story = (id: string, title: string): Story => ({
  id,
  title,
  name: id.split('--')[1] ?? '',
  importPath: `./stories/${title}.stories.tsx`,
});
const hero = story('sections-hero--plain', 'Sections/Hero');
const faq = story('sections-faq--open', 'Sections/Faq');
const plan = (parameters: unknown, stories = [hero]) =>
  planVisits(stories.map((one) => ({ story: one, parameters, problems: [] })));

describe('the index', () => {
  it('returns stories, not documentation', () => {
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
  const print = { viewport: 1440, media: 'print' };
  const named = { phone: { viewport: 360 }, desktop: { viewport: 1440 }, print, dark: { viewport: 360, theme: 'dark' } };
  const modes = { chromatic: { modes: named } };

  it('visits each story in each mode, and checks accessibility once per width', () => {
    expect(plan(modes).map(({ mode, axe }) => [mode.name, axe])).toEqual([
      ['phone', true],
      ['desktop', true],
      ['print', false],
      ['dark', false],
    ]);
  });

  it('visits a story without a screenshot once', () => {
    expect(plan({ chromatic: { ...modes.chromatic, disableSnapshot: true } })).toHaveLength(1);
  });

  it.each([
    ['names the story whose parameters are invalid', { chromatic: { delay: 'long' } }, /Sections\/Hero \/ plain: delay/],
    ['rejects two modes that would share a screenshot', { chromatic: { modes: { Phone: {}, phone: {} } } }, /share a screenshot/],
    ['rejects a selector that is not a string', { visual: { interactive: 1 } }, /interactive/],
  ])('%s', (_, parameters, error) => {
    expect(() => plan(parameters)).toThrow(error);
  });

  it('puts visits of one size together', () => {
    const visits = plan(modes, [hero, faq]);
    const widths = orderVisits(visits, null).map(({ mode }) => mode.viewport.width);
    expect(widths).toEqual([360, 360, 360, 360, 1440, 1440, 1440, 1440]);
    expect(orderVisits(visits, 3)).toHaveLength(8);
  });

  it('finds screenshots whose story, mode or snapshot is gone', () => {
    const shot = (storyId: string): Screenshot => ({ storyId, mode: '', width: 1, height: 1, hash: '', by: null });
    const expected = new Map([
      [`${hero.id}--phone`, shot(hero.id)],
      [`${hero.id}--tv`, shot(hero.id)],
      ['old--one--phone', shot('old--one')],
    ]);
    const removed = (concerns: (screenshot: Screenshot) => boolean) =>
      findRemoved(expected, plan(modes), concerns).map(([key]) => key);
    expect(removed(() => true)).toEqual([`${hero.id}--tv`, 'old--one--phone']);
    expect(removed(({ storyId }) => storyId === hero.id)).toEqual([`${hero.id}--tv`]);
  });

  it('visits a story in forced states too, each with a check of its colors', () => {
    const forced = plan({ ...modes, visual: { interactive: 'button' } }).slice(4);
    expect(forced.map(({ mode, axe }) => [mode.name, mode.viewport.width, mode.forced?.selector, axe])).toEqual([
      ['phone hover', 360, 'button', true],
      ['phone focus', 360, 'button', true],
      ['phone active', 360, 'button', true],
    ]);
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

  it.each([
    ['follows imports up to stories', ['src/Hero.tsx'], [hero]],
    ['through several files', ['src/Button.tsx'], [hero, faq]],
    ['knows a story file itself', ['stories/Sections/Hero.stories.tsx'], [hero]],
    ['knows files that are not code', ['src/a.svg'], [faq]],
    ['ignores what no story uses', ['README.md', 'supabase/functions/a.ts'], []],
    ['selects nothing when nothing changed', [], []],
  ])('%s', (_, changed, stories) => {
    expect(selectAffected(changed, [hero, faq], importers)).toEqual(new Set(stories.map(({ id }) => id)));
  });

  it('takes in stories whose lines in the manifest changed', () => {
    expect(selectAffected([], [hero, faq], importers, [faq.id])).toEqual(new Set([faq.id]));
  });

  it.each(['.storybook/modes.ts', 'package-lock.json', 'src/Providers.tsx'])('visits everything after a change of %s', (file) => {
    expect(selectAffected([file], [hero, faq], importers)).toContain(file);
  });

  it('visits everything when the build has no graph of dependencies', () => {
    expect(selectAffected(['src/Hero.tsx'], [hero], null)).toMatch(/preview-stats/);
  });
});
