/** Viewport widths in CSS pixels; also Storybook's modes. */
export const breakpoints = {
  phone: 360,
  tablet: 768,
  laptop: 1024,
  desktop: 1440,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** `${media.from('tablet')} { … }`. Styles outside any query are the phone's. */
export const media = {
  from: (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint]}px)`,
  below: (breakpoint: Breakpoint) => `@media (max-width: ${breakpoints[breakpoint] - 0.02}px)`,
  /** As `below`, but not for print. */
  screenBelow: (breakpoint: Breakpoint) => `@media screen and (max-width: ${breakpoints[breakpoint] - 0.02}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  withoutScript: '@media (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  /** A mouse, not a finger. */
  hover: '@media (hover: hover)',
} as const;
