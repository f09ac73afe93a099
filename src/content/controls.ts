/** What controls say by themselves, whatever they stand in. */
export const controlCopy = { optional: '(optional)', close: 'Close' } as const;
