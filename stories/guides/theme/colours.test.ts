import { theme, colorSchemes } from '../../../src/theme/index.ts';
import { contrast, declarations, leavesOf, verdict } from './colours.ts';

test('names each colour by its role', () => {
  expect(leavesOf({ text: { body: '#000000' }, focus: '#ffffff' })).toEqual([
    { role: 'text.body', value: '#000000' },
    { role: 'focus', value: '#ffffff' },
  ]);
});

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#0E3B34', '#0E3B34', 1],
])('the contrast of %s on %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test('a transparent colour has no contrast of its own', () => {
  expect(contrast('rgb(14 59 52 / 62%)', '#FFFFFF')).toBeNull();
});

test('says what a contrast is enough for', () => {
  expect([4.5, 4.49, 3, 2.9].map(verdict)).toEqual(['text', 'large text', 'large text', 'not for text']);
});

test('reads what a ground declares', () => {
  const inverse = declarations(colorSchemes.inverse);
  expect(inverse.get(theme.vars.color.surface.page)).toBe(theme.raw.color.surface.inverse);
  expect(inverse.get(theme.vars.color.text.soft)).toBe(theme.raw.color.text.onInverseSoft);
});

test('every text colour of the theme can be read on the page and on each ground', () => {
  const { text, surface } = theme.raw.color;
  const onLight = [text.heading, text.body, text.soft, text.link];
  for (const ground of [surface.page, surface.raised, surface.tint, surface.card, surface.accent]) {
    for (const colour of onLight)
      expect([colour, ground, verdict(contrast(colour, ground) ?? 0)]).toEqual([colour, ground, 'text']);
  }
  for (const colour of [text.onInverse, text.onInverseSoft]) {
    expect(verdict(contrast(colour, surface.inverse) ?? 0)).toBe('text');
  }
});
