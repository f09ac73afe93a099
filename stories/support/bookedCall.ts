import type { BookedCall } from '../../src/hooks/useBookedCall.ts';

/** A booking whose calendar says when it is: half past two in the afternoon in Texas. */
export const bookedCall = {
  calendar: 'appt',
  id: '00000000-0000-4000-8000-000000000001',
  time: { start: Date.UTC(2026, 11, 1, 20, 30), end: Date.UTC(2026, 11, 1, 21, 30) },
} satisfies BookedCall;
