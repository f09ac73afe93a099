/** Viewport widths in CSS pixels at which the layout changes; Storybook's modes are made from the same table. */
export const breakpoints = {
  phone: 360,
  tablet: 768,
  laptop: 1024,
  desktop: 1440,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** `${media.from('tablet')} { … }`: styles from that width up. Styles outside any query are the phone's. */
export const media = {
  from: (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint]}px)`,
  below: (breakpoint: Breakpoint) => `@media (max-width: ${breakpoints[breakpoint] - 0.02}px)`,
  /** As `below`, but a sheet of paper, which is narrow too, is no small screen. */
  screenBelow: (breakpoint: Breakpoint) => `@media screen and (max-width: ${breakpoints[breakpoint] - 0.02}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Visitors whose browser runs no scripts. */
  withoutScript: '@media (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  /** A pointer that can rest on something: a mouse, not a finger. */
  hover: '@media (hover: hover)',
} as const;
