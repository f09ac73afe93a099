import { resolveChecks } from './modes.ts';

it('modes keep their order, inherit the media of the story, and treat every other key as a Storybook global', () => {
  const modes = {
    phone: { viewport: 360, theme: 'dark' },
    tablet: { disable: true },
    print: { media: 'print', forcedColors: 'none' },
  };
  const resolved = resolveChecks({ chromatic: { modes, forcedColors: 'active' } }).modes;
  expect(resolved.map(({ name, media, forcedColors, globals }) => [name, media, forcedColors, globals])).toEqual([
    ['phone', 'screen', 'active', { theme: 'dark' }],
    ['print', 'print', 'none', {}],
  ]);
});
