/**
 * Compares two pictures, pixel by pixel, in exact RGBA unless a threshold is asked for.
 *
 * No neighbourhood is looked at and no share of pixels is forgiven: one pixel of one level is a change. Where a
 * threshold is given it is a distance in perceived color (YIQ), the scale of Chromatic's `diffThreshold`.
 */
import type { Change, Region, Size } from '../report-types.ts';

export type Picture = {
  /** RGBA, four bytes a pixel, rows from top to bottom. */
  data: Uint8Array;
} & Size;

/** Greatest possible value of the weighted YIQ difference, used to scale distances to between 0 and 1. */
const MAX_YIQ_DELTA = 35_215;
/** Rows without a difference that separate one region from the next. */
const REGION_GAP = 16;

/** Perceived distance of two pixels between 0 and 1; a transparent pixel counts as on white. */
export function colorDistance(a: Uint8Array, b: Uint8Array, at: number): number {
  const channel = (data: Uint8Array, offset: number): number => {
    const alpha = (data[at + 3] ?? 255) / 255;
    return 255 + ((data[at + offset] ?? 0) - 255) * alpha;
  };
  const red = channel(a, 0) - channel(b, 0);
  const green = channel(a, 1) - channel(b, 1);
  const blue = channel(a, 2) - channel(b, 2);
  const y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
  const i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189;
  const q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
  return Math.sqrt((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / MAX_YIQ_DELTA);
}

function channelDistance(a: Uint8Array, b: Uint8Array, at: number): number {
  let greatest = 0;
  for (let offset = 0; offset < 4; offset += 1) {
    greatest = Math.max(greatest, Math.abs((a[at + offset] ?? 0) - (b[at + offset] ?? 0)));
  }
  return greatest;
}

/** Leftmost and rightmost difference of every row; -1 where the row is equal. */
class Extents {
  readonly left: Int32Array;
  readonly right: Int32Array;

  constructor(height: number) {
    this.left = new Int32Array(height).fill(-1);
    this.right = new Int32Array(height).fill(-1);
  }

  mark(y: number, from: number, to: number = from): void {
    const left = this.left[y] ?? -1;
    if (left === -1 || from < left) this.left[y] = from;
    if (to > (this.right[y] ?? -1)) this.right[y] = to;
  }

  regions(): Region[] {
    const regions: Region[] = [];
    for (let y = 0; y < this.left.length; y += 1) {
      const left = this.left[y] ?? -1;
      const right = this.right[y] ?? -1;
      if (left === -1) continue;
      const last = regions.at(-1);
      if (last === undefined || y - (last.y + last.height) >= REGION_GAP) {
        regions.push({ x: left, y, width: right - left + 1, height: 1 });
        continue;
      }
      const x = Math.min(last.x, left);
      last.width = Math.max(last.x + last.width, right + 1) - x;
      last.x = x;
      last.height = y - last.y + 1;
    }
    return regions;
  }
}

function around(regions: readonly Region[]): Region {
  const x = Math.min(...regions.map((region) => region.x));
  const y = Math.min(...regions.map((region) => region.y));
  const right = Math.max(...regions.map((region) => region.x + region.width));
  const bottom = Math.max(...regions.map((region) => region.y + region.height));
  return { x, y, width: right - x, height: bottom - y };
}

const row = ({ data, width }: Picture, y: number): Uint8Array => data.subarray(y * width * 4, (y + 1) * width * 4);

/** Rows from the top, or from the bottom, that are the same in both. */
function equalRows(before: Picture, after: Picture, from: 'top' | 'bottom', most: number): number {
  let rows = 0;
  while (rows < most) {
    const at = ({ height }: Picture): number => (from === 'top' ? rows : height - 1 - rows);
    if (Buffer.compare(row(before, at(before)), row(after, at(after))) !== 0) break;
    rows += 1;
  }
  return rows;
}

/** Equal rows at the bottom of pictures of other heights that make it a shift, and no coincidence of a plain ground. */
const SHIFT_ROWS = 24;

/**
 * Where rows came or went and everything below only moved, so that the rest is not called different.
 *
 * @returns the rows at the bottom of both that are the same
 */
function shiftedRows(before: Picture, after: Picture, top: number): number {
  if (before.width !== after.width || before.height === after.height) return 0;
  const rows = equalRows(before, after, 'bottom', Math.min(before.height, after.height) - top);
  return rows >= SHIFT_ROWS ? rows : 0;
}

/** Null when the pictures are equal. */
export function comparePictures(before: Picture, after: Picture, threshold = 0): Change | null {
  const width = Math.max(before.width, after.width);
  const top = before.width === after.width ? equalRows(before, after, 'top', Math.min(before.height, after.height)) : 0;
  const bottom = shiftedRows(before, after, top);
  const end = Math.max(before.height, after.height) - bottom;
  const common = { width: Math.min(before.width, after.width), height: Math.min(before.height, after.height) - bottom };
  const extents = new Extents(end);
  let pixels = 0;
  let maxChannel = 0;
  let maxDistance = 0;

  for (let y = top; y < common.height; y += 1) {
    for (let x = 0; x < common.width; x += 1) {
      const p = (y * before.width + x) * 4;
      const q = (y * after.width + x) * 4;
      const a = before.data;
      const b = after.data;
      if (a[p] === b[q] && a[p + 1] === b[q + 1] && a[p + 2] === b[q + 2] && a[p + 3] === b[q + 3]) continue;
      const one = a.subarray(p, p + 4);
      const other = b.subarray(q, q + 4);
      const distance = colorDistance(one, other, 0);
      if (threshold > 0 && distance <= threshold) continue;
      pixels += 1;
      maxDistance = Math.max(maxDistance, distance);
      maxChannel = Math.max(maxChannel, channelDistance(one, other, 0));
      extents.mark(y, x);
    }
  }

  // What exists on one side only differs by all there is.
  for (let y = 0; y < end; y += 1) {
    const from = y < common.height ? common.width : 0;
    if (from >= width) continue;
    pixels += width - from;
    extents.mark(y, from, width - 1);
  }
  if (before.width !== after.width || before.height !== after.height) {
    maxChannel = 255;
    maxDistance = 1;
  }

  if (pixels === 0) return null;
  const regions = extents.regions();
  return {
    pixels,
    ratio: pixels / (width * Math.max(before.height, after.height)),
    region: around(regions),
    regions,
    maxChannel,
    maxDistance,
    before: { width: before.width, height: before.height },
    after: { width: after.width, height: after.height },
    shift: bottom === 0 ? null : { y: common.height, rows: after.height - before.height },
    where: null,
  };
}
