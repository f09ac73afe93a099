/**
 * The drawing kit that every generated picture shares: palette, leaves, grain and glass, as SVG strings.
 * Light falls from the upper left; shade is sprayed, like a two-drum print, never a smooth gradient.
 */
export const INK = {
  pine900: '#0E3B34',
  pine700: '#14574B',
  pine500: '#1F7A68',
  sage: '#9CC5B5',
  sageDeep: '#6FA593',
  mint200: '#C6DFD5',
  mint100: '#DDEFE8',
  mint50: '#F1F8F5',
  sand50: '#FBF8F2',
  sand100: '#F3ECE0',
  sand200: '#E9DCC7',
  sand300: '#D9C6AA',
  clay300: '#E3B49F',
  clay500: '#CB6A4C',
  clay600: '#B8482F',
  clay700: '#A93F28',
  clay900: '#7C2C1C',
  gold: '#E9B949',
  goldDeep: '#C8932B',
} as const;

export type Xy = readonly [number, number];

const n = (value: number) => String(Math.round(value * 10) / 10);
const p = ([x, y]: Xy) => `${n(x)} ${n(y)}`;

export type LeafSpec = {
  base: Xy;
  angle: number;
  length: number;
  width: number;
  bend?: number;
  light: string;
  dark: string;
  vein: string;
  /** Width of the midrib; veins are half of it. */
  rib?: number;
};

function bezier(a: Xy, b: Xy, c: Xy, d: Xy, t: number): Xy {
  const u = 1 - t;
  const axis = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
  return [axis(0), axis(1)];
}

/** The outline and the parts of a leaf, growing from `base` in the direction `angle` (degrees, clockwise from east). */
export function leafParts({ base, angle, length, width, bend = 0 }: Omit<LeafSpec, 'light' | 'dark' | 'vein'>) {
  const turn = (angle * Math.PI) / 180;
  const at = ([x, y]: Xy): Xy => [
    base[0] + x * Math.cos(turn) - y * Math.sin(turn),
    base[1] + x * Math.sin(turn) + y * Math.cos(turn),
  ];
  const tip: Xy = [length, 0];
  const rib: [Xy, Xy] = [
    [length * 0.33, bend],
    [length * 0.66, bend * 1.1],
  ];
  const side = (s: 1 | -1): [Xy, Xy] => [
    [length * 0.25, bend * 0.7 + s * width * 1.28],
    [length * 0.63, bend * 1.3 + s * width * 0.76],
  ];
  const go = (c: [Xy, Xy]) => `C${p(at(c[0]))} ${p(at(c[1]))} ${p(at(tip))}`;
  const back = (c: [Xy, Xy]) => `C${p(at(c[1]))} ${p(at(c[0]))} ${p(at([0, 0]))}`;
  const start = `M${p(at([0, 0]))}`;
  const count = Math.max(4, Math.round(length / 26));
  const veins = ([1, -1] as const)
    .flatMap((s) =>
      Array.from({ length: count }, (_, k) => {
        const t = 0.1 + (0.68 * k) / (count - 1);
        const from = bezier([0, 0], rib[0], rib[1], tip, t);
        const edge = bezier([0, 0], side(s)[0], side(s)[1], tip, t + 0.15);
        const to: Xy = [from[0] + (edge[0] - from[0]) * 0.82, from[1] + (edge[1] - from[1]) * 0.82];
        const mid: Xy = [(from[0] + to[0]) / 2 + length * 0.012, (from[1] + to[1]) / 2 + s * width * 0.04];
        return `M${p(at(from))}Q${p(at(mid))} ${p(at(to))}`;
      }),
    )
    .join('');
  return {
    outline: `${start}${go(side(-1))}${back(side(1))}Z`,
    upper: `${start}${go(side(-1))}${back(rib)}Z`,
    lower: `${start}${go(side(1))}${back(rib)}Z`,
    rib: `${start}${go(rib)}`,
    veins,
  };
}

/** A two-tone leaf with drawn veins. */
export function leaf(spec: LeafSpec): string {
  const parts = leafParts(spec);
  const rib = spec.rib ?? Math.max(1.5, spec.length / 90);
  return `<path d="${parts.upper}" fill="${spec.light}"/><path d="${parts.lower}" fill="${spec.dark}"/>
<path d="${parts.rib}" fill="none" stroke="${spec.vein}" stroke-width="${n(rib)}"/><path d="${parts.veins}" fill="none" stroke="${spec.vein}" stroke-width="${n(rib * 0.5)}" stroke-linecap="round"/>`;
}

/** A filter that turns the alpha of what it is put on into a spray of dots of one colour. */
export function spray(id: string, colour: string, seed = 2, frequency = 0.8): string {
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>
<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.9 0 0 -0.45" result="noise"/>
<feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="1" k3="1" k4="-1"/>
<feComponentTransfer><feFuncA type="linear" slope="5" intercept="0"/></feComponentTransfer>
<feComposite in2="SourceAlpha" operator="in" result="dots"/>
<feFlood flood-color="${colour}"/><feComposite in2="dots" operator="in"/></filter>`;
}

/** A linear gradient of opacity alone, from `from` to `to` (fractions of the shape's box); for use under `spray`. */
export function fade(id: string, [x1, y1]: Xy, [x2, y2]: Xy, from: number, to: number): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-opacity="${from}"/><stop offset="1" stop-opacity="${to}"/></linearGradient>`;
}

/** The logo's mark in a 32-unit box. */
export const MARK_PATH =
  'M11.5 5.4C12 3.2 15 2.8 16 5C18 9.6 19 11.4 21 12.4C28 15.6 30.8 21.2 29.4 29.8C20.2 28.6 14.8 23.2 15.8 15.8C16 13.4 14.9 11 13.5 8.4L6.7 26.7L3.8 25.6ZM18.5 15.4C18.8 19.6 21.6 23.6 26.3 26.7C22.9 22.9 20.4 19.4 18.5 15.4Z';

export function mark(x: number, y: number, size: number, colour: string, accent: string): string {
  return `<g transform="translate(${x} ${y}) scale(${n(size / 32)})"><path fill-rule="evenodd" fill="${colour}" d="${MARK_PATH}"/><circle cx="5.2" cy="26.2" r="3.9" fill="${accent}"/></g>`;
}
