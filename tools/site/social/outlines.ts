import { readFileSync } from 'node:fs';
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** One line of text as SVG paths; its left end on the baseline is at 0, 0. */
export type Line = { svg: string; width: number };

/** `axes` such as `{ wght: 600 }`; `size` in pixels; `tracking` in em. */
type Style = { axes: Readonly<Record<string, number>>; size: number; tracking: number; color: string };

export type Outliner = (text: string, style: Style) => Line;

const PRINTABLE = String.fromCodePoint(...Array.from({ length: 0x24f - 0x1f }, (_, index) => index + 0x20)) + '–—‘’“”•…©®™×→';

/**
 * Renders text with one of our WOFF2 fonts as outlines, because the image library would otherwise use the fonts of the machine.
 */
export async function openFont(file: string): Promise<Outliner> {
  const bytes = await subsetFont(readFileSync(file), PRINTABLE, { targetFormat: 'truetype' });
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  return (text, { axes, size, tracking, color }) => {
    const font = new Font(face);
    font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / face.upem;
    let pen = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const glyph = `<path transform="translate(${pen + xOffset})" d="${font.glyphToPath(codepoint)}"/>`;
      pen += xAdvance + tracking * face.upem;
      return glyph;
    });
    // The y axis points up in fonts and down in SVG.
    return { svg: `<g fill="${color}" transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`, width: pen * scale };
  };
}
