/** Viewport widths in CSS pixels at the usual text size of 16 px; also Storybook's modes. */
export const breakpoints = {
  phone: 360,
  tablet: 768,
  laptop: 1024,
  desktop: 1440,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media queries count in the browser's own text size, so that larger text gets the layout that has room for it. */
const em = (px: number) => `${px / 16}em`;

const minWidth = (breakpoint: Breakpoint) => `(min-width: ${em(breakpoints[breakpoint])})`;

const maxWidth = (breakpoint: Breakpoint) => `(max-width: ${em(breakpoints[breakpoint] - 0.02)})`;

/** `${media.from('tablet')} { … }`. Styles outside any query are the phone's. */
export const media = {
  from: (breakpoint: Breakpoint) => `@media ${minWidth(breakpoint)}`,
  /** These queries do not match print. */
  screenBelow: (breakpoint: Breakpoint) => `@media screen and ${maxWidth(breakpoint)}`,
  screen: '@media screen',
  /** Paper, too, has neither motion nor script. */
  reducedMotion: '@media print, (prefers-reduced-motion: reduce)',
  withoutScript: '@media print, (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  /** A mouse, not a finger. */
  hover: '@media (hover: hover)',
} as const;
