import { fontFaces } from './fonts.ts';

/**
 * The font files, in an element of their own. As part of `GlobalStyle` they would be taken out and put back when the prerendered page
 * is hydrated: the browser would load them again and show the fallbacks meanwhile, which moves whatever wraps differently.
 */
export const FontFaces = () => <style dangerouslySetInnerHTML={{ __html: fontFaces }} />;
