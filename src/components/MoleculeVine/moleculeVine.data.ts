/**
 * The motif, composed by hand: a fused two-ring molecule whose bonds climb, branch and turn into leaves.
 * All lengths are viewBox units, angles are degrees clockwise from the x axis (so -90 points up).
 */
export type VineVariant = 'hero' | 'banner' | 'corner';

/** `dot` is filled with the line color, `ring` is open, `accent` is filled with the accent color. */
export type AtomKind = 'dot' | 'ring' | 'accent';

/** `split`: one half tinted, the other hatched with veins. `solid`: line color. `line`: contour and midrib only. */
type LeafKind = 'split' | 'solid' | 'line';

export type Point = readonly [x: number, y: number];

type Bond = {
  readonly from: string;
  readonly to: string;
  /** A second, shorter line to the left (-1) or right (1), looking from `from` to `to`. */
  readonly double?: -1 | 1;
};

type Atom = {
  readonly at: string;
  readonly r: number;
  readonly kind: AtomKind;
};

export type Leaf = {
  readonly base: Point;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  /** How far the midrib bows from the straight line; positive bows to the right of the direction of growth. */
  readonly bend: number;
  readonly kind: LeafKind;
};

export type VineArt = {
  readonly size: readonly [width: number, height: number];
  readonly stroke: number;
  readonly points: Readonly<Record<string, Point>>;
  readonly bonds: readonly Bond[];
  readonly atoms: readonly Atom[];
  /** Curved stems, as path data. */
  readonly stems: readonly string[];
  readonly leaves: readonly Leaf[];
};

const RING_BONDS: readonly Bond[] = [
  { from: 'a', to: 'b', double: 1 },
  { from: 'b', to: 'c' },
  { from: 'c', to: 'd', double: 1 },
  { from: 'd', to: 'e' },
  { from: 'e', to: 'f', double: 1 },
  { from: 'f', to: 'a' },
];

const hero: VineArt = {
  size: [720, 640],
  stroke: 3,
  points: {
    a: [366, 329],
    b: [438, 354],
    c: [452, 428],
    d: [395, 478],
    e: [323, 453],
    f: [308, 379],
    g: [504, 316],
    h: [560, 369],
    i: [528, 438],
    low: [409, 553],
    up1: [514, 241],
    up2: [453, 196],
    up3: [463, 121],
    west1: [236, 354],
    west2: [222, 280],
    south1: [265, 503],
    south2: [280, 578],
    south3: [222, 618],
  },
  bonds: [
    ...RING_BONDS,
    { from: 'b', to: 'g' },
    { from: 'g', to: 'h', double: 1 },
    { from: 'h', to: 'i' },
    { from: 'i', to: 'c' },
    { from: 'd', to: 'low', double: 1 },
    { from: 'g', to: 'up1' },
    { from: 'up1', to: 'up2' },
    { from: 'up2', to: 'up3' },
    { from: 'f', to: 'west1' },
    { from: 'west1', to: 'west2' },
    { from: 'e', to: 'south1' },
    { from: 'south1', to: 'south2' },
    { from: 'south2', to: 'south3' },
  ],
  atoms: [
    { at: 'i', r: 13, kind: 'ring' },
    { at: 'low', r: 13, kind: 'ring' },
    { at: 'south3', r: 11, kind: 'accent' },
    { at: 'west1', r: 7, kind: 'dot' },
    { at: 'up1', r: 7, kind: 'dot' },
    { at: 'up2', r: 10, kind: 'accent' },
    { at: 'south1', r: 7, kind: 'dot' },
  ],
  stems: ['M463 121C468 86 500 64 548 62', 'M222 280C217 250 198 226 166 214', 'M537 448C566 476 606 474 636 512'],
  leaves: [
    { base: [514, 241], angle: -23, length: 205, width: 54, bend: 20, kind: 'split' },
    { base: [453, 196], angle: 200, length: 228, width: 58, bend: 24, kind: 'split' },
    { base: [465, 108], angle: -122, length: 92, width: 26, bend: -9, kind: 'solid' },
    { base: [548, 62], angle: -9, length: 142, width: 38, bend: -12, kind: 'line' },
    { base: [166, 214], angle: -156, length: 136, width: 38, bend: 14, kind: 'line' },
    { base: [213, 250], angle: -72, length: 88, width: 23, bend: 7, kind: 'solid' },
    { base: [236, 354], angle: 168, length: 132, width: 36, bend: -13, kind: 'split' },
    { base: [636, 512], angle: 52, length: 112, width: 32, bend: -10, kind: 'split' },
    { base: [596, 480], angle: -24, length: 100, width: 26, bend: 8, kind: 'solid' },
  ],
};

