import { colorDistance, compareImages } from './compare.ts';
import { groupOf } from './group.ts';
import type { Image } from './compare.ts';

const plain = (width: number, height: number, color: readonly number[] = [255, 255, 255, 255]): Image => {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set(color, at);
  return { width, height, data };
};

const withPixel = (image: Image, x: number, y: number, color: readonly number[]): Image => {
  const data = image.data.slice();
  data.set(color, (y * image.width + x) * 4);
  return { ...image, data };
};

describe('compareImages', () => {
  it('finds nothing in equal images', () => {
    expect(compareImages(plain(20, 10), plain(20, 10))).toBeNull();
  });

  it('finds one pixel', () => {
    const change = compareImages(plain(20, 10), withPixel(plain(20, 10), 7, 3, [0, 0, 0, 255]));
    expect(change).toMatchObject({ pixels: 1, ratio: 1 / 200, region: { x: 7, y: 3, width: 1, height: 1 }, maxChannel: 255 });
    expect(change?.maxDistance).toBeCloseTo(0.966, 3);
  });

  it.each([0, 1, 2, 3])('finds one level of channel %i', (channel) => {
    const color = [200, 200, 200, 255];
    color[channel] = (color[channel] ?? 0) - 1;
    const change = compareImages(plain(4, 4, [200, 200, 200, 255]), withPixel(plain(4, 4, [200, 200, 200, 255]), 0, 0, color));
    expect(change).toMatchObject({ pixels: 1, maxChannel: 1 });
  });

  it('finds a change of brand color by two percent, everywhere', () => {
    const change = compareImages(plain(10, 10, [184, 72, 47, 255]), plain(10, 10, [188, 77, 52, 255]));
    expect(change).toMatchObject({ pixels: 100, ratio: 1, maxChannel: 5 });
  });

  it('counts what exists on one side only', () => {
    expect(compareImages(plain(20, 10), plain(20, 12))).toMatchObject({
      pixels: 40,
      region: { x: 0, y: 10, width: 20, height: 2 },
      before: { width: 20, height: 10 },
      after: { width: 20, height: 12 },
      maxChannel: 255,
    });
    expect(compareImages(plain(22, 10), plain(20, 10))).toMatchObject({
      pixels: 20,
      region: { x: 20, y: 0, width: 2, height: 10 },
    });
    expect(compareImages(plain(10, 4), plain(4, 10))?.pixels).toBe(100 - 16);
  });

  it('reads rows by each image’s own width', () => {
    const wide = withPixel(plain(12, 4), 3, 2, [0, 0, 0, 255]);
    const narrow = withPixel(plain(10, 4), 3, 2, [0, 0, 0, 255]);
    expect(compareImages(wide, narrow)?.pixels).toBe(8);
  });

  it('tells regions apart where rows between them are equal', () => {
    const one = withPixel(plain(50, 100), 10, 5, [0, 0, 0, 255]);
    const two = withPixel(withPixel(one, 14, 9, [0, 0, 0, 255]), 40, 80, [0, 0, 0, 255]);
    const change = compareImages(plain(50, 100), two);
    expect(change?.regions).toEqual([
      { x: 10, y: 5, width: 5, height: 5 },
      { x: 40, y: 80, width: 1, height: 1 },
    ]);
    expect(change?.region).toEqual({ x: 10, y: 5, width: 31, height: 76 });
  });

  it('lets a threshold pass what is nearer, and nothing else', () => {
    const grey = plain(4, 4, [118, 118, 118, 255]);
    const lighter = plain(4, 4, [138, 138, 138, 255]);
    expect(compareImages(grey, lighter, 0.2)).toBeNull();
    expect(compareImages(grey, lighter, 0.063)?.pixels).toBe(16);
    expect(compareImages(grey, grey, 0.063)).toBeNull();
  });
});

describe('colorDistance', () => {
  it('goes from 0 to 1', () => {
    const distance = (a: number[], b: number[]) => colorDistance(Uint8Array.from(a), Uint8Array.from(b));
    expect(distance([10, 20, 30, 255], [10, 20, 30, 255])).toBe(0);
    expect(distance([0, 0, 0, 255], [255, 255, 255, 255])).toBeCloseTo(1, 1);
    expect(distance([0, 0, 0, 0], [255, 255, 255, 255])).toBe(0);
  });
});

describe('a shift', () => {
  /** An image whose rows have the colors of the letters. */
  const rows = (letters: string, width = 4) => {
    const data = new Uint8Array(width * letters.length * 4).fill(255);
    for (let at = 0; at < data.length; at += 4) data[at] = letters.charCodeAt(Math.floor(at / 4 / width));
    return { width, height: letters.length, data };
  };
  const below = 'abcdefghijklmnopqrstuvwxyz0123456789';

  it('is one finding: the rows that came', () => {
    const change = compareImages(rows(`TT${below}`), rows(`TTnew${below}`));
    expect(change?.shift).toEqual({ y: 2, rows: 3 });
    expect(change?.regions).toEqual([{ x: 0, y: 2, width: 4, height: 3 }]);
    expect(change?.pixels).toBe(12);
  });

  it('or that went', () => {
    expect(compareImages(rows(`TTold${below}`), rows(`TT${below}`))?.shift).toEqual({ y: 2, rows: -3 });
  });

  it('is none where too little below is the same', () => {
    expect(compareImages(rows('TTzzz'), rows('TTnewzzz'))?.shift).toBeNull();
    expect(compareImages(rows(`TT${below}`), rows(`TTn${below.slice(1)}`))?.shift).toBeNull();
  });

  it('has the same group as the same difference elsewhere', () => {
    const group = (before: string, after: string) => {
      const [one, other] = [rows(before), rows(after)];
      const change = compareImages(one, other);
      return change === null ? null : groupOf(one, other, change);
    };
    expect(group(`ABold${below}`, `ABnew${below}`)).toBe(group(`CDEFGold${below}`, `CDEFGnew${below}`));
    expect(group(`ABold${below}`, `ABnew${below}`)).not.toBe(group(`ABold${below}`, `ABnet${below}`));
  });
});
