import type { Leaf, Point, VineArt } from './moleculeVine.data';

/** The path data of one vine, one path per kind of paint. */
export type VinePaths = {
  readonly lines: string;
  readonly veins: string;
  readonly tints: string;
  readonly solids: string;
};

/** Whole units, at most half a pixel off: tenths would add 600 bytes to every page. */
const num = (value: number) => String(Math.round(value));
const pt = ([x, y]: Point) => `${num(x)} ${num(y)}`;
const mix = (from: number, to: number, t: number) => from + (to - from) * t;

function cubicAt(c1: Point, c2: Point, end: Point, t: number): Point {
  const u = 1 - t;
  const axis = (k: 0 | 1) => 3 * u * u * t * c1[k] + 3 * u * t * t * c2[k] + t * t * t * end[k];
  return [axis(0), axis(1)];
}

/** A leaf grows along its own x axis from (0, 0); `place` turns and moves it. */
function leafPaths({ base, angle, length, width, bend, kind }: Leaf): Partial<VinePaths> {
  const turn = (angle * Math.PI) / 180;
  const place = ([x, y]: Point): Point => [
    base[0] + x * Math.cos(turn) - y * Math.sin(turn),
    base[1] + x * Math.sin(turn) + y * Math.cos(turn),
  ];
  const tip: Point = [length, 0];
  const rib: readonly [Point, Point] = [
    [length * 0.33, bend],
    [length * 0.66, bend * 1.1],
  ];
  const edge = (side: -1 | 1): readonly [Point, Point] => [
    [length * 0.27, bend * 0.7 + side * width * 1.28],
    [length * 0.62, bend * 1.3 + side * width * 0.78],
  ];
  const curve = ([c1, c2]: readonly [Point, Point], end: Point) => `C${pt(place(c1))} ${pt(place(c2))} ${pt(place(end))}`;
  const back = ([c1, c2]: readonly [Point, Point]) => `C${pt(place(c2))} ${pt(place(c1))} ${pt(place([0, 0]))}`;
  const start = `M${pt(place([0, 0]))}`;
  const outline = `${start}${curve(edge(-1), tip)}${back(edge(1))}Z`;
  const midrib = `${start}${curve(rib, tip)}`;

  if (kind === 'solid') {
    const ribAt = (t: number) => cubicAt(...rib, tip, t);
    const [inner, outer] = [ribAt(0.16), ribAt(0.82)];
    const slit = (side: -1 | 1): Point => [length * 0.5, bend * 0.82 + side * width * 0.13];
    return {
      solids: `${outline}M${pt(place(inner))}Q${pt(place(slit(1)))} ${pt(place(outer))}Q${pt(place(slit(-1)))} ${pt(place(inner))}Z`,
    };
  }
  if (kind === 'line') return { lines: outline, veins: midrib };
  const count = Math.round(length / 13);
  const hatch = Array.from({ length: count }, (_, k) => {
    const t = mix(0.07, 0.8, k / (count - 1));
    const [r1, r2] = rib;
    const [e1, e2] = edge(1);
    return `M${pt(place(cubicAt(r1, r2, tip, t)))}L${pt(place(cubicAt(e1, e2, tip, t + 0.15)))}`;
  }).join('');
  return { tints: `${start}${curve(edge(-1), tip)}${back(rib)}Z`, lines: outline + midrib, veins: hatch };
}

/** Bonds end at the edge of an open atom; a double bond has a second line beside it. */
function bondPaths(art: VineArt): string {
  const radius = new Map(art.atoms.map((atom) => [atom.at, atom.r]));
  return art.bonds
    .map(({ from, to, double }) => {
      const start = art.points[from];
      const end = art.points[to];
      if (start === undefined || end === undefined) throw new Error(`MoleculeVine: no point for bond ${from}-${to}`);
      const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
      const length = Math.hypot(dx, dy);
      const along = (d: number, offset = 0): Point => [
        start[0] + (dx * d - dy * offset) / length,
        start[1] + (dy * d + dx * offset) / length,
      ];
      const first = radius.get(from) ?? 0;
      const last = length - (radius.get(to) ?? 0);
      const main = `M${pt(along(first))}L${pt(along(last))}`;
      if (double === undefined) return main;
      const gap = double * art.stroke * 3.4;
      return `${main}M${pt(along(Math.max(first, length * 0.14), gap))}L${pt(along(Math.min(last, length * 0.86), gap))}`;
    })
    .join('');
}

export function vinePaths(art: VineArt): VinePaths {
  const leaves = art.leaves.map(leafPaths);
  const all = (key: keyof VinePaths) => leaves.map((leaf) => leaf[key] ?? '').join('');
  return {
    lines: bondPaths(art) + art.stems.join('') + all('lines'),
    veins: all('veins'),
    tints: all('tints'),
    solids: all('solids'),
  };
}
