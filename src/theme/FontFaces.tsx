import { fontFaces } from './fonts.ts';

/** Not part of `GlobalStyle`, whose styles are replaced at hydration: the browser would load the fonts again, and the layout would shift. */
export const FontFaces = () => <style dangerouslySetInnerHTML={{ __html: fontFaces }} />;
