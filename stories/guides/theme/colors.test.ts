import { theme } from '../../../src/theme/index.ts';
import { palette } from '../../../src/theme/palette.ts';
import { contrast, verdict } from './colors.ts';

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#0E3B34', '#0E3B34', 1],
])('the contrast of %s on %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test('a transparent color has no contrast', () => {
  expect(contrast('rgb(14 59 52 / 62%)', '#FFFFFF')).toBeNull();
});

test('every text color of the theme is readable on each background', () => {
  const { text, surface } = theme.raw.color;
  const onLight = [text.heading, text.body, text.soft, text.link];
  const light = [surface.page, surface.raised, palette.mint50, surface.card, surface.accent];
  const pairs = [
    ...light.flatMap((background) => onLight.map((color) => [color, background] as const)),
    ...[text.onInverse, palette.sage].map((color) => [color, surface.inverse] as const),
  ];
  expect(pairs.filter(([color, background]) => verdict(contrast(color, background) ?? 0) !== 'text')).toEqual([]);
});
