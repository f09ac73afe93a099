/** Decodes and encodes image files. Separate from the comparison, which needs no image library. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Region } from '../report-types.ts';
import type { Image } from './compare.ts';

// The workers already keep every core busy; more threads would only make them wait for each other.
sharp.concurrency(1);
sharp.cache(false);

/** The size is part of the hash: two plain images may have the same bytes and different shapes. */
export const hashPixels = (image: Image): string =>
  createHash('sha256').update(`${image.width}x${image.height}:`).update(image.data).digest('hex');

/** Any format that sharp reads. */
export async function decode(file: Uint8Array): Promise<Image> {
  const image = sharp(file, { limitInputPixels: false });
  const { xmp } = await image.metadata();
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data, ...(xmp && { lines: JSON.parse(xmp.toString()) as string[] }) };
}

/** The longest side that WebP can have. */
const WEBP_LIMIT = 16_383;

/** Lossless. `webp` has less than half the bytes of `png` and takes thirty times as long, so it is for what is published. */
export function encode({ data, width, height, lines }: Image, format: 'png' | 'webp'): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
  if (lines) image.withXmp(JSON.stringify(lines));
  return format === 'png' || Math.max(width, height) > WEBP_LIMIT
    ? image.png({ compressionLevel: 2 }).toBuffer()
    : image.webp({ lossless: true, effort: 2, exact: true }).toBuffer();
}

/** Ignored elements become flat gray, so that their place and size still count and their content does not. */
export function coverRegions(image: Image, regions: readonly Region[]): void {
  for (const region of regions) {
    const left = Math.max(0, Math.floor(region.x));
    const right = Math.min(image.width, Math.ceil(region.x + region.width));
    const bottom = Math.min(image.height, Math.ceil(region.y + region.height));
    for (let y = Math.max(0, Math.floor(region.y)); y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) image.data.set([204, 204, 204, 255], (y * image.width + x) * 4);
    }
  }
}
