import { INK } from '../artKit.ts';
import { HAIR } from '../people.ts';
import type { Scene } from './scene.ts';
import { jar, line, rect, shape } from './shapes.ts';

/** A pharmacist before the shelves. */
export const pharmacy: Scene = {
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
};

/** A laboratory bench. */
export const laboratory: Scene = {
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
};
