/**
 * Makes the two font files of `public/fonts`, and prints the fallback faces with matching metrics for `src/theme/fonts.ts`. Run
 * it after a change of fonts or letters:
 *
 *   npx tsx tools/fonts/subset.ts
 *
 * The letters are those of English copy: ASCII, typographic marks and, for names, Latin-1. Others use the visitor's own fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const ascii = range(0x20, 0x7e);
const marks = '–—‘’“”•…©®™×→';
/** What browsers apply by themselves. Further features would bring glyphs that no style asks for. */
const usualFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** Metrics of fonts that visitors have, from the table of Capsize 4.3.0; it is a package of 169 MB. */
const systemFonts = {
  georgia: {
    ...{ familyName: 'Georgia', fullName: 'Georgia', postscriptName: 'Georgia', unitsPerEm: 2048 },
    ...{ capHeight: 1419, ascent: 1878, descent: -449, lineGap: 0, xHeight: 986, xWidthAvg: 913 },
  },
  timesNewRoman: {
    ...{ familyName: 'Times New Roman', fullName: 'Times New Roman', postscriptName: 'TimesNewRomanPSMT', unitsPerEm: 2048 },
    ...{ capHeight: 1356, ascent: 1825, descent: -443, lineGap: 87, xHeight: 916, xWidthAvg: 832 },
  },
  notoSerif: {
    ...{ familyName: 'Noto Serif', fullName: 'Noto Serif Regular', postscriptName: 'NotoSerif-Regular', unitsPerEm: 1000 },
    ...{ capHeight: 714, ascent: 1069, descent: -293, lineGap: 0, xHeight: 536, xWidthAvg: 481 },
  },
  arial: {
    ...{ familyName: 'Arial', fullName: 'Arial', postscriptName: 'ArialMT', unitsPerEm: 2048 },
    ...{ capHeight: 1467, ascent: 1854, descent: -434, lineGap: 67, xHeight: 1062, xWidthAvg: 913 },
  },
  roboto: {
    ...{ familyName: 'Roboto', fullName: 'Roboto Regular', postscriptName: 'Roboto-Regular', unitsPerEm: 2048 },
    ...{ capHeight: 1456, ascent: 1900, descent: -500, lineGap: 0, xHeight: 1082, xWidthAvg: 911 },
  },
};

type AxisRange = number | { min: number; max: number; default: number };

const fonts = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    output: 'fraunces.woff2',
    characters: `${ascii}${marks}éèáíóúñüöä`,
    // All axes are fixed: headings have one weight, and the optical axis alone would take 17 KiB.
    axes: { opsz: 44, wght: 480, SOFT: 60, WONK: 0 },
    features: [],
    fallbacks: ['georgia', 'timesNewRoman', 'notoSerif'],
  },
  {
    family: 'Inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    output: 'inter.woff2',
    // Also the letters of visitors' names.
    characters: `${ascii}${range(0xc0, 0xff)}${marks}\u00a0·†€−≤≥✓`,
    axes: { wght: { min: 400, max: 700, default: 400 } },
    // Figures of equal width, for the countdown and amounts.
    features: ['tnum', 'lnum'],
    fallbacks: ['arial', 'roboto'],
  },
] as const satisfies readonly {
  family: string;
  source: string;
  output: string;
  characters: string;
  /** Axes kept (a range) or pinned (a number). */
  axes: Record<string, AxisRange>;
  /** OpenType features that a style asks for. */
  features: readonly string[];
  fallbacks: readonly (keyof typeof systemFonts)[];
}[];

const faces: string[] = [];
for (const font of fonts) {
  const original = await readFile(`node_modules/${font.source}`);
  const subset = await subsetFont(original, font.characters, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: [...usualFeatures, ...font.features],
  });
  await writeFile(`public/fonts/${font.output}`, subset);
  const axes = Object.entries<AxisRange>(font.axes);
  // The fallbacks imitate the advance widths of one instance.
  const instance = await subsetFont(original, font.characters, {
    targetFormat: 'truetype',
    variationAxes: Object.fromEntries(axes.map(([name, axis]) => [name, typeof axis === 'number' ? axis : axis.default])),
  });
  const metrics = await fromBuffer(instance);
  const { fontFaces } = createFontStack(
    [{ ...metrics, familyName: font.family }, ...font.fallbacks.map((name) => systemFonts[name])],
    { fontFaceFormat: 'styleString' },
  );
  faces.push(fontFaces);
  console.log(`${font.output}: ${(subset.length / 1024).toFixed(1)} KiB`);
}
console.log(faces.join('\n'));
