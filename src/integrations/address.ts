let reading: Promise<unknown> = Promise.resolve();

/** Somebody has to read the address's query first: the affiliate program, whose purpose it is. */
export function readFirst(reader: Promise<unknown>): void {
  reading = reader;
}

function dropQuery() {
  const { pathname, search, hash } = window.location;
  if (search) window.history.replaceState(window.history.state, '', pathname + hash);
}

/**
 * Settled when the address has no query any more. Scripts read the address by themselves; what the query said is known by now
 * (`attribution.ts`), and nobody else's business. To be awaited before any of them is added.
 */
export async function untilBare(): Promise<void> {
  // Whoever has to read first may be started in this very moment.
  await Promise.resolve();
  await reading;
  dropQuery();
}
