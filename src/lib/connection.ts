/** Reliable only when true: a device that reports a connection may have none. */
export const isOffline = (): boolean => !navigator.onLine;
