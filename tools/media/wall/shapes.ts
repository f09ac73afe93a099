import { INK, fade, leaf, spray } from '../artKit.ts';

/** The colour that is sprayed over a shape. */
export type Drum = 'pine' | 'clay' | 'sand' | 'sage' | 'gold';
/** The direction in which the spray thickens. */
export type Fall = 'right' | 'down' | 'corner' | 'left';

/** A flat shape, and the same shape sprayed with one colour that thickens in one direction. */
export const shape = (d: string, fill: string, drum?: Drum, fall: Fall = 'right') =>
  `<path d="${d}" fill="${fill}"/>${drum === undefined ? '' : `<path d="${d}" fill="url(#f-${fall})" filter="url(#d-${drum})"/>`}`;
/** A rectangle, with round corners of radius `r`. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, drum?: Drum, fall?: Fall, r = 0) => {
  const d =
    r === 0
      ? `M${x} ${y}h${w}v${h}h${-w}Z`
      : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
  return shape(d, fill, drum, fall);
};
/** A disc around x, y. */
export const disc = (x: number, y: number, r: number, fill: string, drum?: Drum, fall: Fall = 'corner') =>
  shape(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, fill, drum, fall);
/** A stroke with round ends. */
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The tones of leaves. */
export const DEEP = { light: INK.pine700, dark: INK.pine900, vein: INK.sage };
export const MID = { light: INK.pine500, dark: INK.pine700, vein: INK.mint100 };
export const PALE = { light: INK.mint100, dark: INK.sageDeep, vein: INK.pine700 };

const TONE = { deep: DEEP, mid: MID, pale: PALE } as const;

/** A pot (its top edge centred on x, y) with leaves, each given as angle, length and tone. */
export function plant(
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

/** A jar with a label, standing on `base`. */
export const jar = (x: number, base: number, w: number, h: number, fill: string, drum: Drum, cap: string) =>
  rect(x + w * 0.2, base - h - w * 0.22, w * 0.6, w * 0.26, cap) +
  rect(x, base - h, w, h, fill, drum, 'right', w * 0.14) +
  rect(x + w * 0.18, base - h * 0.62, w * 0.64, h * 0.34, INK.sand50);

const colour: Record<Drum, string> = {
  pine: INK.pine900,
  clay: INK.clay900,
  sand: INK.sand300,
  sage: INK.sageDeep,
  gold: INK.goldDeep,
};
/** What the sprays and their directions refer to: each picture's definitions. */
export const drums =
  (Object.keys(colour) as Drum[]).map((name, k) => spray(`d-${name}`, colour[name], k + 2)).join('') +
  fade('f-right', [0.3, 0], [1, 0.15], 0, 0.72) +
  fade('f-down', [0, 0.1], [0, 1], 0, 0.66) +
  fade('f-corner', [0.3, 0.2], [1, 1], 0, 0.55) +
  fade('f-left', [0.6, 0], [0, 0.1], 0, 0.7);
