/** The device itself knows that it has no connection. That it has one is only a hint. */
export const isOffline = (): boolean => !navigator.onLine;
