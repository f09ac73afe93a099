/**
 * Ten pictures for the testimonial wall: a person, and where they work. `npx tsx scripts/media/wall.ts` writes
 * public/testimonials/wall-NN.{avif,webp}, 640 px wide, in three aspect ratios (4:5, 1:1, 4:3).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { INK, fade, leaf, mark, spray } from './artKit.ts';
import { HAIR, person, type Look } from './people.ts';

type Drum = 'pine' | 'clay' | 'sand' | 'sage' | 'gold';
type Fall = 'right' | 'down' | 'corner' | 'left';

/** A flat shape, and the same shape sprayed with one colour that thickens in one direction. */
const shape = (d: string, fill: string, drum?: Drum, fall: Fall = 'right') =>
  `<path d="${d}" fill="${fill}"/>${drum === undefined ? '' : `<path d="${d}" fill="url(#f-${fall})" filter="url(#d-${drum})"/>`}`;
const rect = (x: number, y: number, w: number, h: number, fill: string, drum?: Drum, fall?: Fall, r = 0) => {
  const d =
    r === 0
      ? `M${x} ${y}h${w}v${h}h${-w}Z`
      : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
  return shape(d, fill, drum, fall);
};
const disc = (x: number, y: number, r: number, fill: string, drum?: Drum, fall: Fall = 'corner') =>
  shape(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, fill, drum, fall);
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const DEEP = { light: INK.pine700, dark: INK.pine900, vein: INK.sage };
const MID = { light: INK.pine500, dark: INK.pine700, vein: INK.mint100 };
const PALE = { light: INK.mint100, dark: INK.sageDeep, vein: INK.pine700 };

/** A pot (its top edge centred on x, y) with leaves, each given as angle, length and tone. */
function plant(
  x: number,
  y: number,
  size: number,
  pot: string,
  drum: Drum,
  leaves: readonly (readonly [number, number, keyof typeof TONE])[],
): string {
  const grown = leaves
    .map(([angle, length, tone]) =>
      leaf({
        base: [x, y],
        angle,
        length,
        width: length * 0.22,
        bend: angle > -90 ? length * 0.1 : -length * 0.1,
        ...TONE[tone],
      }),
    )
    .join('');
  return grown + shape(`M${x - size} ${y}h${2 * size}l${-size * 0.28} ${size * 1.7}h${-size * 1.44}Z`, pot, drum);
}
const TONE = { deep: DEEP, mid: MID, pale: PALE } as const;

const jar = (x: number, base: number, w: number, h: number, fill: string, drum: Drum, cap: string) =>
  rect(x + w * 0.2, base - h - w * 0.22, w * 0.6, w * 0.26, cap) +
  rect(x, base - h, w, h, fill, drum, 'right', w * 0.14) +
  rect(x + w * 0.18, base - h * 0.62, w * 0.64, h * 0.34, INK.sand50);

type Scene = {
  size: readonly [number, number];
  back: string;
  front?: string;
  /** The figure: scale of its 1744-unit box and where its left edge and its lower edge stand. */
  stand: readonly [scale: number, left: number, bottom: number];
} & Look;

