import { clientJourney } from './clientJourney.ts';
import { month } from './month.ts';

/** The relative luminance of a color like `#14574B` (WCAG 2.2). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(clientJourney.colors)('$name has a contrast of at least 7:1 with the white of its text', ({ value }) => {
  expect(1.05 / (luminanceOf(value) + 0.05)).toBeGreaterThanOrEqual(7);
});

test('what is left for the business is the sum of the lines above it', () => {
  const amounts = month.lines.map(({ value }) => Number(value.replace('−', '-').replaceAll(/[$,]/g, '')));
  const left = amounts.pop();
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(left);
  // 18 clients with one-month clearances at $20 each, and the software at $297 a month.
  expect(amounts.slice(2)).toEqual([-360, -297]);
});
