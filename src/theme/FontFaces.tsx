import { fontFaces, type FontDisplay } from './fonts.ts';

/** Not part of `GlobalStyle`, whose styles are replaced at hydration: the browser would load the fonts again, and the layout would shift. */
export const FontFaces = ({ display }: { display: FontDisplay }) => (
  <style dangerouslySetInnerHTML={{ __html: fontFaces(display) }} />
);
