import { fontFaces } from './fonts.ts';

/**
 * These are not part of `GlobalStyle`: the library moves its styles at hydration, so the browser would load the fonts again, and lines
 * would move.
 */
export const FontFaces = () => <style dangerouslySetInnerHTML={{ __html: fontFaces }} />;
