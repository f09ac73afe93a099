import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const startOfMinute = (time: number) => Math.floor(time / MINUTE_MS) * MINUTE_MS;

const currentMinute = () => startOfMinute(Date.now());

/** Written into each page by `tools/site/prerender.ts`. */
const prerenderedAt = () => document.querySelector<HTMLMetaElement>('meta[name="prerendered-at"]')?.content;

/** During hydration the time must be that of the HTML, which may be months old. */
function minuteOfHtml(): number {
  const written = typeof document === 'undefined' ? undefined : prerenderedAt();
  return written ? startOfMinute(Date.parse(written)) : currentMinute();
}

/** The time is read again at the next render; there is no timer. */
const subscribe = () => () => undefined;

/**
 * The time, to the minute, in milliseconds since 1970. During hydration it is the time of the prerendering, afterwards the current time.
 *
 * @param given a fixed time instead, for stories and tests
 */
export function useNow(given?: number): number {
  const minute = useSyncExternalStore(subscribe, currentMinute, minuteOfHtml);
  return given ?? minute;
}
