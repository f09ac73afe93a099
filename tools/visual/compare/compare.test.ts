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

describe('a color that became another', () => {
  const [page, text, green, red] = [250, 255, 60, 160].map((level) => [level, level / 2, level, 255]);
  const mixed = (a: readonly number[] = [], b: readonly number[] = [], share = 0.5) =>
    a.map((level, at) => Math.round(level * share + (b[at] ?? 0) * (1 - share)));
  /** A label of a width on a button, whose edges are mixtures, on a page. */
  function button(width: number, color: readonly number[] = [], label = text): Image {
    let image = plain(width + 12, 12, 0);
    for (let at = 0; at < image.width * image.height; at += 1) image.data.set(page ?? [], at * 4);
    for (let y = 2; y < 10; y += 1) {
      for (let x = 2; x < width + 10; x += 1) {
        const isEdge = x === 2 || x === width + 9;
        const isLabel = y === 5 && x > 5 && x < width + 6;
        image = withPixel(
          image,
          x,
          y,
          isEdge ? mixed(page, color) : isLabel ? (x % 2 === 0 ? label : mixed(label, color)) : color,
        );
      }
    }
    return image;
  }
  const change = (before: Image, after: Image) => compareImages(before, after);
  const recoloring = { from: '#3c1e3c', to: '#a050a0' };

  it('is one group with any label, at any width', () => {
    const changes = [10, 30, 80].map((width) => change(button(width, green), button(width, red)));
    expect(changes.map((one) => one?.recoloring)).toEqual([recoloring, recoloring, recoloring]);
    expect(new Set(changes.map((one) => one?.group)).size).toBe(1);
    expect(change(button(10, green), button(10, [160, 80, 161, 255]))?.group).not.toBe(changes[0]?.group);
  });

  it.each([
    ['another color changed too', button(30, red, [0, 0, 0, 255])],
    ['a pixel of it stayed', withPixel(button(30, red), 20, 8, green)],
    ['a pixel of the page changed', withPixel(button(30, red), 0, 0, red)],
    ['the size changed', button(31, red)],
  ])('is not the difference where %s', (_, after) => {
    expect(change(button(30, green), after)?.recoloring).toBeNull();
  });

  it('is not a shape on a plain ground', () => {
    const ground = plain(20, 20);
    const shape = [5, 6, 7].reduce((image, x) => withPixel(image, x, 9), ground);
    expect(change(ground, shape)?.recoloring).toBeNull();
    expect(change(shape, ground)?.recoloring).toBeNull();
  });
});
