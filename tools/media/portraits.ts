/**
 * Twenty-eight portraits on squircle grounds. `npx tsx tools/media/portraits.ts` writes public/portraits/portrait-NN.{avif,webp} (256 px).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { INK, fade, leaf, spray } from './artKit.ts';
import { HAIR, person, type Look } from './people.ts';

type Portrait = {
  ground: 'mint' | 'sand' | 'clay' | 'sage';
} & Look;

const GROUND = {
  mint: [INK.mint100, INK.mint200, INK.sage],
  sand: [INK.sand200, '#DFCDB1', INK.sand300],
  clay: ['#F0D3C5', '#E6BBA8', INK.clay300],
  sage: [INK.sage, '#86B5A4', INK.sageDeep],
} as const;

const PORTRAITS: readonly Portrait[] = [
  { skin: 'brown', hair: HAIR.night, cloth: INK.sand50, ground: 'sage' },
  { skin: 'honey', hair: HAIR.chestnut, cloth: INK.pine700, ground: 'sand' },
  { skin: 'tan', hair: INK.pine700, cloth: INK.sage, trim: INK.mint100, brow: HAIR.night, ground: 'clay' },
  { skin: 'porcelain', hair: HAIR.grey, cloth: INK.sand50, ground: 'mint' },
  { skin: 'deep', hair: HAIR.night, cloth: INK.mint100, ground: 'clay' },
  { skin: 'deep', hair: HAIR.night, cloth: INK.gold, ground: 'mint' },
  { skin: 'porcelain', hair: HAIR.auburn, cloth: INK.sand50, ground: 'sage' },
  { skin: 'brown', hair: HAIR.night, cloth: INK.sand50, crown: 'cropped', ground: 'sand' },
  { skin: 'peach', hair: HAIR.night, cloth: INK.clay500, ground: 'mint' },
  { skin: 'tan', hair: HAIR.night, cloth: INK.sand50, ground: 'clay' },
  { skin: 'peach', hair: HAIR.grey, cloth: INK.pine500, trim: HAIR.silver, ground: 'sand' },
  { skin: 'honey', hair: HAIR.chestnut, cloth: INK.clay600, ground: 'sage' },
  { skin: 'peach', hair: HAIR.chestnut, cloth: INK.pine500, trim: INK.clay300, ground: 'mint' },
  { skin: 'brown', hair: HAIR.night, cloth: INK.gold, ground: 'clay' },
  { skin: 'honey', hair: HAIR.grey, cloth: INK.clay600, ground: 'sand' },
  { skin: 'deep', hair: HAIR.night, cloth: INK.sage, ground: 'sand' },
  { skin: 'porcelain', hair: HAIR.grey, cloth: INK.mint100, ground: 'clay' },
  { skin: 'tan', hair: HAIR.night, cloth: INK.pine700, ground: 'mint' },
  { skin: 'honey', hair: HAIR.chestnut, cloth: INK.sand50, ground: 'sage' },
  { skin: 'peach', hair: HAIR.night, cloth: INK.sand50, ground: 'sand' },
  { skin: 'deep', hair: HAIR.night, cloth: INK.clay500, trim: INK.gold, ground: 'sage' },
  { skin: 'porcelain', hair: HAIR.auburn, cloth: INK.pine700, ground: 'clay' },
  { skin: 'tan', hair: HAIR.night, cloth: INK.mint100, ground: 'mint' },
  { skin: 'deep', hair: HAIR.night, cloth: INK.clay600, ground: 'sage' },
  { skin: 'porcelain', hair: HAIR.grey, cloth: INK.sage, ground: 'sand' },
  { skin: 'brown', hair: HAIR.night, cloth: INK.clay300, ground: 'mint' },
  { skin: 'honey', hair: HAIR.grey, cloth: INK.pine500, ground: 'clay' },
  { skin: 'peach', hair: HAIR.auburn, cloth: INK.gold, ground: 'sage' },
];

const squircle = 'M128 0C222 0 256 34 256 128S222 256 128 256 0 222 0 128 34 0 128 0Z';
const out = new URL('../../public/portraits/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });

for (const [index, portrait] of PORTRAITS.entries()) {
  const name = `portrait-${String(index + 1).padStart(2, '0')}`;
  const [ground, shade, line] = GROUND[portrait.ground];
  const left = index % 2 === 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="512" height="512"><defs><clipPath id="sq"><path d="${squircle}"/></clipPath>${spray('g', line, 4)}${fade('gf', [0.3, 0.1], [1, 1], 0, 0.7)}</defs>
<g clip-path="url(#sq)"><rect width="256" height="256" fill="${ground}"/><rect width="256" height="256" fill="url(#gf)" filter="url(#g)"/>
${leaf({ base: [left ? 214 : 40, 214], angle: left ? -74 : -106, length: 168, width: 42, bend: left ? 16 : -16, light: shade, dark: line, vein: ground, rib: 2 })}
<g transform="translate(-44 -32) scale(.19)">${person(name, portrait)}</g></g></svg>`;
  const png = await sharp(Buffer.from(svg)).resize(256).png().toBuffer();
  const avif = await sharp(png).avif({ quality: 58, effort: 8 }).toFile(`${out}${name}.avif`);
  const webp = await sharp(png).webp({ quality: 80, effort: 6 }).toFile(`${out}${name}.webp`);
  if (process.env.SHEET !== undefined) writeFileSync(`${process.env.SHEET}/${name}.png`, png);
  process.stdout.write(`${name}: avif ${avif.size} B, webp ${webp.size} B\n`);
}
