import { timeZone } from '../config/timeZone.ts';
import { isCalendarDay } from './time.ts';

type Day = `${number}-${number}-${number}`;
type Offset = 'Z' | `${'+' | '-'}${number}:${number}`;
type Time = `${number}:${number}` | `${number}:${number}:${number}`;

/**
 * When something opens or closes: a day in the company's time zone (`2027-05-09`), or a moment with its offset from UTC
 * (`2027-05-09T17:00-05:00`). A time without an offset would be another moment for each visitor.
 */
export type PlannedDate = Day | `${Day}T${Time}${Offset}`;

const DAY_MS = 24 * 60 * 60 * 1000;
const FORM = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/;

/** The time zone's distance from UTC at a moment, in milliseconds. */
function offsetAt(time: number): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const distance = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -distance : distance;
}

/** The moment at which a day begins in the time zone. @param midnight of the day in UTC */
function beginningOfDay(midnight: number): number {
  // The offset in UTC's night can be another one on the day on which the clocks change.
  const nearby = midnight - offsetAt(midnight);
  return midnight - offsetAt(nearby);
}

function parse(date: PlannedDate): { time: number; isDay: boolean } {
  const [, day, clock] = FORM.exec(date) ?? [];
  const time = Date.parse(date);
  if (day === undefined || Number.isNaN(time) || !isCalendarDay(day)) {
    throw new Error(`“${date}” is no clear date: write a day (2027-05-09), or a time with its offset (2027-05-09T17:00-05:00).`);
  }
  return { time, isDay: clock === undefined };
}

/** The first moment of what opens on a date, in milliseconds since 1970. @throws for an unclear date, so that the build fails */
export function openingTime(date: PlannedDate): number {
  const { time, isDay } = parse(date);
  return isDay ? beginningOfDay(time) : time;
}

/** The last moment of what closes on a date, which lasts until the end of its day. @throws as `openingTime` does */
export function closingTime(date: PlannedDate): number {
  const { time, isDay } = parse(date);
  return isDay ? beginningOfDay(time + DAY_MS) - 1 : time;
}

/** The day on which something closes, in the company's time zone: `2027-05-09`. */
export function closingDay(date: PlannedDate): string {
  const time = closingTime(date);
  return new Date(time + offsetAt(time)).toISOString().slice(0, 10);
}

/** Whether applications are no longer taken; never for a job without a closing date. `now` in milliseconds since 1970. */
export const isJobClosed = ({ validThrough }: { validThrough?: PlannedDate }, now: number): boolean =>
  validThrough !== undefined && now > closingTime(validThrough);
