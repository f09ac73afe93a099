export { media } from './breakpoints.ts';
export { FontFaces } from './FontFaces.tsx';
export { brandFonts } from './fonts.ts';
export { layer, motion, radius, shadow, space, touchTarget, width } from './scale.ts';
export { theme, colorSchemes, pictureColors, type ColorScheme } from './theme.ts';
export { fontFamily, type } from './typography.ts';
