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
