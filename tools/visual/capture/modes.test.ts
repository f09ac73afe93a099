import { resolveChecks, resolveModes, resolveViewport, usualHeight } from './modes.ts';

describe('resolveViewport', () => {
  it.each([
    [undefined, { width: 1440, height: 900 }],
    [360, { width: 360, height: 740 }],
    ['768px', { width: 768, height: 1024 }],
    ['768', { width: 768, height: 1024 }],
    [
      { width: 1200, height: 800 },
      { width: 1200, height: 800 },
    ],
    [
      { width: '1200px', height: '800px' },
      { width: 1200, height: 800 },
    ],
    [{ width: 500 }, { width: 500, height: 740 }],
    [{ height: 600 }, { width: 1440, height: 600 }],
  ])('reads %j', (value, expected) => {
    expect(resolveViewport(value)).toEqual(expected);
  });

  it('finds the name of a viewport in either parameter of Storybook', () => {
    const small = { styles: { width: '320px', height: '568px' } };
    expect(resolveViewport('small', { viewport: { viewports: { small } } })).toEqual({ width: 320, height: 568 });
    expect(resolveViewport('small', { viewport: { options: { small } } })).toEqual({ width: 320, height: 568 });
  });

  it.each(['nothing', '50%', 0, -1, 12.5, { width: '50%' }, { width: 360, height: '100vh' }])('rejects %j', (value) => {
    expect(() => resolveViewport(value)).toThrow(/viewport/);
  });

  it('gives a width the height of a usual device', () => {
    expect([320, 768, 1440].map(usualHeight)).toEqual([740, 1024, 900]);
  });
});

describe('resolveModes', () => {
  const chromatic = (parameters: Record<string, unknown>) => resolveModes({ chromatic: parameters });

  it('has one mode of full width where none is given', () => {
    expect(resolveModes({})).toEqual([
      {
        name: 'default',
        forced: null,
        viewport: { width: 1440, height: 900 },
        media: 'screen',
        reducedMotion: 'reduce',
        forcedColors: 'none',
        globals: {},
      },
    ]);
  });

  it('keeps their order, and takes every other key for a global of Storybook', () => {
    const modes = chromatic({
      modes: { phone: { viewport: 360, theme: 'dark', locale: 'en' }, print: { viewport: 800, media: 'print' } },
    });
    expect(modes.map(({ name }) => name)).toEqual(['phone', 'print']);
    expect(modes[0]?.globals).toEqual({ theme: 'dark', locale: 'en' });
    expect(modes[1]).toMatchObject({ media: 'print', globals: {} });
  });

  it('applies media settings of the story to each mode, unless the mode has its own', () => {
    const modes = chromatic({
      forcedColors: 'active',
      prefersReducedMotion: 'no-preference',
      modes: { a: {}, b: { forcedColors: 'none' } },
    });
    expect(modes.map(({ forcedColors }) => forcedColors)).toEqual(['active', 'none']);
    expect(modes.map(({ reducedMotion }) => reducedMotion)).toEqual(['no-preference', 'no-preference']);
  });

  it('leaves out an inherited mode that the story disables', () => {
    expect(chromatic({ modes: { phone: { viewport: 360 }, desktop: { disable: true } } }).map(({ name }) => name)).toEqual([
      'phone',
    ]);
  });

  it.each([{ media: 'paper' }, { forcedColors: 'yes' }, { prefersReducedMotion: true }])('rejects %j', (parameters) => {
    expect(() => chromatic(parameters)).toThrow(/must be one of/);
  });
});

describe('resolveChecks', () => {
  it('is exact, immediate and complete by default', () => {
    expect(resolveChecks({})).toMatchObject({
      snapshot: true,
      delay: 0,
      diffThreshold: 0,
      ignoreSelectors: ['.chromatic-ignore', '[data-chromatic="ignore"]'],
      pauseAnimationAtEnd: true,
      cropToViewport: false,
      allowConsole: [],
      a11y: { disabled: false, rules: [] },
    });
  });

  it('reads what a story asks for', () => {
    const checks = resolveChecks({
      chromatic: {
        disableSnapshot: true,
        delay: 300,
        diffThreshold: 0.2,
        ignoreSelectors: ['.map'],
        pauseAnimationAtEnd: false,
        cropToViewport: true,
      },
      visual: { allowConsole: ['^expected'] },
      a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
    });
    expect(checks).toMatchObject({
      snapshot: false,
      delay: 300,
      diffThreshold: 0.2,
      pauseAnimationAtEnd: false,
      cropToViewport: true,
      allowConsole: ['^expected'],
    });
    expect(checks.ignoreSelectors).toContain('.map');
    expect(checks.a11y).toEqual({ disabled: false, rules: [{ id: 'region', enabled: true }] });
  });

  it.each([{ disable: true }, { test: 'off' }])('knows that accessibility is switched off by %j', (a11y) => {
    expect(resolveChecks({ a11y }).a11y.disabled).toBe(true);
  });

  it.each([
    { chromatic: { diffThreshold: 2 } },
    { chromatic: { delay: -1 } },
    { chromatic: { ignoreSelectors: '.one' } },
    { visual: { allowConsole: [1] } },
    { visual: { allowConsole: ['('] } },
  ])('rejects %j', (parameters) => {
    expect(() => resolveChecks(parameters)).toThrow();
  });
});
