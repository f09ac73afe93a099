import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const startOfMinute = (time: number) => Math.floor(time / MINUTE_MS) * MINUTE_MS;

const currentMinute = () => startOfMinute(Date.now());

/** Written into each page by `tools/site/prerender.ts`. */
const prerenderedAt = () => document.querySelector<HTMLMetaElement>('meta[name="prerendered-at"]')?.content;

/** While a page is hydrated it must say what its HTML says, which may be months old. */
function minuteOfHtml(): number {
  const written = typeof document === 'undefined' ? undefined : prerenderedAt();
  return written ? startOfMinute(Date.parse(written)) : currentMinute();
}

/** It is looked at when something else renders the page again; nothing here ticks. */
const subscribe = () => () => undefined;

/**
 * The time, to the minute, in milliseconds since 1970. A prerendered page first shows what was true when it was made, and then, once
 * its code runs, what is true now.
 *
 * @param given a fixed time instead, for stories and tests
 */
export function useNow(given?: number): number {
  const minute = useSyncExternalStore(subscribe, currentMinute, minuteOfHtml);
  return given ?? minute;
}
