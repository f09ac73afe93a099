import { minWidth } from './breakpoints.ts';

/**
 * The self-hosted fonts and fallbacks with matched metrics, so that lines break alike before and after the swap. `docs/assets.md` says
 * how they were made. macOS and Windows have Georgia and Arial, Android Noto Serif and Roboto, Linux Liberation. The
 * browser asks for one local font after the other while it lays out the page, so no other names are tried.
 */
export const brandFonts = [
  { family: 'Fraunces', file: '/fonts/fraunces.woff2', weight: '480' },
  { family: 'Inter', file: '/fonts/inter.woff2', weight: '400 700' },
] as const;

/** Windows whose first page already has the brand's fonts. A phone's line has the page itself to load: see `laterFonts.ts`. */
export const fontsAtOnce = minWidth('tablet');

/**
 * `optional`, for pages: a font that is not there at the first paint is left for the next page, so that nothing moves. `swap`, where the
 * fonts themselves are what is looked at, at every width.
 */
export type FontDisplay = 'optional' | 'swap';

const brandFaces = (display: FontDisplay) =>
  brandFonts
    .map(
      ({ family, file, weight }) => `
  @font-face {
    font-family: '${family}';
    src: url('${file}') format('woff2');
    font-weight: ${weight};
    font-display: ${display};
  }`,
    )
    .join('');

export const fontFaces = (display: FontDisplay): string => `
  ${display === 'swap' ? brandFaces(display) : `@media ${fontsAtOnce} {${brandFaces(display)}}`}
  @font-face {
    font-family: 'Fraunces Fallback';
    src: local('Georgia');
    ascent-override: 94.37%;
    descent-override: 24.61%;
    line-gap-override: 0%;
    size-adjust: 103.63%;
  }
  @font-face {
    font-family: 'Fraunces Fallback Liberation';
    src: local('Liberation Serif');
    ascent-override: 86%;
    descent-override: 22.42%;
    line-gap-override: 0%;
    size-adjust: 113.72%;
  }
  @font-face {
    font-family: 'Fraunces Fallback Noto';
    src: local('Noto Serif'), local('NotoSerif-Regular');
    ascent-override: 101.82%;
    descent-override: 26.55%;
    line-gap-override: 0%;
    size-adjust: 96.05%;
  }
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans');
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
    size-adjust: 107.12%;
  }
  @font-face {
    font-family: 'Inter Fallback Roboto';
    src: local('Roboto'), local('Roboto-Regular');
    ascent-override: 90.24%;
    descent-override: 22.47%;
    line-gap-override: 0%;
    size-adjust: 107.35%;
  }
`;
