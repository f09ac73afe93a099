import { createMemory } from './memory.ts';

/** What is remembered until the tab is closed. */
export const { remember, recallText, forget } = createMemory(() => sessionStorage);

/** The fields of a stored object, of unknown types; empty if there is none. */
export function parseFields(text: string | null): Record<string, unknown> {
  const value = parse(text);
  return typeof value === 'object' ? { ...value } : {};
}

/** After this long, the next visitor may be using the same tablet at a front desk. */
const PERSONAL_MS = 30 * 60 * 1000;

/** Stores what a visitor entered about themselves: it is recalled for half an hour. */
export const rememberPersonal = (key: string, value: unknown): void => remember(key, { at: Date.now(), value });

/** The fields of what `rememberPersonal` stored; empty after half an hour, or if the clock was set back since. */
export function recallPersonal(key: string): Record<string, unknown> {
  const { at, value } = parseFields(recallText(key));
  const age = typeof at === 'number' ? Date.now() - at : NaN;
  if (age >= 0 && age <= PERSONAL_MS) return { ...(value as object | null) };
  forget(key);
  return {};
}

/** The stored value; null if there is none, or none that can be parsed. */
export function recall(key: string): unknown {
  return parse(recallText(key));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
