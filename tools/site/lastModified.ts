/** Where the record stands that `npm run dates` keeps. */
export const LAST_MODIFIED_FILE = 'tools/site/lastModified.json';

/** By path: the day (`2026-11-21`) since which a page says what it says, and a hash of that. */
export type LastModified = Record<string, { date: string; words: string }>;

/** The moment at which pages are rendered to be compared, in milliseconds since 1970: before any vacancy has closed. */
export const RECORDING_TIME = Date.UTC(2026, 10, 21);
