import { VINE_ART, type Leaf, type VineArt } from '../../../src/components/MoleculeVine/moleculeVine.data.ts';
import { vinePaths } from '../../../src/components/MoleculeVine/moleculeVine.geometry.ts';
import { INK } from '../artKit.ts';
import { ease, smooth, span } from './easing.ts';

/** What grows. */
export const art = VINE_ART.hero;

/** The order in which the bonds grow; every entry is a bond of the hero art. */
const BOND_ORDER = [
  'south2-south3',
  'south1-south2',
  'e-south1',
  'd-e',
  'e-f',
  'c-d',
  'f-a',
  'b-c',
  'a-b',
  'd-low',
  'b-g',
  'i-c',
  'g-h',
  'h-i',
  'f-west1',
  'west1-west2',
  'g-up1',
  'up1-up2',
  'up2-up3',
];
const bare: VineArt = { ...art, bonds: [], stems: [], leaves: [] };

function stroke(d: string, k: number, width: number): string {
  if (k <= 0) return '';
  return `<path d="${d}" pathLength="1" stroke-dasharray="${k} 2" fill="none" stroke="${INK.pine700}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function growingLeaf(leaf: Leaf, k: number): string {
  if (k <= 0) return '';
  const size = ease(k);
  const paths = vinePaths({
    ...bare,
    leaves: [
      {
        ...leaf,
        length: leaf.length * size,
        width: leaf.width * size ** 1.4,
        bend: leaf.bend * size,
        angle: leaf.angle - (1 - size) * 34,
      },
    ],
  });
  return `<path d="${paths.tints}" fill="${INK.mint100}"/><path d="${paths.solids}" fill="${INK.pine700}" fill-rule="evenodd"/>
<path d="${paths.veins}" fill="none" stroke="${INK.pine700}" stroke-width="1.2" stroke-linecap="round"/><path d="${paths.lines}" fill="none" stroke="${INK.pine700}" stroke-width="3" stroke-linejoin="round"/>`;
}

/** The vine at growth `g`: 0 is nothing, 1 is all of it. */
export function vine(g: number): string {
  const bonds = BOND_ORDER.map((name, index) => {
    const bond = art.bonds.find(({ from, to }) => `${from}-${to}` === name || `${to}-${from}` === name);
    if (bond === undefined) throw new Error(`intro: the hero art has no bond ${name}`);
    const turned =
      `${bond.from}-${bond.to}` !== name ||
      ['e-south1', 'south1-south2', 'south2-south3', 'd-e', 'c-d', 'b-c', 'a-b'].includes(name);
    const k = span(g, index * 0.026, 0.06);
    const source = turned
      ? {
          ...bond,
          from: bond.to,
          to: bond.from,
          ...(bond.double && { double: bond.double === 1 ? (-1 as const) : (1 as const) }),
        }
      : bond;
    return stroke(vinePaths({ ...bare, bonds: [source] }).lines, smooth(k), 3);
  });
  const stems = art.stems.map((d, index) => stroke(d, smooth(span(g, 0.5 + index * 0.05, 0.12)), 3));
  const leaves = art.leaves.map((leaf, index) => growingLeaf(leaf, span(g, 0.5 + index * 0.045, 0.13)));
  const atoms = art.atoms.map(({ at, r, kind }) => {
    const [x, y] = art.points[at] ?? [0, 0];
    const first = BOND_ORDER.findIndex((name) => name.split('-').includes(at));
    const size = ease(span(g, first * 0.026 + 0.02, 0.05)) * r;
    if (size <= 0) return '';
    return kind === 'ring'
      ? `<circle cx="${x}" cy="${y}" r="${size}" fill="none" stroke="${INK.pine700}" stroke-width="3"/>`
      : `<circle cx="${x}" cy="${y}" r="${size}" fill="${kind === 'accent' ? INK.clay600 : INK.pine700}"/>`;
  });
  return `<g transform="translate(566 42)">${[...leaves, ...bonds, ...stems, ...atoms].join('')}</g>`;
}
