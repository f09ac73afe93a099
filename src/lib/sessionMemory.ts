/** What could not be stored: it lasts until the page is left by more than a link of ours. */
const unstored = new Map<string, string>();

/** Keeps a value until the tab is closed. Where storage is refused or full, until the page is loaded anew. */
export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** The JSON text that was remembered under a key, or null. */
export function recallText(key: string): string | null {
  const fallback = unstored.get(key) ?? null;
  try {
    return fallback ?? sessionStorage.getItem(key);
  } catch {
    return fallback;
  }
}

/** The fields of a remembered object, as far as anybody can know what they hold; empty where there is none. */
export function parseFields(text: string | null): Record<string, unknown> {
  const value = parse(text);
  return typeof value === 'object' ? { ...value } : {};
}

/** Whatever was remembered under a key; null where there is nothing, or nothing that can be read. */
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

export function forget(key: string): void {
  unstored.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
