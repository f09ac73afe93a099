import type { Screenshot } from '../report-types.ts';
import { parseStats, selectAffected } from './changed-since.ts';
import { findRemoved, planVisits } from './plan.ts';
import type { Story } from './stories.ts';

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

describe('the plan', () => {
  const print = { viewport: 1440, media: 'print' };
  const modes = { phone: { viewport: 360 }, desktop: { viewport: 1440 }, print, dark: { viewport: 360, theme: 'dark' } };
  const chromatic = { modes };

  it('visits each story in each mode, checks accessibility once per width, and looks at forced states in the first', () => {
    const visits = plan({ chromatic, visual: { interactive: 'a' } });
    expect(visits.map(({ mode, axe, states }) => [mode.name, axe, states.map((state) => state.mode.name)])).toEqual([
      ['phone', true, ['phone hover', 'phone focus', 'phone active']],
      ['desktop', true, []],
      ['print', false, []],
      ['dark', false, []],
    ]);
  });

  it('names the story whose parameters are unknown', () => {
    expect(() => plan({ chromatic: { diffThreshold: 0.1 } })).toThrow(/^Sections\/Hero \/ plain: .*diffThreshold/);
  });

  it('finds accepted screenshots whose story or mode is gone', () => {
    const shot = (storyId: string): Screenshot => ({ storyId, mode: '', width: 1, height: 1, hash: '', by: null });
    const keys = [`${hero.id}--phone`, `${hero.id}--tv`, 'old--one--phone'];
    const expected = new Map(keys.map((key) => [key, shot(key.replace(/--\w+$/, ''))]));
    const removed = (concerns: (screenshot: Screenshot) => boolean) =>
      findRemoved(expected, new Set([keys[0] ?? '']), concerns).map(([key]) => key);
    expect(removed(() => true)).toEqual(keys.slice(1));
    expect(removed(({ storyId }) => storyId === hero.id)).toEqual([`${hero.id}--tv`]);
  });
});

describe('stories that depend on changed files', () => {
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
    ['through imports', ['src/Button.tsx'], [hero, faq]],
    ['which are stories', ['stories/Sections/Hero.stories.tsx'], [hero]],
    ['which are not code', ['src/a.svg'], [faq]],
    ['which no story uses', ['README.md', 'supabase/functions/a.ts'], []],
  ])('%s', (_, changed, stories) => {
    expect(selectAffected(changed, [hero, faq], importers)).toEqual(new Set(stories.map(({ id }) => id)));
  });

  it('include those whose lines in the manifest changed', () => {
    expect(selectAffected([], [hero, faq], importers, [faq.id])).toEqual(new Set([faq.id]));
  });

  it.each(['.storybook/modes.ts', 'package-lock.json', 'src/Providers.tsx'])('are all of them after a change of %s', (file) => {
    expect(selectAffected([file], [hero, faq], importers)).toContain(file);
  });

  it('are all of them when the build has no graph of dependencies', () => {
    expect(selectAffected(['src/Hero.tsx'], [hero], null)).toMatch(/preview-stats/);
  });
});
