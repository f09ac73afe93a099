import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { SeoContent } from '../../../src/content/types.ts';
import { socialImage } from '../../../src/config/paths.ts';
import { socialCard } from './card.ts';

// The image library reads this when it draws the first text. On macOS it would otherwise use the system's own fonts.
process.env.FONTCONFIG_FILE = resolve('tools/site/social/fonts/fonts.conf');
process.env.PANGOCAIRO_BACKEND = 'fontconfig';

/** The card has few colors, so a palette of this size has no visible loss. */
const PNG = { palette: true, colors: 48, dither: 0, effort: 7, compressionLevel: 9 } as const;

/**
 * Draws the card of each page into a built site.
 *
 * @param cache folder in which each card is stored under the hash of its content
 */
export async function writeSocialCards(
  pages: readonly { path: string; seo: SeoContent }[],
  site: string,
  cache = join('.cache', 'social'),
): Promise<void> {
  await mkdir(cache, { recursive: true });
  await mkdir(join(site, 'social'), { recursive: true });
  await Promise.all(
    pages.map(async ({ path, seo }) => {
      const svg = socialCard(path, seo);
      const hash = createHash('sha256').update(JSON.stringify(PNG)).update(svg).digest('hex').slice(0, 20);
      const drawn = join(cache, `${hash}.png`);
      if (!existsSync(drawn)) {
        // Two builds may run at once, so a file gets its final name when it is complete.
        const unfinished = `${drawn}.${process.pid}`;
        await sharp(Buffer.from(svg)).png(PNG).toFile(unfinished);
        await rename(unfinished, drawn);
      }
      await copyFile(drawn, join(site, socialImage(path)));
    }),
  );
}
