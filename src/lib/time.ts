const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * The calendar day that an ISO date or time is written with, whatever the time zone: `May 9, 2027`.
 *
 * Without `Intl`, whose first use takes 30 to 40 ms in a browser, and four times as long on a phone.
 */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.slice(0, 10).split('-').map(Number);
  return `${MONTHS[(month ?? 0) - 1]} ${day}, ${year}`;
}

/** Whether a day exists: browsers take February 30 for a day of March. */
export function isCalendarDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `15:00`, `0:01` */
export const asClock = (seconds: number): string => `${Math.floor(seconds / MINUTE)}:${twoDigits(seconds % MINUTE)}`;

/** Rounded up. */
export const minutesOf = (seconds: number): number => Math.ceil(seconds / MINUTE);

/** `PT14M59S`, as a `time` element wants it. */
export const asDuration = (seconds: number): string => `PT${Math.floor(seconds / MINUTE)}M${seconds % MINUTE}S`;

/** `3 days 4 h`, `2 h 30 min`, `12:05` */
export function asWait(seconds: number): string {
  if (seconds < HOUR) return asClock(seconds);
  const minutes = minutesOf(seconds);
  const days = Math.floor((minutes * MINUTE) / DAY);
  const hours = Math.floor((minutes * MINUTE - days * DAY) / HOUR);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'}${hours > 0 ? ` ${hours} h` : ''}`;
  return `${hours} h${minutes % MINUTE > 0 ? ` ${minutes % MINUTE} min` : ''}`;
}

/** `Nov 20, 11:30 AM`. From parts, because browsers and Node format spaces differently. */
export function asMoment(time: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.month} ${parts.day}, ${parts.hour}:${parts.minute} ${parts.dayPeriod}`;
}
