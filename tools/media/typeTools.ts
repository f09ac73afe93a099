/**
 * Text to outlines, for the two scripts that set type (brand.ts, partner-logos.build.ts).
 * The outliner and the display faces are needed only when a logo changes, so they are not dependencies of the site:
 *   mkdir /tmp/type && cd /tmp/type && npm init -y && npm i fontkit svgo @fontsource/<face> …
 * and run the script with TYPE_DIR=/tmp/type.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type GlyphPath = {
  toSVG(): string;
  scale(x: number, y: number): GlyphPath;
  translate(x: number, y: number): GlyphPath;
};

type Font = {
  unitsPerEm: number;
  capHeight: number;
  layout(text: string): { glyphs: { path: GlyphPath }[]; positions: { xAdvance: number; xOffset: number }[] };
};

type Outliner = {
  create(bytes: Buffer): Font;
};

type Optimiser = {
  optimize(svg: string, options: unknown): { data: string };
};

type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype'; variationAxes?: Readonly<Record<string, number>> },
) => Promise<Buffer>;

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz &’';

const dir = process.env.TYPE_DIR;
if (dir === undefined)
  throw new Error('Set TYPE_DIR to a folder with fontkit, svgo and the faces (see tools/media/typeTools.ts).');
export const typeDir = dir;
const load = createRequire(`${dir}/index.js`);
const outliner = load('fontkit') as Outliner;
const optimiser = load('svgo') as Optimiser;
const subset = createRequire(import.meta.url)('subset-font') as Subset;

/** Opens a WOFF2 as one static TrueType instance: fontkit lays out neither variable nor WOFF2 subsets reliably. */
export async function openFont(file: string, variationAxes?: Readonly<Record<string, number>>): Promise<Font> {
  const bytes = await subset(readFileSync(file), CHARACTERS, {
    targetFormat: 'truetype',
    ...(variationAxes && { variationAxes }),
  });
  // Padding: fontkit reads a box even for an empty last glyph.
  return outliner.create(Buffer.concat([bytes, Buffer.alloc(32)]));
}

export type Line = {
  d: string;
  width: number;
};

/** Sets `text` with capitals `capHeight` high; the result draws it at a baseline, `k` times as large. */
export function setLine(font: Font, text: string, capHeight: number, track: number): (x: number, y: number, k?: number) => Line {
  const unit = capHeight / (font.capHeight || font.unitsPerEm * 0.7);
  const run = font.layout(text);
  return (x, y, k = 1) => {
    const scale = unit * k;
    let at = x * k;
    let d = '';
    run.glyphs.forEach((glyph, index) => {
      const position = run.positions[index];
      d += glyph.path
        .scale(scale, -scale)
        .translate(at + (position?.xOffset ?? 0) * scale, y * k)
        .toSVG();
      at += (position?.xAdvance ?? 0) * scale + track * font.unitsPerEm * scale;
    });
    return { d, width: at / k - x - track * font.unitsPerEm * unit };
  };
}

/** Shortens the inside of an SVG, rounding path data to `digits` decimals. */
export function optimise(body: string, digits: number): string {
  const overrides = { convertPathData: { floatPrecision: digits }, convertTransform: { floatPrecision: 3 } };
  const { data } = optimiser.optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    multipass: true,
    plugins: [{ name: 'preset-default', params: { overrides } }],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
