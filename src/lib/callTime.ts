import { isCalendarDay } from './time.ts';

/** When a call begins and ends, in milliseconds since 1970. */
export type CallTime = { start: number; end: number };

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** What a booking can be, so that nonsense is not shown as someone's appointment. */
const LONGEST_MS = 12 * HOUR_MS;
const FARTHEST_MS = 2 * 366 * DAY_MS;
/** A confirmation that is opened again after the call still names its time for a day. */
const OLDEST_MS = DAY_MS;

/** A moment in ISO 8601 with its offset from UTC: without one it would be another moment for each visitor. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function momentOf(text: unknown): number {
  const [, day] = (typeof text === 'string' ? MOMENT.exec(text) : null) ?? [];
  return day !== undefined && isCalendarDay(day) ? Date.parse(String(text)) : NaN;
}

/**
 * The time of a call as another company's page or the browser's storage has it.
 *
 * @returns undefined unless both are clear moments, the end comes after the start, and the call is neither long past nor years ahead
 */
export function readCallTime(startText: unknown, endText: unknown): CallTime | undefined {
  const start = momentOf(startText);
  const end = momentOf(endText);
  const lasts = end - start;
  const ahead = start - Date.now();
  const isPlausible = lasts > 0 && lasts <= LONGEST_MS && ahead >= -OLDEST_MS && ahead <= FARTHEST_MS;
  return isPlausible ? { start, end } : undefined;
}

/** Browsers and Node set different spaces around dashes and before AM and PM. */
const withPlainSpaces = (text: string) => text.replace(/[\u2009\u202F\u00A0]/g, ' ');

/**
 * A call as an American reads it, in a time zone: its day or days, the hours, and the zone's name. Only a visitor with a booking needs
 * `Intl`, whose first use takes tens of milliseconds.
 *
 * @param timeZone by default the visitor's
 */
export function formatCallTime({ start, end }: CallTime, timeZone?: string) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  const days = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const hours = format({ hour: 'numeric', minute: '2-digit', hour12: true });
  const zone = format({ timeZoneName: 'longGeneric' });
  return {
    day: withPlainSpaces(days.formatRange(start, end)),
    hours: withPlainSpaces(`${hours.format(start)} – ${hours.format(end)}`),
    zone: zone.formatToParts(start).find(({ type }) => type === 'timeZoneName')?.value ?? zone.resolvedOptions().timeZone,
  };
}
