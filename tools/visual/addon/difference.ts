/** Draws how two screenshots differ: the current one pale, what differs in red. */
import type { Change } from '../report-types.ts';

export type Pixels = {
  width: number;
  height: number;
  /** RGBA, row by row. */
  data: Uint8ClampedArray;
};

const RED = [214, 0, 38] as const;
/** How much of the current screenshot remains visible. */
const PALE = 0.3;

/** The row of the accepted screenshot that belongs to a row of the current one; null for a row that came with a shift. */
function acceptedRow(y: number, shift: Change['shift']): number | null {
  if (shift === null || y < shift.y) return y;
  return y < shift.y + shift.rows ? null : y - shift.rows;
}

/** Compares along a shift, so that rows which only moved stay pale. Where rows went, one red line stands for them. */
export function drawDifference(before: Pixels, after: Pixels, shift: Change['shift']): Pixels {
  const width = Math.max(before.width, after.width);
  const height = shift === null ? Math.max(before.height, after.height) : after.height;
  // One number for a whole pixel: a page has ten million of them.
  const [old, now] = [before, after].map(({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    const row = acceptedRow(y, shift);
    const removedHere = shift !== null && shift.rows < 0 && y === shift.y;
    for (let x = 0; x < width; x += 1) {
      const oldPixel = row !== null && x < before.width ? old?.[row * before.width + x] : undefined;
      const at = y * after.width + x;
      const same = !removedHere && x < after.width && oldPixel !== undefined && oldPixel === now?.[at];
      for (let channel = 0; channel < 3; channel += 1) {
        const pale = 255 - (255 - (after.data[at * 4 + channel] ?? 255)) * PALE;
        data[(y * width + x) * 4 + channel] = same ? pale : (RED[channel] ?? 0);
      }
    }
  }
  return { width, height, data };
}
