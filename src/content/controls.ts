/** What controls say by themselves, whatever they stand in. */
export const controlWords = { optional: '(optional)', close: 'Close' } as const;
