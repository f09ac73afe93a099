/** Copy of controls that is the same everywhere. */
export const controlCopy = { optional: '(optional)', required: '(required)', close: 'Close', notChosen: 'Choose' } as const;
