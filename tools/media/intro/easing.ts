const clamp = (value: number) => Math.min(1, Math.max(0, value));
/** Begins fast and comes to rest. */
export const ease = (value: number) => 1 - (1 - clamp(value)) ** 3;
/** Begins and ends slowly. */
export const smooth = (value: number) => clamp(value) ** 2 * (3 - 2 * clamp(value));
/** How far second `t` is in what begins at `from` and lasts `length` seconds: 0 before, 1 after. */
export const span = (t: number, from: number, length: number) => clamp((t - from) / length);
