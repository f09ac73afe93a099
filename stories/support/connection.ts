/** For `beforeEach`: the device says that it has no connection, until the story ends. */
export function withoutConnection(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}
