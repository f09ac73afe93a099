/** Names of the messages over the page, for screen readers. */
export const toastCopy = { label: 'Messages', closeLabel: 'Close message' } as const;
