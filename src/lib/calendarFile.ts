/** An appointment for the visitor's own calendar. Times in milliseconds since 1970. */
export type Appointment = {
  /** The same for each file of one appointment: a calendar then replaces it instead of showing it twice. */
  uid: string;
  start: number;
  end: number;
  summary: string;
  description: string;
};

const LINE_END = '\r\n';
/** The most octets of a line, without its end. */
const LINE_OCTETS = 75;

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** `20261201T160000Z` */
const stampOf = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

/** Continues a long line after a space. A character of several octets is never torn. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += `${LINE_END} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/**
 * The iCalendar file of an appointment (RFC 5545), in UTC, which every calendar shows in its own time zone.
 *
 * @param product who has made the file
 * @param now when it was made
 */
export function calendarFileOf({ uid, start, end, summary, description }: Appointment, product: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//Booking//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + LINE_END).join('');
}

/** How long the browser may take to read the file, in milliseconds: Safari asks the visitor first. */
const FILE_MS = 60_000;

/** Downloads the file of an appointment. */
export function saveAppointment(appointment: Appointment, product: string, fileName: string): void {
  const content = calendarFileOf(appointment, product, Date.now());
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), FILE_MS);
}
