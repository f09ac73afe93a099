/** Splits a list into `count` rows of equal length, in order; the first rows get the remainder. */
export function splitRows<Item>(items: readonly Item[], count: number): Item[][] {
  const short = Math.floor(items.length / count);
  const left = items.length % count;
  return Array.from({ length: count }, (_, row) => {
    const start = row * short + Math.min(row, left);
    return items.slice(start, start + short + (row < left ? 1 : 0));
  });
}
