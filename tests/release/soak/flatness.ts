/** Samples of a size that must not grow. `noise`: how many megabytes it varies by without a leak. */
export type Series = { name: string; megabytes: number[]; noise: number };

/** Greater growth is a leak. */
const GROWTH = 0.1;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Compares the middle third with the last, because in the first third code is still loaded and compiled. */
export function growthOf({ name, megabytes, noise }: Series): { name: string; before: number; after: number; isFlat: boolean } {
  const third = Math.floor(megabytes.length / 3);
  const before = median(megabytes.slice(third, 2 * third));
  const after = median(megabytes.slice(-third));
  return { name, before, after, isFlat: after <= before * (1 + GROWTH) + noise };
}
