/** A `beforeEach` that makes the browser report that it is offline until the story ends. */
export function withoutConnection(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}
