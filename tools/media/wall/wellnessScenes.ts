import { INK, leaf } from '../artKit.ts';
import { HAIR } from '../people.ts';
import type { Scene } from './scene.ts';
import { DEEP, MID, PALE, disc, line, rect, shape } from './shapes.ts';

/** A weight room. */
export const weightRoom: Scene = {
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
};

/** A coach in the park, low sun. */
export const park: Scene = {
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
};

/** A movement studio: an arched window, rolled mats. */
export const movementStudio: Scene = {
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
};

/** A spa's shelf: towels, stones, a branch. */
export const spaShelf: Scene = {
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
};
