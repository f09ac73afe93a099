/**
 * Makes the two font files of `public/fonts`, and prints the fallback faces with matching metrics for `src/theme/fonts.ts`. Run it
 * after a change of fonts or letters:
 *
 *   npx tsx tools/fonts/subset.ts
 *
 * The letters are those of English copy: ASCII, typographic marks and, for names in text, Latin-1. The visitor's own font draws others.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const ascii = range(0x20, 0x7e);
const marks = '–—‘’“”•…©®™×→';

type AxisRange = number | { min: number; max: number; default?: number };

const fonts = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    output: 'fraunces.woff2',
    characters: `${ascii}${marks}éèáíóúñüöä`,
    // Headings are drawn between 20 and 72 px in one weight: the optical axis stays, the others are fixed.
    axes: { opsz: { min: 18, max: 96, default: 36 }, wght: 480, SOFT: 60, WONK: 0 },
    typicalInstance: { opsz: 44, wght: 480, SOFT: 60, WONK: 0 },
    fallbacks: ['georgia', 'timesNewRoman', 'notoSerif'],
  },
  {
    family: 'Inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    output: 'inter.woff2',
    characters: `${ascii}${range(0xa0, 0xff)}${marks}†‹›€−≤≥←↓↑✓′″`,
    axes: { wght: { min: 400, max: 700, default: 400 } },
    typicalInstance: { wght: 400 },
    fallbacks: ['arial', 'roboto'],
  },
] as const satisfies readonly {
  family: string;
  source: string;
  output: string;
  characters: string;
  /** Axes kept (a range) or pinned (a number). */
  axes: Record<string, AxisRange>;
  /** The instance whose advance widths the fallbacks imitate. */
  typicalInstance: Record<string, number>;
  fallbacks: readonly (keyof typeof entireMetricsCollection)[];
}[];

const faces: string[] = [];
for (const font of fonts) {
  const original = await readFile(`node_modules/${font.source}`);
  const subset = await subsetFont(original, font.characters, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
  });
  await writeFile(`public/fonts/${font.output}`, subset);
  const instance = await subsetFont(original, font.characters, {
    targetFormat: 'truetype',
    variationAxes: font.typicalInstance,
  });
  const metrics = await fromBuffer(instance);
  const { fontFaces } = createFontStack(
    [{ ...metrics, familyName: font.family }, ...font.fallbacks.map((name) => entireMetricsCollection[name])],
    { fontFaceFormat: 'styleString' },
  );
  faces.push(fontFaces);
  console.log(`${font.output}: ${(subset.length / 1024).toFixed(1)} KiB`);
}
console.log(faces.join('\n'));
