/** Remembers values in a browser's storage; where that is blocked or full, until the document is left. */
export type Memory = {
  remember: (key: string, value: unknown) => void;
  /** The stored JSON, or null. */
  recallText: (key: string) => string | null;
  forget: (key: string) => void;
};

/** @param storage a function, because reading `window.localStorage` throws where it is blocked */
export function createMemory(storage: () => Storage): Memory {
  /** Values that could not be stored. */
  const unstored = new Map<string, string>();

  return {
    remember: (key, value) => {
      const text = JSON.stringify(value);
      try {
        storage().setItem(key, text);
        unstored.delete(key);
      } catch {
        unstored.set(key, text);
      }
    },
    recallText: (key) => {
      const fallback = unstored.get(key) ?? null;
      try {
        return fallback ?? storage().getItem(key);
      } catch {
        return fallback;
      }
    },
    forget: (key) => {
      unstored.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
