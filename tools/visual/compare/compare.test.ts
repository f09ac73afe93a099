import { compareImages, type Image } from './compare.ts';

function plain(width: number, height: number, level = 255): Image {
  return { width, height, data: new Uint8Array(width * height * 4).fill(level) };
}

const withPixel = (image: Image, x: number, y: number, color: readonly number[] = [0, 0, 0, 255]): Image => {
  const data = image.data.slice();
  data.set(color, (y * image.width + x) * 4);
  return { ...image, data };
};

/** An image whose rows have the colors of the letters. */
const rows = (letters: string): Image => {
  const { data, ...size } = plain(4, letters.length);
  return { ...size, data: data.map((_, at) => letters.charCodeAt(Math.floor(at / 16))) };
};
const below = 'abcdefghijklmnopqrstuvwxyz0123456789';

it.each([0, 1, 2, 3])('finds one level of channel %i', (channel) => {
  const before = plain(4, 4, 200);
  const color = [0, 1, 2, 3].map((at) => (at === channel ? 199 : 200));
  expect(compareImages(before, withPixel(before, 0, 0, color))).toMatchObject({ pixels: 1 });
});

const pixel = { x: 7, y: 3, width: 1, height: 1 };
const sizes = { before: { width: 20, height: 10 }, after: { width: 20, height: 12 } };

it.each([
  ['one pixel', plain(20, 10), withPixel(plain(20, 10), 7, 3), { pixels: 1, region: pixel }],
  ['nothing in equal images', plain(20, 10), plain(20, 10), null],
  ['rows', plain(20, 10), plain(20, 12), { pixels: 40, region: { x: 0, y: 10, width: 20, height: 2 }, ...sizes }],
  ['columns', plain(22, 10), plain(20, 10), { pixels: 20, region: { x: 20, y: 0, width: 2, height: 10 } }],
  ['added rows', rows(`TT${below}`), rows(`TTnew${below}`), { pixels: 12, shift: { y: 2, rows: 3 } }],
  ['removed rows', rows(`TTold${below}`), rows(`TT${below}`), { shift: { y: 2, rows: -3 } }],
  ['too few equal rows for a shift', rows('TTzzz'), rows('TTnewzzz'), { shift: null }],
  ['a change instead of a shift', rows(`TT${below}`), rows(`TTn${below.slice(1)}`), { shift: null }],
])('finds %s', (_, before, after, change) => {
  const found = compareImages(before, after);
  expect(found).toEqual(change && (expect.objectContaining(change) as unknown));
});

it('separates regions where rows between them are equal', () => {
  const after = withPixel(withPixel(withPixel(plain(50, 100), 10, 5), 14, 9), 40, 80);
  expect(compareImages(plain(50, 100), after)).toMatchObject({
    regions: [
      { x: 10, y: 5, width: 5, height: 5 },
      { x: 40, y: 80, width: 1, height: 1 },
    ],
    region: { x: 10, y: 5, width: 31, height: 76 },
  });
});

it('the same difference elsewhere has the same group', () => {
  const group = (before: Image, after: Image) => compareImages(before, after)?.group;
  const one = group(rows(`ABold${below}`), rows(`ABnew${below}`));
  expect(group(rows(`CDEFGold${below}`), rows(`CDEFGnew${below}`))).toBe(one);
  expect(group(rows(`ABold${below}`), rows(`ABnet${below}`))).not.toBe(one);
});
