import { useSyncExternalStore } from 'react';

/** Written into each page by `tools/site/prerender.ts`. */
const prerenderedAt = () => document.querySelector<HTMLMetaElement>('meta[name="prerendered-at"]')?.content;

/** During hydration the time must be that of the HTML, which may be months old. */
function timeOfHtml(): number {
  const written = typeof document === 'undefined' ? undefined : prerenderedAt();
  return written ? Date.parse(written) : Date.now();
}

/** The time is read again at the next render; there is no timer. */
const subscribe = () => () => undefined;

/**
 * What follows from the time. During hydration that is the time of the prerendering, afterwards the current time; the component
 * renders again only if the result differs.
 *
 * @param read gets milliseconds since 1970
 * @param given a fixed time instead, for stories and tests
 */
export function useNow<Result extends string | number | boolean>(read: (now: number) => Result, given?: number): Result {
  return useSyncExternalStore(
    subscribe,
    () => read(given ?? Date.now()),
    () => read(given ?? timeOfHtml()),
  );
}
