/**
 * Assembles the people from DiceBear's "Notionists" parts (Zoish, CC0 1.0) into people.json, uncoloured.
 * Needs a folder outside the repository: `mkdir /tmp/type && cd /tmp/type && npm i @dicebear/core@9 @dicebear/collection@9 svgo`, then
 *   TYPE_DIR=/tmp/type npx tsx tools/media/people.build.ts
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

type Recipe = readonly [
  hair: number,
  body: number,
  eyes: number,
  brows: number,
  nose: number,
  lips: number,
  glasses?: number | undefined,
  beard?: number,
];

const RECIPES: Readonly<Record<string, Recipe>> = {
  'portrait-01': [41, 16, 5, 4, 12, 3],
  'portrait-02': [38, 14, 5, 7, 6, 17, undefined, 2],
  'portrait-03': [63, 13, 5, 12, 4, 22],
  'portrait-04': [42, 20, 5, 5, 10, 23, 11],
  'portrait-05': [48, 13, 5, 9, 8, 25],
  'portrait-06': [35, 7, 5, 7, 20, 3],
  'portrait-07': [2, 19, 5, 12, 13, 17],
  'portrait-08': [60, 25, 5, 9, 11, 23],
  'portrait-09': [59, 23, 5, 9, 15, 3],
  'portrait-10': [22, 16, 5, 7, 12, 22, undefined, 6],
  'portrait-11': [61, 25, 5, 12, 6, 3, 3],
  'portrait-12': [58, 5, 5, 5, 5, 25],
  'portrait-13': [8, 13, 5, 9, 15, 25],
  'portrait-14': [10, 16, 5, 4, 11, 3],
  'portrait-15': [23, 20, 5, 7, 8, 17, 11],
  'portrait-16': [28, 5, 5, 9, 20, 25],
  'portrait-17': [30, 19, 5, 5, 13, 3],
  'portrait-18': [39, 25, 5, 12, 6, 23],
  'portrait-19': [37, 14, 5, 9, 12, 3],
  'portrait-20': [43, 16, 5, 4, 4, 17, 3],
  'portrait-21': [46, 23, 5, 5, 11, 25],
  'portrait-22': [29, 5, 5, 12, 8, 23],
  'portrait-23': [13, 25, 5, 7, 6, 17, 8, 6],
  'portrait-24': [25, 7, 5, 7, 20, 22, undefined, 2],
  'portrait-25': [55, 20, 5, 5, 10, 3, 11],
  'portrait-26': [9, 14, 5, 7, 11, 25],
  'portrait-27': [49, 13, 5, 12, 15, 22, undefined, 12],
  'portrait-28': [5, 21, 5, 4, 4, 3],
  'wall-01': [45, 14, 5, 9, 15, 25],
  'wall-02': [33, 21, 5, 7, 20, 3],
  'wall-03': [36, 19, 5, 12, 13, 23],
  'wall-04': [24, 13, 5, 2, 4, 17, 8],
  'wall-05': [62, 16, 5, 9, 8, 3],
  'wall-06': [20, 5, 5, 4, 12, 25],
  'wall-07': [32, 25, 5, 7, 6, 22, undefined, 12],
  'wall-08': [47, 23, 5, 5, 13, 3],
  'wall-09': [27, 16, 5, 4, 11, 17, 11],
  'wall-10': [57, 13, 5, 12, 15, 23],
};

/** The order in which the style stacks its parts. */
const PARTS = ['face', 'body', 'hair', 'lips', 'beard', 'nose', 'eyes', 'glasses', 'brows', 'gesture'] as const;

type Core = {
  createAvatar(style: unknown, options: Readonly<Record<string, unknown>>): { toString(): string };
};
type Optimiser = {
  optimize: (svg: string, options: unknown) => { data: string };
};

const dir = process.env.TYPE_DIR;
if (dir === undefined) throw new Error('Set TYPE_DIR (see the head of this file).');
const { optimize } = createRequire(`${dir}/index.js`)('svgo') as Optimiser;
const core = (await import(pathToFileURL(`${dir}/node_modules/@dicebear/core/lib/index.js`).href)) as Core;
const { notionists } = (await import(pathToFileURL(`${dir}/node_modules/@dicebear/collection/lib/index.js`).href)) as {
  notionists: unknown;
};

const variant = (value: number) => [`variant${String(value).padStart(2, '0')}`];

/** The outermost groups of a drawing, each with the place it is moved to. */
function groups(svg: string): { at: number[]; inner: string }[] {
  const found: { at: number[]; inner: string }[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of svg.matchAll(/<g[ >][^>]*>|<\/g>/g)) {
    if (tag[0] !== '</g>') {
      if (depth === 0) start = tag.index;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth > 0) continue;
    const chunk = svg.slice(start, tag.index);
    const at = /^<g transform="translate\(([^)]*)\)">/.exec(chunk)?.[1] ?? '0 0';
    found.push({ at: at.split(' ').map(Number), inner: chunk.replace(/^<g[^>]*>/, '') });
  }
  return found;
}

function layers(id: string, [hair, body, eyes, brows, nose, lips, glasses, beard]: Recipe) {
  const svg = core
    .createAvatar(notionists, {
      seed: id,
      hair: variant(hair),
      body: variant(body),
      eyes: variant(eyes),
      brows: variant(brows),
      nose: variant(nose),
      lips: variant(lips),
      glasses: variant(glasses ?? 1),
      glassesProbability: glasses === undefined ? 0 : 100,
      beard: variant(beard ?? 1),
      beardProbability: beard === undefined ? 0 : 100,
      gestureProbability: 0,
      bodyIconProbability: 0,
    })
    .toString()
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<mask.*?<\/mask>/gs, '')
    .replace(/^<svg[^>]*><g[^>]*>|<\/g><\/svg>\s*$/g, '');
  const overrides = { convertPathData: { floatPrecision: 0 }, mergePaths: false, removeHiddenElems: false, convertColors: false };
  return groups(svg).flatMap(({ at, inner }, index) => {
    if (inner.trim() === '') return [];
    const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`, {
      plugins: [{ name: 'preset-default', params: { overrides } }],
    });
    return [{ part: PARTS[index], at, svg: data.replace(/^<svg[^>]*>|<\/svg>$/g, '') }];
  });
}

const people = Object.entries(RECIPES).map(
  ([id, recipe]) =>
    `"${id}": [\n${layers(id, recipe)
      .map((layer) => JSON.stringify(layer))
      .join(',\n')}\n]`,
);
writeFileSync(new URL('./people.json', import.meta.url), `{\n${people.join(',\n')}\n}\n`);
