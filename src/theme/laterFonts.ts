import { brandFonts, fontsAtOnce } from './fonts.ts';

let loaded: FontFace[] = [];

/** Loads the fonts that a narrow window's first page does without. If that fails, the next pages do without them too. */
export async function loadLaterFonts(): Promise<void> {
  if (window.matchMedia(fontsAtOnce).matches) return;
  const fonts = brandFonts.map(({ family, file, weight }) => new FontFace(family, `url('${file}')`, { weight }));
  loaded = await Promise.all(fonts.map((font) => font.load())).catch(() => []);
}

/** Uses them once they are loaded. To be called when a page replaces another: on a page that is being read, lines would move. */
export function applyLaterFonts(): void {
  for (const font of loaded.splice(0)) document.fonts.add(font);
}
