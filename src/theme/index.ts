export { media, minWidth } from './breakpoints.ts';
export { FontFaces } from './FontFaces.tsx';
export { brandFonts, fontsAtOnce, type FontDisplay } from './fonts.ts';
export { applyLaterFonts, loadLaterFonts } from './laterFonts.ts';
export { layer, motion, radius, shadow, space, touchTarget, width } from './scale.ts';
export { theme, colorSchemes, type ColorScheme } from './theme.ts';
export { fontFamily, type } from './typography.ts';
