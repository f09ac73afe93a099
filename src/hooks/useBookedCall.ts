import { useEffect, useSyncExternalStore } from 'react';
import { paths } from '../config/paths.ts';
import type { CalendarId } from '../config/embeds.ts';
import { parseFields, recallText, forget, remember } from '../lib/sessionMemory.ts';
import { withoutSlash } from '../lib/withoutSlash.ts';

const KEY = 'offered-call';

/**
 * Remembers in this tab which calendar is on the page, and forgets it when the visitor leaves for any page but the one that confirms a
 * booking. A provider that leads there by itself loads that page anew, and the memory outlives it.
 */
export function useOfferedCall(calendar: CalendarId): void {
  useEffect(() => {
    remember(KEY, { calendar });
    return () => {
      if (withoutSlash(window.location.pathname) !== paths.tyDemo) forget(KEY);
    };
  }, [calendar]);
}

const nothingChanges = () => () => undefined;

/** The calendar from which the visitor came; undefined where that is not known, on the server and while hydrating. */
export function useBookedCall(): string | undefined {
  const text = useSyncExternalStore(
    nothingChanges,
    () => recallText(KEY),
    () => null,
  );
  const { calendar } = parseFields(text);
  return typeof calendar === 'string' ? calendar : undefined;
}
