import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/**
 * A value that only the browser knows, read at each render.
 *
 * @param before on the server and during hydration
 */
export const useBrowserValue = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(nothingChanges, read, () => before);