const banner: VineArt = {
  size: [1200, 320],
  stroke: 2.5,
  points: {
    a: [1010, 110],
    b: [1062, 140],
    c: [1062, 200],
    d: [1010, 230],
    e: [958, 200],
    f: [958, 140],
    top: [1010, 50],
    out1: [1114, 110],
    out2: [1166, 140],
    out3: [1218, 110],
    low: [1114, 230],
    w1: [906, 230],
    w2: [854, 200],
    w3: [802, 230],
    w4: [750, 200],
    w5: [698, 230],
    north: [906, 110],
  },
  bonds: [
    ...RING_BONDS,
    { from: 'a', to: 'top' },
    { from: 'b', to: 'out1' },
    { from: 'out1', to: 'out2' },
    { from: 'out2', to: 'out3' },
    { from: 'c', to: 'low', double: 1 },
    { from: 'f', to: 'north' },
    { from: 'e', to: 'w1' },
    { from: 'w1', to: 'w2' },
    { from: 'w2', to: 'w3' },
    { from: 'w3', to: 'w4' },
    { from: 'w4', to: 'w5' },
  ],
  atoms: [
    { at: 'low', r: 11, kind: 'ring' },
    { at: 'north', r: 11, kind: 'ring' },
    { at: 'out1', r: 6, kind: 'dot' },
    { at: 'w2', r: 8, kind: 'accent' },
    { at: 'w3', r: 6, kind: 'dot' },
    { at: 'w5', r: 6, kind: 'dot' },
  ],
  stems: ['M698 230C640 264 566 270 486 258S300 236 226 266', 'M1010 50C1014 30 1034 14 1060 12'],
  leaves: [
    { base: [854, 200], angle: -118, length: 156, width: 42, bend: 16, kind: 'split' },
    { base: [750, 200], angle: -132, length: 112, width: 31, bend: 11, kind: 'line' },
    { base: [802, 230], angle: 128, length: 84, width: 23, bend: -8, kind: 'solid' },
    { base: [1010, 50], angle: -150, length: 112, width: 31, bend: 10, kind: 'split' },
    { base: [1060, 12], angle: 8, length: 110, width: 30, bend: -9, kind: 'line' },
    { base: [1166, 140], angle: 62, length: 128, width: 36, bend: -12, kind: 'split' },
    { base: [618, 259], angle: -146, length: 92, width: 25, bend: 9, kind: 'solid' },
    { base: [508, 261], angle: 142, length: 92, width: 25, bend: -9, kind: 'split' },
    { base: [396, 247], angle: -142, length: 74, width: 21, bend: 7, kind: 'line' },
    { base: [226, 266], angle: 160, length: 84, width: 23, bend: -8, kind: 'split' },
  ],
};

const corner: VineArt = {
  size: [240, 160],
  stroke: 2,
  points: {
    a: [192, 20],
    b: [222, 37],
    c: [222, 71],
    d: [192, 88],
    e: [162, 71],
    f: [162, 37],
    out1: [192, -16],
    out2: [254, 19],
    w1: [132, 88],
    w2: [102, 71],
    low: [192, 122],
  },
  bonds: [
    ...RING_BONDS,
    { from: 'a', to: 'out1' },
    { from: 'b', to: 'out2' },
    { from: 'e', to: 'w1' },
    { from: 'w1', to: 'w2' },
    { from: 'd', to: 'low', double: 1 },
  ],
  atoms: [
    { at: 'low', r: 7, kind: 'ring' },
    { at: 'w1', r: 5, kind: 'accent' },
  ],
  stems: ['M102 71C90 64 78 63 66 68'],
  leaves: [
    { base: [132, 88], angle: 118, length: 66, width: 18, bend: -6, kind: 'split' },
    { base: [102, 71], angle: -122, length: 54, width: 15, bend: 5, kind: 'solid' },
    { base: [66, 68], angle: 160, length: 56, width: 15, bend: -5, kind: 'split' },
  ],
};

export const VINE_ART: Readonly<Record<VineVariant, VineArt>> = { hero, banner, corner };
