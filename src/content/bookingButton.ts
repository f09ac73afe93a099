import { timeZone } from '../config/timeZone.ts';

/** Copy of a booking button that cannot be used yet (specification section 2). */
export const bookingButton = {
  /** Followed by the remaining time: `2 h 30 min`. */
  availableIn: 'Available in',
  /** Followed by the moment, as long as the visitor's clock has not been read: `Nov 20, 11:30 AM Central`. */
  availableFrom: 'Available from',
  timeZone,
  timeZoneName: 'Central',
} as const;
