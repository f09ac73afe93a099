import { resolveChecks, resolveModes, resolveViewport } from './modes.ts';

const small = { styles: { width: '320px', height: '568px' } };

it.each([
  [undefined, 1440, 900],
  [360, 360, 740],
  ['768px', 768, 1024],
  ['768', 768, 1024],
  [{ width: 1200, height: 800 }, 1200, 800],
  [{ width: '1200px', height: '800px' }, 1200, 800],
  [{ width: 500 }, 500, 740],
  [{ height: 600 }, 1440, 600],
  ['new', 320, 568],
  ['old', 320, 568],
])('viewport %j is %i × %i', (value, width, height) => {
  const viewport = { options: { new: small }, viewports: { old: small } };
  expect(resolveViewport(value, { viewport })).toEqual({ width, height });
});

it.each(['nothing', '50%', 0, -1, 12.5, { width: '50%' }, { width: 360, height: '100vh' }])('rejects viewport %j', (value) => {
  expect(() => resolveViewport(value)).toThrow(/viewport/);
});

describe('resolveModes', () => {
  const chromatic = (parameters: Record<string, unknown>) => resolveModes({ chromatic: parameters });

  it('has one mode of full width by default', () => {
    const media = { media: 'screen', reducedMotion: 'reduce', forcedColors: 'none' };
    const viewport = { width: 1440, height: 900 };
    expect(resolveModes({})).toEqual([{ name: 'default', forced: null, viewport, ...media, globals: {} }]);
  });

  it('keeps their order, and treats every other key as a Storybook global', () => {
    const phone = { viewport: 360, theme: 'dark', locale: 'en' };
    const modes = chromatic({ modes: { phone, print: { viewport: 800, media: 'print' } } });
    expect(modes.map(({ name, media, globals }) => [name, media, globals])).toEqual([
      ['phone', 'screen', { theme: 'dark', locale: 'en' }],
      ['print', 'print', {}],
    ]);
  });

  it('applies media settings of the story to each mode, unless the mode has its own', () => {
    const story = { forcedColors: 'active', prefersReducedMotion: 'no-preference' };
    const modes = chromatic({ ...story, modes: { a: {}, b: { forcedColors: 'none' } } });
    expect(modes.map(({ forcedColors, reducedMotion }) => [forcedColors, reducedMotion])).toEqual([
      ['active', 'no-preference'],
      ['none', 'no-preference'],
    ]);
  });

  it('leaves out an inherited mode that the story disables', () => {
    const modes = chromatic({ modes: { phone: { viewport: 360 }, desktop: { disable: true } } });
    expect(modes.map(({ name }) => name)).toEqual(['phone']);
  });
});

it('a story is checked exactly, immediately and completely by default', () => {
  expect(resolveChecks({})).toMatchObject({
    snapshot: true,
    delay: 0,
    diffThreshold: 0,
    ignoreSelectors: ['.chromatic-ignore', '[data-chromatic="ignore"]'],
    pauseAnimationAtEnd: true,
    cropToViewport: false,
    allowConsole: [],
    a11y: { disabled: false, todo: false, rules: [] },
  });
});

it('a story is checked as its parameters specify', () => {
  const asked = { delay: 300, diffThreshold: 0.2, pauseAnimationAtEnd: false, cropToViewport: true };
  const rules = [{ id: 'region', enabled: true }];
  const checks = resolveChecks({
    chromatic: { ...asked, disableSnapshot: true, ignoreSelectors: ['.map'] },
    visual: { allowConsole: ['^expected'] },
    a11y: { config: { rules } },
  });
  expect(checks).toMatchObject({ ...asked, snapshot: false, allowConsole: ['^expected'], a11y: { disabled: false, rules } });
  expect(checks.ignoreSelectors).toContain('.map');
});

it.each([{ disable: true }, { test: 'off' }])('accessibility is switched off by %j', (a11y) => {
  expect(resolveChecks({ a11y }).a11y.disabled).toBe(true);
});

it.each([
  { chromatic: { media: 'paper' } },
  { chromatic: { forcedColors: 'yes' } },
  { chromatic: { prefersReducedMotion: true } },
  { chromatic: { diffThreshold: 2 } },
  { chromatic: { delay: -1 } },
  { chromatic: { ignoreSelectors: '.one' } },
  { visual: { allowConsole: [1] } },
  { visual: { allowConsole: ['('] } },
])('rejects %j', (parameters) => {
  expect(() => resolveChecks(parameters)).toThrow();
});

it('a story inherits the parameters of the settings that it does not set', () => {
  const defaults = { a11y: { test: 'todo' }, chromatic: { delay: 5, diffThreshold: 0.1 } };
  expect(resolveChecks({ chromatic: { delay: 7 } }, defaults)).toMatchObject({
    ...{ delay: 7, diffThreshold: 0.1 },
    a11y: { disabled: false, todo: true },
  });
  expect(resolveChecks({ a11y: { test: 'error' } }, defaults).a11y.todo).toBe(false);
});
