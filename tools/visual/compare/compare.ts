/** Compares images in exact RGBA: one pixel of one level is a change, whatever its neighbors are and however few differ. */
import { createHash } from 'node:crypto';
import type { Change, Region, Size } from '../types.ts';

export type Image = {
  /** RGBA, four bytes a pixel, rows from top to bottom. */
  data: Uint8Array;
  /** The text that it shows, if known. Stored in the file, so that a change can be told in words. */
  lines?: readonly string[];
} & Size;

/** Rows without a difference that separate one region from the next. */
const REGION_GAP = 16;
/** The equal rows at the bottom that make a shift of images of different heights: more than a plain background has by chance. */
const SHIFT_ROWS = 24;

function union(a: Region, b: Region): Region {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Adds the difference of a row below all earlier ones. Returns the region that it belongs to. */
function addRow(regions: Region[], row: Region): Region {
  const last = regions.at(-1);
  const isFar = last === undefined || row.y - (last.y + last.height) >= REGION_GAP;
  const region = isFar ? row : union(last, row);
  regions.splice(isFar ? regions.length : -1, 1, region);
  return region;
}

/** One number for each pixel. */
const colorsOf = ({ data }: Image): Uint32Array => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

const rowOf = ({ data, width }: Image, y: number): Uint8Array => data.subarray(y * width * 4, (y + 1) * width * 4);

function equalRows(before: Image, after: Image, from: 'top' | 'bottom', most: number): number {
  let rows = 0;
  const row = (image: Image): Uint8Array => rowOf(image, from === 'top' ? rows : image.height - 1 - rows);
  while (rows < most && Buffer.compare(row(before), row(after)) === 0) rows += 1;
  return rows;
}

/** Whether everything below the first rows is these rows again. Plain rows say nothing: margins at the top and at the bottom are equal. */
export function isRepetition(image: Image, rows: number): boolean {
  const { data, width, height } = image;
  if (height <= rows) return false;
  const start = rows * width * 4;
  if (Buffer.compare(data.subarray(start), data.subarray(0, data.length - start)) !== 0) return false;
  const first = rowOf(image, 0);
  return Array.from({ length: Math.min(rows, height - rows) }, (_, y) => rowOf(image, y)).some(
    (row) => Buffer.compare(row, first) !== 0,
  );
}

/** The part of a row that differs. */
type Span = { y: number; left: number; right: number };

/** Levels of a channel by which rounding can change a color that is mixed of two others. */
const ROUNDING = 4;

const channelsOf = (color: number): number[] => [0, 8, 16].map((shift) => (color >>> shift) & 255);
const isNear = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((level, at) => Math.abs(level - (b[at] ?? 0)) <= ROUNDING);
const stepBetween = (from: number, to: number): number[] => {
  const start = channelsOf(from);
  return channelsOf(to).map((level, at) => level - (start[at] ?? 0));
};
const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, level, at) => sum + level * (b[at] ?? 0), 0);
const hexOf = (color: number): string =>
  `#${channelsOf(color)
    .map((level) => level.toString(16).padStart(2, '0'))
    .join('')}`;

/** The spans with the pixels that touch them: something new on a plain ground differs from what is beside it. */
function around(spans: readonly Span[], { width, height }: Size): Iterable<Span> {
  const rows = new Map<number, Span>();
  for (const { y, left, right } of spans) {
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      const other = rows.get(row) ?? { left, right };
      const [start, end] = [Math.min(left - 1, other.left), Math.max(right + 1, other.right)];
      rows.set(row, { y: row, left: Math.max(0, start), right: Math.min(width - 1, end) });
    }
  }
  return rows.values();
}

/** Whether a color is as it is known. A color that is not known yet is so from now on. */
function isConsistent(known: Map<number, number>, from: number, to: number): boolean {
  const earlier = known.get(from);
  if (earlier === undefined) known.set(from, to);
  return earlier === undefined || earlier === to || isNear(channelsOf(earlier), channelsOf(to));
}

