import { useEffect, useMemo } from 'react';
import { paths, withoutSlash } from '../config/paths.ts';
import type { CalendarId } from '../config/embeds.ts';
import { readCallTime, type CallTime } from '../lib/callTime.ts';
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

/** What the confirmation knows of a booking. */
export type BookedCall = {
  /** The calendar that the visitor came from. */
  calendar?: string;
  /** Only with the time: the same for each file that is made of this booking. */
  id?: string;
  /** If the calendar's provider has said it. */
  time?: CallTime;
};

/** Adds to the calendar in this tab what was booked with it, until the next calendar is on a page. */
export function rememberBookedCall({ calendar, id, time }: BookedCall): void {
  const iso = (moment: number) => new Date(moment).toISOString();
  remember(KEY, time ? { calendar, id, start: iso(time.start), end: iso(time.end) } : { calendar });
}

function parseBookedCall(text: string | null): BookedCall {
  const { calendar, id, start, end } = parseFields(text);
  const known = typeof calendar === 'string' ? { calendar } : {};
  const time = readCallTime(start, end);
  return time && typeof id === 'string' ? { ...known, id, time } : known;
}

/** What this tab knows of the last booking; nothing on the server and during hydration. */
export function useBookedCall(): BookedCall {
  const text = useBrowserValue(() => recallText(KEY), null);
  return useMemo(() => parseBookedCall(text), [text]);
}
