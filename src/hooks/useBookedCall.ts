import { useEffect } from 'react';
import { paths, withoutSlash } from '../config/paths.ts';
import type { CalendarId } from '../config/embeds.ts';
import { parseFields, recallText, forget, remember } from '../lib/sessionMemory.ts';
import { useBrowserValue } from './useBrowserValue.ts';

const KEY = 'offered-call';

/**
 * Stores in this tab which calendar is on the page, and removes it when the visitor leaves for any page but the confirmation. A provider
 * that redirects there reloads the document, which the stored value survives.
 */
export function useOfferedCall(calendar: CalendarId): void {
  useEffect(() => {
    remember(KEY, { calendar });
    return () => {
      if (withoutSlash(window.location.pathname) !== paths.tyDemo) forget(KEY);
    };
  }, [calendar]);
}

/** The calendar that the visitor came from; undefined if unknown, on the server and during hydration. */
export function useBookedCall(): string | undefined {
  const text = useBrowserValue(() => recallText(KEY), null);
  const { calendar } = parseFields(text);
  return typeof calendar === 'string' ? calendar : undefined;
}
