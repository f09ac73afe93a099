/** Decodes and encodes image files. Separate from the comparison, which needs no image library. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Region } from '../types.ts';
import { oneLine } from '../texts.ts';
import type { Image } from './compare.ts';

// The workers already keep every core busy; more threads would only make them wait for each other.
sharp.concurrency(1);
sharp.cache(false);

/** The size is part of the hash: two plain images may have the same bytes and different shapes. */
export const hashPixels = (image: Image): string =>
  createHash('sha256').update(`${image.width}x${image.height}:`).update(image.data).digest('hex');

/** Three times what the largest screenshot has. A file may be a stranger's, and could fill the memory of who reads it. */
const MAX_PIXELS = 64_000_000;
const MAX_MIB = 32;
const MAX_LINES = 5000;

/** @returns its format, by its first bytes */
function formatOf(file: Uint8Array): 'png' | 'webp' {
  if (file.byteLength > MAX_MIB * 1024 ** 2) throw new Error(`An image has at most ${MAX_MIB} MiB.`);
  const head = Buffer.from(file.subarray(0, 16)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n')) return 'png';
  if (head.startsWith('WEBP', 8)) return 'webp';
  throw new Error('A file is neither PNG nor WebP.');
}

function linesFrom(xmp: Buffer): string[] {
  const lines: unknown = JSON.parse(xmp.toString());
  if (!Array.isArray(lines)) return [];
  return lines.slice(0, MAX_LINES).flatMap((line) => (typeof line === 'string' ? oneLine(line) : []));
}

/** Reads PNG and WebP. Of an animation it reads the first frame. */
export async function decode(file: Uint8Array): Promise<Image> {
  formatOf(file);
  const image = sharp(file, { limitInputPixels: MAX_PIXELS });
  const { xmp } = await image.metadata();
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data, ...(xmp && { lines: linesFrom(xmp) }) };
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

/** The length of the header of a WebP file, and of each of its chunks. */
const [WEBP_HEADER, CHUNK_HEADER] = [12, 8];

/** The chunk of a WebP file that has the pixels of one lossless image. Those of an animation are inside of others. */
function losslessChunk(file: Buffer): Buffer {
  for (let at = WEBP_HEADER; at + CHUNK_HEADER <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const end = at + CHUNK_HEADER + length + (length % 2);
    if (file.toString('latin1', at, at + 4) === 'VP8L') return file.subarray(at, end);
    at = end;
  }
  throw new Error('A WebP file has no lossless image.');
}

/** Writes an image file anew with its pixels and nothing else: no second frame, which browsers would show, and no text. */
export async function writeAnew(file: Uint8Array): Promise<Buffer> {
  // Coding WebP takes twenty times as long as decoding it, and what codes the pixels is one piece of the file.
  if (formatOf(file) === 'png') {
    const { width, height, data } = await decode(file);
    return encode({ width, height, data }, 'png');
  }
  const chunk = losslessChunk(Buffer.from(file));
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(4 + chunk.length, 4);
  return Buffer.concat([header, chunk]);
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
