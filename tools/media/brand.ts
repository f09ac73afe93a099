/**
 * The brand's files from its name: public/brand/{logo,logo-mark}.svg, public/favicon.svg and the two PNG icons.
 * After a change of name in `src/content/brand.ts`:
 *   TYPE_DIR=/tmp/type npx tsx tools/media/brand.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { brand } from '../../src/content/brand.ts';
import { INK, MARK_PATH } from './artKit.ts';
import { openFont, optimise, setLine } from './typeTools.ts';

const { name } = brand;
const root = new URL('../../', import.meta.url).pathname;
const file = createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2');
const fraunces = await openFont(file, { opsz: 72, wght: 480, SOFT: 60, WONK: 0 });

/** Where the wordmark stands beside a mark 256 units high. */
const LEFT = 300;
const BASELINE = 208;
const CAP_HEIGHT = 145.6;
const word = setLine(fraunces, name, CAP_HEIGHT, -0.012)(LEFT, BASELINE);
const wordPath = / d="([^"]+)"/.exec(optimise(`<path d="${word.d}"/>`, 0))?.[1] ?? '';
const width = Math.ceil(LEFT + word.width + 2);

const ns = 'xmlns="http://www.w3.org/2000/svg"';
const mark = (accent: string) =>
  `<path fill-rule="evenodd" d="${MARK_PATH}"/><circle cx="5.2" cy="26.2" r="3.9" fill="${accent}"/>`;
const tile = (scale: number) =>
  `<svg ${ns} viewBox="0 0 32 32" width="1024" height="1024"><rect width="32" height="32" fill="${INK.pine900}"/><g fill="${INK.sand50}" transform="translate(${16.2 - 15.4 * scale} ${16 - 16.5 * scale}) scale(${scale})">${mark(INK.gold)}</g></svg>`;

mkdirSync(`${root}public/brand`, { recursive: true });
writeFileSync(
  `${root}public/brand/logo.svg`,
  `<svg ${ns} viewBox="0 0 ${width} 256" fill="${INK.pine900}"><g transform="scale(8)">${mark(INK.pine500)}</g><path d="${wordPath}"/></svg>\n`,
);
writeFileSync(
  `${root}public/brand/logo-mark.svg`,
  `<svg ${ns} viewBox="0 0 32 32" fill="${INK.pine900}">${mark(INK.pine500)}</svg>\n`,
);
// The favicon is the bare mark, which fills its 16 px, and follows the browser's colour scheme.
writeFileSync(
  `${root}public/favicon.svg`,
  `<svg ${ns} viewBox="0 0 32 32"><style>path{fill:${INK.pine900}}circle{fill:${INK.pine500}}@media(prefers-color-scheme:dark){path{fill:${INK.sand50}}circle{fill:${INK.gold}}}</style><path fill-rule="evenodd" d="${MARK_PATH}"/><circle cx="5.2" cy="26.2" r="3.9"/></svg>\n`,
);
for (const [icon, size, scale] of [
  ['apple-touch-icon', 180, 0.66],
  ['icon-512', 512, 0.62],
] as const) {
  await sharp(Buffer.from(tile(scale)))
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${root}public/brand/${icon}.png`);
}

process.stdout.write(`${name}: wordmark ${wordPath.length} characters, logo ${width}×256\n`);
