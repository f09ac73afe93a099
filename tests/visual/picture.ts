/** PNG in, pixels out, and back. Kept apart from the comparison, which needs no image library. */
import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Picture } from './compare.ts';
import type { Region } from './report-types.ts';

// The workers already keep both cores busy; more threads would only make them wait for each other.
sharp.concurrency(1);
sharp.cache(false);

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** The size is part of the hash: two pictures of one colour may have the same bytes and not the same shape. */
export const hashPixels = (picture: Picture): string =>
  createHash('sha256').update(`${picture.width}x${picture.height}:`).update(picture.data).digest('hex');

export async function decodePng(png: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const isOpaque = (picture: Picture): boolean => {
  for (let at = 3; at < picture.data.length; at += 4) if (picture.data[at] !== 255) return false;
  return true;
};

/** As small as PNG gets without a palette. `fast` is for pictures that are looked at once. */
export async function encodePng(picture: Picture, fast = false): Promise<Buffer> {
  const { width, height } = picture;
  const image = sharp(picture.data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
  const kept = isOpaque(picture) ? image.removeAlpha() : image;
  return kept.png({ compressionLevel: fast ? 3 : 9, adaptiveFiltering: !fast, palette: false }).toBuffer();
}

/** Ignored elements become flat grey, so that their place and size still count and their content does not. */
export function coverRegions(picture: Picture, regions: readonly Region[]): void {
  for (const region of regions) {
    const left = Math.max(0, Math.floor(region.x));
    const right = Math.min(picture.width, Math.ceil(region.x + region.width));
    const bottom = Math.min(picture.height, Math.ceil(region.y + region.height));
    for (let y = Math.max(0, Math.floor(region.y)); y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) picture.data.set([204, 204, 204, 255], (y * picture.width + x) * 4);
    }
  }
}

/** The same pixels on a larger, transparent sheet. */
function onSheet(picture: Picture, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const sheet = new Uint8Array(width * height * 4);
  for (let y = 0; y < picture.height; y += 1) {
    const row = picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4);
    sheet.set(row, y * width * 4);
  }
  return sheet;
}

/** The differences in red over a pale copy of the picture. For eyes only: the verdict is made elsewhere. */
export function drawDifference(before: Picture, after: Picture): Picture {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  pixelmatch(onSheet(before, width, height), onSheet(after, width, height), data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.15,
    diffColor: [200, 30, 60],
  });
  return { width, height, data };
}