/**
 * The color that became another, if that alone is the difference. Null when anything came, went or moved.
 *
 * Each color has to become one color wherever it is, and each to come from one: then the same shapes are there as before. And each has
 * to change as a mixture with the color that changed does, at an edge or in a shadow: then no second color changed.
 */
function recoloringBetween(before: Image, after: Image, spans: readonly Span[]): Change['recoloring'] {
  if (before.width !== after.width || before.height !== after.height) return null;
  const [a, b] = [colorsOf(before), colorsOf(after)];
  const [becomes, was] = [new Map<number, number>(), new Map<number, number>()];
  for (const { y, left, right } of around(spans, before)) {
    const start = y * before.width;
    for (let at = start + left; at <= start + right; at += 1) {
      const [from = 0, to = 0] = [a[at], b[at]];
      // Plain grounds are most of a page.
      if (at > start + left && from === a[at - 1] && to === b[at - 1]) continue;
      if (!isConsistent(becomes, from, to) || !isConsistent(was, to, from)) return null;
    }
  }
  const steps = [...becomes].map(([from, to]) => ({ from, to, step: stepBetween(from, to) }));
  // Mixtures change less than the color itself.
  const [main] = steps.sort((x, y) => product(y.step, y.step) - product(x.step, x.step) || x.from - y.from);
  if (main === undefined) return null;
  const isMixture = ({ step }: typeof main): boolean => {
    const share = Math.max(0, product(step, main.step) / product(main.step, main.step));
    return isNear(
      step,
      main.step.map((level) => share * level),
    );
  };
  return steps.every(isMixture) ? { from: hexOf(main.from), to: hexOf(main.to) } : null;
}

/** Null when the images are equal. When rows were added or removed, rows below that only moved do not count as different. */
export function compareImages(before: Image, after: Image): Change | null {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const [commonWidth, lesser] = [Math.min(before.width, after.width), Math.min(before.height, after.height)];
  const top = width === commonWidth ? equalRows(before, after, 'top', lesser) : 0;
  const below = width === commonWidth && height !== lesser ? equalRows(before, after, 'bottom', lesser - top) : 0;
  const shifted = below >= SHIFT_ROWS ? below : 0;
  const commonHeight = lesser - shifted;
  const regions: Region[] = [];
  // The pixels before and after, wherever they are on the page.
  const group = createHash('sha256');
  const spans: Span[] = [];
  let pixels = 0;

  const [a, b] = [colorsOf(before), colorsOf(after)];
  for (let y = top; y < height - shifted; y += 1) {
    let left = -1;
    let right = -1;
    for (let x = 0; x < width; x += 1) {
      const isInBoth = x < commonWidth && y < commonHeight;
      if (isInBoth && a[y * before.width + x] === b[y * after.width + x]) continue;
      pixels += 1;
      if (left === -1) left = x;
      right = x;
    }
    if (left === -1) continue;
    spans.push({ y, left, right });
    const row = { x: left, y, width: right - left + 1, height: 1 };
    const region = addRow(regions, row);
    for (const image of [before, after]) {
      const bytes = rowOf(image, y).subarray(left * 4, (right + 1) * 4);
      // With their number: the bytes of one row must not pass for the beginning of the next.
      group.update(`${row.x - region.x},${y - region.y},${row.width},${bytes.length};`).update(bytes);
    }
  }

  const [first, ...others] = regions;
  if (first === undefined) return null;
  const rows = shifted === 0 ? 0 : after.height - before.height;
  const recoloring = recoloringBetween(before, after, spans);
  return {
    pixels,
    region: others.reduce(union, first),
    regions,
    before: { width: before.width, height: before.height },
    after: { width: after.width, height: after.height },
    shift: rows === 0 ? null : { y: commonHeight, rows },
    recoloring,
    group: recoloring ? `${recoloring.from} ${recoloring.to}` : group.update(String(rows)).digest('hex').slice(0, 16),
    where: null,
    words: null,
  };
}
