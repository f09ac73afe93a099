/**
 * Draws the cards whose page has another title than the card, or all of them with `--all`:
 *
 *   npm run social
 *
 * Look at what it wrote, and commit the pictures with the record beside this file.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SOCIAL_IMAGE_SIZE, socialImageName } from '../../../src/config/paths.ts';
import { deterministicContext, launchPinnedBrowser } from '../../shared/browser.ts';
import { withPages } from '../pages.ts';
import { cardFile, cardFonts, cardHash, socialCard } from './socialCard.ts';

const RECORD = 'tools/site/social/social.json';
const drawAll = process.argv.includes('--all');

const recorded = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>) : {};
const pages = await withPages(({ listPages }) => listPages());
const stale = pages.filter(
  ({ path, seo }) => drawAll || recorded[socialImageName(path)] !== cardHash(path, seo) || !existsSync(cardFile(path)),
);

mkdirSync('public/social', { recursive: true });
const current = new Set(pages.map(({ path }) => `${socialImageName(path)}.png`));
for (const file of readdirSync('public/social')) if (!current.has(file)) rmSync(join('public/social', file));

if (stale.length > 0) {
  const fonts = cardFonts((file) => readFileSync(join('public', file)));
  const { browser } = await launchPinnedBrowser({ offline: true });
  try {
    const tab = await browser.newPage({ ...deterministicContext, viewport: SOCIAL_IMAGE_SIZE });
    for (const { path, seo } of stale) {
      await tab.setContent(socialCard(path, seo).replace('<style>', `<style>${fonts}`));
      await tab.evaluate(() => document.fonts.ready);
      // Few colours: lines and letters on one ground, so that a palette loses nothing that can be seen.
      await sharp(await tab.screenshot())
        .png({ palette: true, colours: 48, dither: 0, effort: 10, compressionLevel: 9 })
        .toFile(cardFile(path));
      console.log(`${cardFile(path)}: ${(statSync(cardFile(path)).size / 1024).toFixed(1)} KiB`);
    }
  } finally {
    await browser.close();
  }
}

const record = Object.fromEntries(pages.map(({ path, seo }) => [socialImageName(path), cardHash(path, seo)]));
writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
console.log(`${stale.length} of ${pages.length} cards drawn.`);
