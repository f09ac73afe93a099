/** What says that content is invented: beside it, and in the footer of every page. */
export const samples = { tag: 'Sample', footer: 'Sample content' } as const;
