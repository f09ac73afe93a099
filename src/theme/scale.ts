/** Distances by their number of CSS pixels. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
  96: '96px',
  128: '128px',
} as const;

export const radius = { small: '8px', medium: '16px', large: '28px', full: '999px' } as const;

export const shadow = {
  raised: '0 1px 2px rgb(14 59 52 / 6%), 0 8px 24px rgb(14 59 52 / 8%)',
  floating: '0 4px 12px rgb(14 59 52 / 10%), 0 24px 64px rgb(14 59 52 / 22%)',
} as const;

/** Widths in rem, so that a line keeps its number of characters when the text is larger. */
export const width = { container: '75rem', reading: '45rem', form: '32.5rem' } as const;

/** Durations for transitions of opacity and transform. */
export const motion = { fast: '150ms ease-out', base: '200ms ease-out', slow: '250ms ease-out' } as const;

export const layer = { header: 10, notice: 50, dialog: 100, toast: 200, shield: 300 } as const;

/** Smallest side of a control. */
export const touchTarget = '44px';
