/** What this browser tab remembers until it is closed; where storage is blocked, until the page is left. */
const remembered = new Map<string, string>();

/** Storage throws where the browser refuses it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: string): void {
  remembered.set(name, value);
  attempt(() => sessionStorage.setItem(name, value));
}

export const recall = (name: string): string | null =>
  attempt(() => sessionStorage.getItem(name)) ?? remembered.get(name) ?? null;

export function forget(name: string): void {
  remembered.delete(name);
  attempt(() => sessionStorage.removeItem(name));
}
