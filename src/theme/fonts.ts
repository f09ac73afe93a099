/** The self-hosted fonts. `docs/assets.md` says how they were made. */
export const brandFonts = [
  { family: 'Fraunces', file: '/fonts/fraunces.woff2', weight: '480' },
  { family: 'Inter', file: '/fonts/inter.woff2', weight: '400 700' },
] as const;

/**
 * Fonts of the visitor's system with the brand fonts' metrics, so that lines break alike before and after the swap: macOS and Windows have
 * Georgia and Arial, Android Noto Serif and Roboto, Linux Liberation. The browser asks for one local font after the other while it lays
 * out the page, so no other names are tried. Noto Serif and Roboto have their PostScript names here, because their full names differ
 * between versions. Metrics in percent.
 */
const fallbackFonts = [
  { family: 'Fraunces Fallback', local: ['Georgia'], weight: '480', ascent: 94.37, descent: 24.61, size: 103.63 },
  {
    family: 'Fraunces Fallback Liberation',
    local: ['Liberation Serif'],
    weight: '480',
    ascent: 86,
    descent: 22.42,
    size: 113.72,
  },
  { family: 'Fraunces Fallback Noto', local: ['NotoSerif-Regular'], weight: '480', ascent: 101.87, descent: 26.56, size: 96 },
  {
    family: 'Inter Fallback',
    local: ['Arial', 'Liberation Sans'],
    weight: '400 500',
    ascent: 90.44,
    descent: 22.52,
    size: 107.12,
  },
  {
    family: 'Inter Fallback',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    weight: '600 700',
    ascent: 95.81,
    descent: 23.85,
    size: 101.12,
  },
  { family: 'Inter Fallback Roboto', local: ['Roboto-Regular'], weight: '400 500', ascent: 90.24, descent: 22.47, size: 107.35 },
  { family: 'Inter Fallback Roboto', local: ['Roboto-Bold'], weight: '600 700', ascent: 90, descent: 22.41, size: 107.64 },
] as const;

/** `swap`: text can be read before its font is there. */
const brandFaces = brandFonts.map(
  ({ family, file, weight }) => `@font-face{font-family:'${family}';font-weight:${weight};src:url('${file}');font-display:swap}`,
);

const fallbackFaces = fallbackFonts.map(
  ({ family, local, weight, ascent, descent, size }) =>
    `@font-face{font-family:'${family}';font-weight:${weight};src:${local.map((name) => `local('${name}')`).join(',')};` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%}`,
);

export const fontFaces = [...brandFaces, ...fallbackFaces].join('');
