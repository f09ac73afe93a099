/** The number under which a submission is found, shown after each form. */
export const referenceCopy = { label: 'Your reference number:' } as const;
