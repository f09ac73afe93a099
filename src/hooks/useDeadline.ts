import { useCallback, useState, useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

/** Milliseconds since 1970. Handed in by tests. */
export type Clock = () => number;

const wallClock: Clock = () => Date.now();

const nothingChanges = () => () => undefined;

/** True while the first render takes over what the server drew. */
const useIsHydrating = () =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );

/**
 * Whole seconds until a moment, 0 from then on. Read from the clock each time, so that neither a throttled background tab nor a sleeping
 * machine makes it late: timers only say when to look.
 *
 * @param deadline milliseconds since 1970; undefined: there is nothing to wait for
 * @returns undefined on the server, while hydrating, and where there is no deadline
 */
export function useSecondsUntil(deadline: number | undefined, now: Clock = wallClock): number | undefined {
  const subscribe = useCallback(
    (look: () => void) => {
      if (deadline === undefined) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const lookAgain = () => {
        look();
        clearTimeout(timer);
        const left = deadline - now();
        if (left > 0) timer = setTimeout(lookAgain, left % SECOND_MS || SECOND_MS);
      };
      lookAgain();
      document.addEventListener('visibilitychange', lookAgain);
      window.addEventListener('pageshow', lookAgain);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', lookAgain);
        window.removeEventListener('pageshow', lookAgain);
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
 * Seconds left of a wait that begins when the page is loaded: for a prerendered page, which is hydrated late, with its document; for one
 * that the router draws, with its first render. The deadline is computed once.
 *
 * @param seconds how long the wait is
 * @returns from `seconds` (also on the server) down to 0
 */
export function useDeadline(seconds: number, now: Clock = wallClock): number {
  const isHydrating = useIsHydrating();
  // `performance.timeOrigin` would do, were it not off by hours after the machine has slept.
  const [deadline] = useState(() => now() - (isHydrating ? performance.now() : 0) + seconds * SECOND_MS);
  // A clock that is set back must not make the wait longer than it ever was.
  return Math.min(seconds, useSecondsUntil(deadline, now) ?? seconds);
}
