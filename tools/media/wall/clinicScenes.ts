import { INK, leaf, mark } from '../artKit.ts';
import { HAIR } from '../people.ts';
import type { Scene } from './scene.ts';
import { MID, line, plant, rect, shape } from './shapes.ts';

/** A clinic's front door under an awning. */
export const clinicDoor: Scene = {
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
};

/** Reception: pendant lamps over a counter. */
export const reception: Scene = {
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
};

/** A practice owner in the consulting room: books, a framed diploma. */
export const consultingRoom: Scene = {
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
};

/** A physician at a screen. */
export const physician: Scene = {
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
};
