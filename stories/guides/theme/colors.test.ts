import { contrast, pairs, verdict } from './colors.ts';

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#0E3B34', '#0E3B34', 1],
])('the contrast of %s on %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test('every text color of the theme is readable on each background', () => {
  const texts = pairs.filter(([name]) => name.startsWith('text.'));
  expect(texts.filter(([, color, , background]) => verdict(contrast(color, background)) !== 'text')).toEqual([]);
});
