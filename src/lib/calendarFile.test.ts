import { calendarFileOf } from './calendarFile.ts';

const call = {
  uid: 'b1@ardenwell.example',
  start: Date.UTC(2026, 11, 1, 16),
  end: Date.UTC(2026, 11, 1, 17),
  summary: 'Your call with Ardenwell',
  description: 'Questions? (713) 555-0142',
};
const now = Date.UTC(2026, 10, 20, 15, 0, 7);

const linesOf = (file: string) => file.split('\r\n');
/** As a calendar reads it. */
const unfold = (file: string) => linesOf(file.replace(/\r\n /g, ''));

test('is this, letter by letter', () => {
  expect(calendarFileOf(call, 'Ardenwell', now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ardenwell//Booking//EN',
      'BEGIN:VEVENT',
      'UID:b1@ardenwell.example',
      'DTSTAMP:20261120T150007Z',
      'DTSTART:20261201T160000Z',
      'DTEND:20261201T170000Z',
      'SUMMARY:Your call with Ardenwell',
      'DESCRIPTION:Questions? (713) 555-0142',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('commas, semicolons, backslashes and line breaks are escaped, and colons are not', () => {
  const file = calendarFileOf({ ...call, description: 'a, b; c\\d: e\nf\r\ng' }, 'Ardenwell', now);
  expect(linesOf(file)).toContain('DESCRIPTION:a\\, b\\; c\\\\d: e\\nf\\ng');
});

test.each([
  ['x', 'plain'],
  ['ü', 'umlauts'],
  ['日', 'three octets'],
  ['🌿', 'four octets'],
])('a line of %s is folded at 75 octets between characters (%s)', (character) => {
  const description = character.repeat(200);
  const file = calendarFileOf({ ...call, description }, 'Ardenwell', now);
  const octets = linesOf(file).map((line) => Buffer.byteLength(line));
  const size = Buffer.byteLength(character);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(Math.max(...octets)).toBeGreaterThan(75 - size);
  expect(file).not.toContain('\uFFFD');
  expect(unfold(file)).toContain(`DESCRIPTION:${description}`);
});

test('a line of exactly 75 octets stays one', () => {
  const description = 'x'.repeat(75 - 'DESCRIPTION:'.length);
  expect(linesOf(calendarFileOf({ ...call, description }, 'Ardenwell', now))).toContain(`DESCRIPTION:${description}`);
});
