/**
 * Ten pictures for the testimonial wall: a person, and where they work. `npx tsx tools/media/wall.ts` writes
 * public/testimonials/wall-NN.{avif,webp}, 640 px wide, in three aspect ratios (4:5, 1:1, 4:3).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { person } from './people.ts';
import { clinicDoor, consultingRoom, physician, reception } from './wall/clinicScenes.ts';
import { laboratory, pharmacy } from './wall/medicineScenes.ts';
import type { Scene } from './wall/scene.ts';
import { drums } from './wall/shapes.ts';
import { movementStudio, park, spaShelf, weightRoom } from './wall/wellnessScenes.ts';

/** In the order of their numbers. */
const SCENES: readonly Scene[] = [
  clinicDoor,
  weightRoom,
  spaShelf,
  physician,
  pharmacy,
  park,
  consultingRoom,
  reception,
  laboratory,
  movementStudio,
];

const LIMIT = 24_500;
/** The best quality at which a picture stays under the limit: grain is dear, and differs from scene to scene. */
async function fit(encode: (quality: number) => Promise<Buffer>, best: number): Promise<Buffer> {
  for (let quality = best; ; quality -= 4) {
    const file = await encode(quality);
    if (file.length < LIMIT || quality <= 20) return file;
  }
}

const out = new URL('../../public/testimonials/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
for (const [index, scene] of SCENES.entries()) {
  const name = `wall-${String(index + 1).padStart(2, '0')}`;
  const [w, h] = scene.size;
  const [scale, left, bottom] = scene.stand;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w * 2}" height="${h * 2}"><defs>${drums}</defs>${scene.back}
<g transform="translate(${left} ${bottom - 1744 * scale}) scale(${scale})">${person(name, scene)}</g>${scene.front ?? ''}</svg>`;
  const png = await sharp(Buffer.from(svg)).resize(w).png().toBuffer();
  const avif = await fit((quality) => sharp(png).avif({ quality, effort: 8 }).toBuffer(), 48);
  const webp = await fit((quality) => sharp(png).webp({ quality, effort: 6 }).toBuffer(), 66);
  writeFileSync(`${out}${name}.avif`, avif);
  writeFileSync(`${out}${name}.webp`, webp);
  if (process.env.SHEET !== undefined) writeFileSync(`${process.env.SHEET}/${name}.png`, png);
  process.stdout.write(`${name}: ${w}×${h}, avif ${avif.length} B, webp ${webp.length} B\n`);
}
