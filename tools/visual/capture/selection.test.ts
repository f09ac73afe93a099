import { parseStats, selectAffected } from './changed-since.ts';
import { planVisits } from './plan.ts';
import { rejectUnknown, type Story } from './stories.ts';

const story = (title: string, name: string): Story => {
  const id = `${title.toLowerCase().replace('/', '-')}--${name}`;
  return { id, title, name, importPath: `./stories/${title}.stories.tsx` };
};
const [hero, faq] = [story('Sections/Hero', 'plain'), story('Sections/Faq', 'open')];
const plan = (parameters: unknown) => planVisits({ story: hero, parameters, problems: [] });

describe('the plan', () => {
  it('visits each story in each mode, checks accessibility once per width, and looks at forced states in the first', () => {
    const print = { viewport: 1440, media: 'print', forcedColors: 'none' };
    const others = { desktop: { viewport: 1440 }, tablet: { disable: true }, print, dark: { viewport: 360, theme: 'dark' } };
    const chromatic = { modes: { phone: { viewport: 360 }, ...others }, forcedColors: 'active' };
    const visits = plan({ chromatic, visual: { interactive: 'a' } });
    const states = ['phone hover', 'phone focus', 'phone active'];
    expect(visits.map((visit) => [visit.mode.name, visit.axe, visit.states.map(({ mode }) => mode.name)])).toEqual([
      ['phone', true, states],
      ['desktop', true, []],
      ['print', false, []],
      ['dark', false, []],
    ]);
    expect(visits.map(({ mode }) => mode.forcedColors)).toEqual(['active', 'active', 'none', 'active']);
    expect(visits.at(-1)?.mode.globals).toEqual({ theme: 'dark' });
  });

  it('names the story whose parameters are unknown', () => {
    expect(() => plan({ chromatic: { diffThreshold: 0.1 } })).toThrow(/^Sections\/Hero \/ plain: .*diffThreshold/);
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
    expect(selectAffected(changed, [hero, faq], importers).ids).toEqual(new Set(stories.map(({ id }) => id)));
  });

  it('include those whose lines in the manifest changed', () => {
    expect(selectAffected([], [hero, faq], importers, [faq.id]).ids).toEqual(new Set([faq.id]));
  });

  it.each(['.storybook/modes.ts', 'package-lock.json', 'src/Providers.tsx'])('are all of them after a change of %s', (file) => {
    const { ids, why } = selectAffected([file], [hero, faq], importers);
    expect(ids).toEqual(new Set([hero.id, faq.id]));
    expect(why).toMatch(/^Every story may look different: /);
    expect(why).toContain(file);
  });
});

it.each([
  ['Hero', undefined, null],
  ['Herro', undefined, 'No story matches "Herro".'],
  [null, ['sections-faq--open', 'gone'], null],
  [null, ['a', 'b'], 'No story has the id a or b.'],
])('names that match nothing are rejected: %s %s', (filter, ids, message) => {
  const reject = () => rejectUnknown([hero, faq], filter, ids);
  if (message === null) expect(reject).not.toThrow();
  else expect(reject).toThrow(message);
});
