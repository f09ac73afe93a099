import type { Image } from '../compare/compare.ts';
import { takeWhole } from './whole-page.ts';

/** An image with a row for each letter. */
const rows = (letters: string): Image => ({
  width: 2,
  height: letters.length,
  data: Buffer.concat(letters.split('').map((letter) => Buffer.alloc(2 * 4, letter))),
});

/** What is taken of a page in a window three rows high, of which the browser makes these screenshots. */
async function taken(...screenshots: string[]): Promise<string> {
  const image = await takeWhole(async () => rows(screenshots.shift() ?? ''), 3);
  return Buffer.from(image.data.filter((_, at) => at % (2 * 4) === 0)).toString();
}

test('a screenshot that repeats what the window shows is taken again', async () => {
  expect(await taken('abcabca', 'abcabca', 'abcdefg')).toBe('abcdefg');
});

test('a page of which the browser makes no other is not compared', async () => {
  const five = Array.from({ length: 5 }, () => 'abcabca');
  await expect(taken(...five, 'abcdefg')).rejects.toThrow('5 screenshots show the first 3 pixels again and again');
});

test.each([
  ['that is plain', 'aaaaaaa'],
  ['that ends with the margin it begins with', 'abcba'],
  ['that begins a second time and goes on otherwise', 'abcabcd'],
  ['that fits into the window', 'abc'],
])('a page %s is taken once', async (_, page) => {
  expect(await taken(page, 'abcdefg')).toBe(page);
});
