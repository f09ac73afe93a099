import { formatCallTime } from './callTimeText.ts';

test.each([
  ['America/Chicago', 'Tuesday, Dec 1, 2026', '2:30 PM – 3:30 PM', 'Central Time'],
  ['Europe/Berlin', 'Tuesday, Dec 1, 2026', '9:30 PM – 10:30 PM', 'Central European Time'],
  ['Asia/Kolkata', 'Wednesday, Dec 2, 2026', '2:00 AM – 3:00 AM', 'India Standard Time'],
])('in %s', (zoneName, day, hours, zone) => {
  const time = { start: Date.UTC(2026, 11, 1, 20, 30), end: Date.UTC(2026, 11, 1, 21, 30) };
  expect(formatCallTime(time, zoneName)).toEqual({ day, hours, zone });
});

test('a call over midnight names both days', () => {
  const time = { start: Date.UTC(2026, 11, 1, 14, 30), end: Date.UTC(2026, 11, 1, 15, 30) };
  expect(formatCallTime(time, 'Asia/Tokyo')).toEqual({
    day: 'Tuesday, Dec 1 – Wednesday, Dec 2, 2026',
    hours: '11:30 PM – 12:30 AM',
    zone: 'Japan Standard Time',
  });
});