const SCENES: readonly Scene[] = [
  {
    // A clinic's front door under an awning.
    size: [640, 800],
    skin: 'tan',
    hair: HAIR.night,
    cloth: INK.sage,
    trim: INK.clay500,
    stand: [0.37, -60, 800],
    back:
      rect(0, 0, 640, 800, INK.sand200, 'sand', 'corner') +
      rect(352, 236, 230, 564, INK.pine700, 'pine', 'down') +
      rect(376, 262, 182, 330, INK.mint100, 'sage', 'corner') +
      line('M467 262V592', INK.pine700, 10) +
      line('M394 612v52', INK.gold, 9) +
      rect(36, 240, 236, 330, INK.mint100, 'sage', 'corner') +
      line('M154 240V570M36 400H272', INK.pine700, 9) +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((k) =>
          shape(
            `M${k * 80} 96h80v104a40 40 0 0 1 -80 0Z`,
            k % 2 === 0 ? INK.clay600 : INK.sand50,
            k % 2 === 0 ? 'clay' : 'sand',
            'down',
          ),
        )
        .join('') +
      rect(0, 70, 640, 34, INK.pine900) +
      plant(604, 690, 62, INK.clay500, 'clay', [
        [-128, 170, 'mid'],
        [-62, 150, 'deep'],
        [-96, 210, 'deep'],
      ]),
  },
  {
    // A weight room.
    size: [640, 640],
    skin: 'deep',
    hair: HAIR.night,
    cloth: INK.gold,
    stand: [0.34, 20, 640],
    back:
      rect(0, 0, 640, 640, '#EBC6B5', 'clay', 'corner') +
      rect(0, 470, 640, 170, INK.clay500, 'clay', 'down') +
      rect(150, 50, 20, 480, INK.pine900) +
      rect(470, 50, 20, 480, INK.pine900) +
      rect(0, 98, 640, 13, INK.sand50, 'sand') +
      [
        [104, 88, 'pine700'],
        [72, 66, 'pine900'],
        [46, 44, 'clay600'],
      ]
        .map(([x, r, c]) =>
          [Number(x), 640 - Number(x)]
            .map((at) => rect(at - 11, 104 - Number(r), 22, 2 * Number(r), INK[c as keyof typeof INK], 'pine', 'down', 8))
            .join(''),
        )
        .join('') +
      rect(140, 84, 40, 40, INK.gold, 'gold', 'right', 6) +
      rect(460, 84, 40, 40, INK.gold, 'gold', 'right', 6) +
      line('M505 500c-20-64 100-64 80 0', INK.pine900, 20) +
      disc(545, 546, 58, INK.pine700, 'pine') +
      disc(545, 552, 24, INK.sand100),
  },
  {
    // A spa's shelf: towels, stones, a branch.
    size: [640, 800],
    skin: 'peach',
    hair: HAIR.chestnut,
    cloth: INK.sand50,
    stand: [0.38, -96, 800],
    back:
      rect(0, 0, 640, 800, INK.mint200, 'sage', 'corner') +
      disc(500, 190, 130, INK.sand50, 'gold', 'down') +
      leaf({ base: [-10, 420], angle: -58, length: 330, width: 70, bend: 30, ...DEEP }) +
      leaf({ base: [-20, 470], angle: -22, length: 190, width: 46, bend: 16, ...PALE }) +
      rect(380, 560, 260, 20, INK.sand300, 'sand') +
      rect(412, 500, 200, 60, INK.sand50, 'sand', 'right', 28) +
      rect(424, 442, 176, 58, INK.clay500, 'clay', 'right', 28) +
      rect(432, 388, 160, 54, INK.sand50, 'sand', 'right', 26) +
      line('M412 530H470M424 471H486M432 415H488', INK.sand300, 4) +
      shape('M470 388c0-26 20-34 44-34s44 8 44 34Z', INK.pine700, 'pine') +
      rect(380, 580, 260, 220, INK.sage, 'sage', 'down'),
  },
  {
    // A physician at a screen.
    size: [640, 480],
    skin: 'honey',
    hair: HAIR.night,
    cloth: INK.pine500,
    stand: [0.265, -6, 452],
    back:
      rect(0, 0, 640, 480, INK.sand200, 'sand', 'corner') +
      rect(352, 96, 250, 190, INK.pine900, undefined, undefined, 14) +
      rect(366, 110, 222, 158, INK.mint50) +
      rect(366, 110, 222, 34, INK.pine500) +
      [0, 1, 2]
        .flatMap((row) =>
          [0, 1, 2, 3, 4].map((col) =>
            rect(
              384 + col * 39,
              158 + row * 36,
              28,
              24,
              row === 1 && col === 3 ? INK.clay600 : row + col === 3 ? INK.sage : INK.mint200,
            ),
          ),
        )
        .join('') +
      rect(462, 284, 30, 70, INK.pine900) +
      rect(424, 344, 106, 14, INK.pine900) +
      rect(40, 44, 116, 146, INK.sand50, 'sand') +
      leaf({ base: [72, 166], angle: -58, length: 116, width: 26, bend: 10, ...MID }),
    front:
      rect(0, 402, 640, 78, INK.clay500, 'clay', 'down') +
      rect(0, 394, 640, 14, INK.clay300) +
      plant(588, 330, 34, INK.sand50, 'sand', [
        [-120, 96, 'deep'],
        [-70, 110, 'mid'],
      ]) +
      rect(336, 344, 56, 52, INK.gold, 'gold', 'right', 6) +
      line('M392 356c28-4 28 30 0 28', INK.gold, 8),
  },
  {
    // A pharmacist before the shelves.
    size: [640, 800],
    skin: 'honey',
    hair: INK.clay600,
    cloth: INK.sand50,
    trim: INK.sand50,
    brow: HAIR.night,
    stand: [0.37, 0, 800],
    back:
      rect(0, 0, 640, 800, INK.pine700, 'pine', 'corner') +
      [196, 392, 588].map((y) => rect(0, y, 640, 18, INK.sand200, 'sand')).join('') +
      jar(24, 196, 84, 112, INK.sage, 'sage', INK.sand50) +
      jar(126, 196, 66, 84, INK.clay500, 'clay', INK.sand100) +
      jar(214, 196, 92, 128, INK.mint100, 'sage', INK.pine900) +
      jar(420, 196, 70, 96, INK.gold, 'gold', INK.sand50) +
      jar(512, 196, 96, 120, INK.sage, 'sage', INK.sand50) +
      jar(16, 392, 70, 100, INK.gold, 'gold', INK.sand50) +
      jar(476, 392, 62, 88, INK.clay500, 'clay', INK.sand50) +
      jar(554, 392, 76, 122, INK.mint100, 'sage', INK.pine900) +
      jar(14, 588, 88, 116, INK.mint100, 'sage', INK.pine900) +
      jar(540, 588, 84, 110, INK.sage, 'sage', INK.sand50),
  },
  {
    // A coach in the park, low sun.
    size: [640, 640],
    skin: 'brown',
    hair: HAIR.night,
    cloth: INK.clay500,
    stand: [0.34, 10, 640],
    back:
      rect(0, 0, 640, 640, '#F3DDB8', 'gold', 'down') +
      disc(470, 210, 118, INK.gold, 'gold', 'down') +
      shape('M0 420C120 330 250 350 360 400S560 420 640 360V640H0Z', INK.sage, 'sage', 'down') +
      shape('M0 500C160 430 330 470 640 450V640H0Z', INK.pine500, 'pine', 'down') +
      line('M566 470V300', INK.pine900, 12) +
      leaf({ base: [566, 400], angle: -52, length: 130, width: 34, bend: 12, ...DEEP }) +
      leaf({ base: [566, 372], angle: -136, length: 120, width: 32, bend: -12, ...MID }) +
      leaf({ base: [566, 306], angle: -86, length: 150, width: 38, bend: 12, ...DEEP }) +
      line('M70 480V340', INK.pine900, 10) +
      leaf({ base: [70, 400], angle: -130, length: 96, width: 26, bend: -8, ...MID }) +
      leaf({ base: [70, 346], angle: -78, length: 130, width: 34, bend: 12, ...DEEP }),
  },
  {
    // A practice owner in the consulting room: books, a framed diploma.
    size: [640, 800],
    skin: 'porcelain',
    hair: HAIR.auburn,
    cloth: INK.mint100,
    crown: 'cropped',
    stand: [0.375, -56, 800],
    back:
      rect(0, 0, 640, 800, '#E8BFAC', 'clay', 'corner') +
      rect(52, 84, 190, 150, INK.pine900) +
      rect(66, 98, 162, 122, INK.sand50, 'sand') +
      mark(126, 112, 44, INK.pine700, INK.clay600) +
      line('M96 178H198M112 196H182', INK.sage, 4) +
      rect(408, 60, 232, 740, INK.sand200, 'sand') +
      [240, 430, 620].map((y) => rect(408, y, 232, 16, INK.sand300)).join('') +
      [
        [424, 100, 30, 'pine700'],
        [458, 84, 38, 'clay600'],
        [500, 110, 26, 'gold'],
        [530, 92, 34, 'sage'],
        [568, 104, 40, 'pine900'],
      ]
        .map(([x, y, w, c]) => rect(Number(x), Number(y), Number(w), 240 - Number(y), INK[c as keyof typeof INK], 'pine'))
        .join('') +
      [
        [424, 300, 40, 'sage'],
        [468, 280, 28, 'pine900'],
        [500, 296, 36, 'clay500'],
      ]
        .map(([x, y, w, c]) => rect(Number(x), Number(y), Number(w), 430 - Number(y), INK[c as keyof typeof INK], 'pine'))
        .join('') +
      plant(592, 388, 26, INK.sand50, 'sand', [
        [-116, 80, 'deep'],
        [-66, 84, 'mid'],
      ]) +
      [
        [540, 486, 34, 'pine700'],
        [578, 472, 44, 'clay600'],
      ]
        .map(([x, y, w, c]) => rect(Number(x), Number(y), Number(w), 620 - Number(y), INK[c as keyof typeof INK], 'pine'))
        .join(''),
  },
  {
    // Reception: pendant lamps over a counter.
    size: [640, 480],
    skin: 'deep',
    hair: HAIR.night,
    cloth: INK.gold,
    trim: INK.clay500,
    stand: [0.275, 150, 452],
    back:
      rect(0, 0, 640, 480, INK.sage, 'sage', 'corner') +
      [96, 548]
        .map(
          (x) =>
            line(`M${x} 0V70`, INK.pine900, 5) +
            shape(`M${x - 56} 130a56 62 0 0 1 112 0Z`, INK.pine700, 'pine') +
            rect(x - 34, 130, 68, 9, INK.gold),
        )
        .join('') +
      rect(0, 300, 640, 180, '#86B5A4'),
    front:
      rect(0, 412, 640, 68, INK.sand50, 'sand', 'down') +
      rect(0, 398, 640, 18, INK.pine900) +
      plant(88, 328, 40, INK.clay600, 'clay', [
        [-130, 110, 'deep'],
        [-92, 140, 'deep'],
        [-56, 100, 'mid'],
      ]) +
      rect(500, 344, 92, 56, INK.sand100, 'sand') +
      line('M516 362H576M516 380H556', INK.pine500, 4),
  },
  {
    // A laboratory bench.
    size: [640, 800],
    skin: 'brown',
    hair: HAIR.night,
    cloth: INK.sand50,
    stand: [0.37, 0, 772],
    back:
      rect(0, 0, 640, 800, INK.mint100, 'sage', 'corner') +
      rect(40, 70, 560, 250, INK.mint50, 'sage', 'corner') +
      line('M227 70V320M414 70V320', INK.mint200, 12) +
      shape('M424 640h-8v-250h60v250Z', INK.mint50) +
      shape('M0 470h640v20H0Z', INK.sage),
    front:
      shape('M462 470h60v70l76 150q14 34-20 34H406q-34 0-20-34l76-150Z', 'rgba(241,248,245,.82)') +
      shape('M428 620h128l42 70q14 34-20 34H406q-34 0-20-34Z', INK.clay500, 'clay') +
      line('M462 470h60M470 470v74L398 694', INK.sand50, 9) +
      rect(0, 722, 640, 78, INK.pine900) +
      rect(0, 716, 640, 14, INK.pine500) +
      [0, 1, 2]
        .map((k) =>
          rect(
            36 + k * 50,
            596,
            30,
            122,
            [INK.gold, INK.sageDeep, INK.clay600][k] ?? INK.gold,
            (['gold', 'pine', 'clay'] as const)[k] ?? 'gold',
            'right',
            13,
          ),
        )
        .join('') +
      rect(20, 640, 162, 22, INK.sand300, 'sand'),
  },
  {
    // A movement studio: an arched window, rolled mats.
    size: [640, 640],
    skin: 'porcelain',
    hair: HAIR.chestnut,
    cloth: INK.pine500,
    stand: [0.345, -50, 640],
    back:
      rect(0, 0, 640, 640, INK.sand100, 'sand', 'corner') +
      shape('M352 470V220a122 122 0 0 1 244 0V470Z', INK.mint200, 'sage', 'down') +
      line('M474 98V470M352 284H596', INK.sand50, 12) +
      leaf({ base: [574, 470], angle: -112, length: 190, width: 46, bend: -18, ...PALE }) +
      rect(0, 470, 640, 170, INK.clay300, 'clay', 'down') +
      rect(384, 500, 190, 50, INK.pine700, 'pine', 'down', 25) +
      disc(574 - 25, 525, 25, INK.pine900) +
      line('M536 525a13 13 0 1 1 13 13', INK.sage, 4) +
      rect(424, 552, 190, 50, INK.clay600, 'clay', 'down', 25) +
      disc(589, 577, 25, INK.clay900) +
      line('M576 577a13 13 0 1 1 13 13', INK.clay300, 4),
  },
];

const colour: Record<Drum, string> = {
  pine: INK.pine900,
  clay: INK.clay900,
  sand: INK.sand300,
  sage: INK.sageDeep,
  gold: INK.goldDeep,
};
const drums =
  (Object.keys(colour) as Drum[]).map((name, k) => spray(`d-${name}`, colour[name], k + 2)).join('') +
  fade('f-right', [0.3, 0], [1, 0.15], 0, 0.72) +
  fade('f-down', [0, 0.1], [0, 1], 0, 0.66) +
  fade('f-corner', [0.3, 0.2], [1, 1], 0, 0.55) +
  fade('f-left', [0.6, 0], [0, 0.1], 0, 0.7);

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
