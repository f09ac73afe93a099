import { useCallback, useState, useSyncExternalStore } from 'react';
import { useBrowserValue } from './useBrowserValue.ts';

const SECOND_MS = 1000;

/** Milliseconds since 1970. Replaced by tests. */
export type Clock = () => number;

const wallClock: Clock = () => Date.now();

/**
 * Whole seconds until a deadline, then 0. Computed from the clock at every tick, so that throttled timers in a background tab or a
 * sleeping machine do not delay it.
 *
 * @param deadline milliseconds since 1970; undefined: no deadline
 * @returns undefined on the server, during hydration, and without a deadline
 */
export function useSecondsUntil(deadline: number | undefined, now: Clock = wallClock): number | undefined {
  const subscribe = useCallback(
    (check: () => void) => {
      if (deadline === undefined) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        check();
        clearTimeout(timer);
        const left = deadline - now();
        if (left > 0) timer = setTimeout(tick, left % SECOND_MS || SECOND_MS);
      };
      tick();
      document.addEventListener('visibilitychange', tick);
      window.addEventListener('pageshow', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
        window.removeEventListener('pageshow', tick);
      };
    },
    [deadline, now],
  );

  return useSyncExternalStore(
    subscribe,
    () => (deadline === undefined ? undefined : Math.max(0, Math.ceil((deadline - now()) / SECOND_MS))),
    () => undefined,
  );
}

/**
 * Seconds left of a wait that begins when the page loads: with its document if it was prerendered, else with its first render. The
 * deadline is computed once.
 *
 * @param seconds length of the wait
 * @returns from `seconds` (also on the server) down to 0
 */
export function useDeadline(seconds: number, now: Clock = wallClock): number {
  const isHydrating = useBrowserValue(() => false, true);
  // `performance.timeOrigin` would be off by hours after the machine has slept.
  const [deadline] = useState(() => now() - (isHydrating ? performance.now() : 0) + seconds * SECOND_MS);
  // Setting the clock back must not make the wait longer.
  return Math.min(seconds, useSecondsUntil(deadline, now) ?? seconds);
}
