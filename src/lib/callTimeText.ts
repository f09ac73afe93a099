import type { CallTime } from './callTime.ts';

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
  const days = format({ weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' });
  const hours = format({ hour: 'numeric', minute: '2-digit', hour12: true });
  const zone = format({ timeZoneName: 'longGeneric' });
  return {
    day: withPlainSpaces(days.formatRange(start, end)),
    hours: withPlainSpaces(`${hours.format(start)} – ${hours.format(end)}`),
    zone: zone.formatToParts(start).find(({ type }) => type === 'timeZoneName')?.value ?? zone.resolvedOptions().timeZone,
  };
}
