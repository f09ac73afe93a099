/** All partner logos in one file: `docs/assets.md` explains how it is made. */
export const LOGO_WALL = '/logos/wall.svg';

/** The fragment of a logo within the wall. */
export const logoId = (file: string): string => file.replace(/.*\/|\.svg$/g, '');

export const logoSrc = (file: string): string => `${LOGO_WALL}#${logoId(file)}`;

/** Splits a list into `count` rows of equal length, in order; the first rows get the remainder. */
export function splitRows<Item>(items: readonly Item[], count: number): Item[][] {
  const short = Math.floor(items.length / count);
  const left = items.length % count;
  return Array.from({ length: count }, (_, row) => {
    const start = row * short + Math.min(row, left);
    return items.slice(start, start + short + (row < left ? 1 : 0));
  });
}
