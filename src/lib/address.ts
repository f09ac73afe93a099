let reader: Promise<unknown> = Promise.resolve();

/** Keeps the query in the address until this script has read it. */
export function readFirst(untilRead: Promise<unknown>): void {
  reader = untilRead;
}

function dropQuery() {
  const { pathname, search, hash } = window.location;
  if (search) window.history.replaceState(window.history.state, '', pathname + hash);
}

/**
 * Resolves when the query was removed from the address. Awaited before any third-party script is added, because such scripts read the
 * address. `attribution.ts` has stored the query by then.
 */
export async function untilBare(): Promise<void> {
  // The reader may be started in the same task.
  await Promise.resolve();
  await reader;
  dropQuery();
}
