import { createHash } from 'node:crypto';
import type { Change, Region } from '../report-types.ts';
import type { Image } from './compare.ts';

function crop(hash: ReturnType<typeof createHash>, { data, width, height }: Image, region: Region): void {
  const right = Math.min(width, region.x + region.width);
  for (let y = region.y; y < Math.min(height, region.y + region.height); y += 1) {
    if (region.x < right) hash.update(data.subarray((y * width + region.x) * 4, (y * width + right) * 4));
    hash.update('\n');
  }
}

/**
 * A hash of how two images differ, independent of the position: the same for a footer's link in every page of one width. Made
 * from the pixels before and after.
 */
export function groupOf(before: Image, after: Image, { regions, shift }: Change): string {
  const hash = createHash('sha256');
  for (const region of regions) {
    hash.update(`${region.width}x${region.height}:`);
    crop(hash, before, region);
    hash.update('→');
    crop(hash, after, region);
  }
  return hash
    .update(String(shift?.rows ?? 0))
    .digest('hex')
    .slice(0, 16);
}
