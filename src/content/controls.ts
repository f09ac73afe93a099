/** Copy of controls that is the same everywhere. */
export const controlCopy = { optional: '(optional)', close: 'Close' } as const;
