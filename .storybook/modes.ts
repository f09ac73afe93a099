import { breakpoints } from '../src/theme/breakpoints.ts';

/**
 * The widths in which stories are compared, made from the theme's breakpoints. Chromatic and our own gate read the same table.
 */
export const modes = {
  phone: { viewport: breakpoints.phone },
  tablet: { viewport: breakpoints.tablet },
  desktop: { viewport: breakpoints.desktop },
  /** A sheet of paper, as wide as its text. */
  print: { viewport: 720, media: 'print' },
} as const;

/** What fits a small phone, a usual phone and a laptop. */
export const firstScreens = {
  phone: { viewport: { width: 360, height: 640 } },
  tallPhone: { viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { disable: true },
  print: { disable: true },
} as const;

/** A large monitor, for what is limited there. */
export const wide = { viewport: { width: 1920, height: 1080 } } as const;

/** A component whose columns exist only on narrow laptops is also shown there. */
export const laptop = { viewport: breakpoints.laptop } as const;

/** Windows' contrast themes, which replace every color, for controls. */
export const contrast = { viewport: breakpoints.desktop, forcedColors: 'active' } as const;

/** The modes of a component whose layout depends on the width: `chromatic: phoneAndDesktop`. */
export const phoneAndDesktop = { modes: { phone: modes.phone, desktop: modes.desktop } } as const;

/** A component that is also printed is shown on paper too. */
export const phoneDesktopAndPrint = { modes: { ...phoneAndDesktop.modes, print: modes.print } } as const;

/** A state that only paper shows is captured there alone. */
export const printOnly = { modes: { print: modes.print, phone: { disable: true }, desktop: { disable: true } } } as const;
