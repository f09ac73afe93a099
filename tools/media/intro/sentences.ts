import { brand } from '../../../src/content/brand.ts';

/** How long the film is, in seconds. */
export const LENGTH = 26;

/** On-screen lines with the seconds between which they can be read. */
export const LINES = [
  { from: 5, to: 9, rows: ['Your brand,', 'your pricing'] },
  { from: 9.2, to: 13.2, rows: ['Independent', 'licensed providers'] },
  { from: 13.4, to: 17.4, rows: ['503A pharmacy', 'partner'] },
  { from: 17.6, to: 21.4, rows: ['Launch in under', '48 hours'] },
] as const;
/** The last line, and the seconds between which it can be read. */
export const CLOSING = { from: 22.6, to: LENGTH, text: `${brand.name} is software, not a medical provider` } as const;
