import type { Utm } from '../../../supabase/functions/_shared/campaign.ts';
import type { CalendarProviderName } from '../../config/calendarAddress.ts';
import type { CallTime } from '../../lib/callTime.ts';
import type { KnownVisitor } from '../visitor.ts';

/**
 * What has happened to a booking that is not a new, final one. `pending`: the business has to confirm it. `unpaid`: it is booked once it is
 * paid, and no provider sends a message then. The others: of an earlier booking.
 */
export type BookingStatus = 'pending' | 'unpaid' | 'rescheduled' | 'canceled';

/** The meaning of a calendar's message. */
export type CalendarMessage =
  /** It has loaded. */
  | { kind: 'alive' }
  /** The height is in CSS pixels. */
  | { kind: 'height'; height: number }
  /** A new booking that is final. It may be confirmed more than once. `time`: if the provider says it. */
  | { kind: 'booked'; time?: CallTime }
  | { kind: BookingStatus }
  /** It reports that it cannot be shown. */
  | { kind: 'failed' };

export type CalendarReading = {
  message: CalendarMessage;
  /** The calendar waits for it. */
  reply?: unknown;
};

export type Embedder = {
  /** The site's host, without the page. */
  site: string;
  /** Who sent a form in this tab; undefined if no one did. */
  visitor: KnownVisitor | undefined;
  /** How the visitor came. All providers take these names, in the frame's address. */
  campaign: Utm | undefined;
};

/** A provider of booking calendars; see docs/providers.md. */
export type CalendarProvider = {
  name: CalendarProviderName;
  matches: (address: URL) => boolean;
  /** When its page sends its first message. Silence means that it is slow only where that is on load. */
  firstMessage: 'on load' | 'on booking';
  /** Parameters to add to the frame's query. */
  query: (embedder: Embedder) => Record<string, string>;
  /** The path inside a frame, if it differs. */
  path?: (path: string) => string;
  /** The meaning of a message; undefined for an unknown one. */
  read: (data: unknown, embedder: Embedder) => CalendarReading | undefined;
};

/** `calendly.com` and `www.calendly.com` have the label `calendly`. */
export const hasLabel = ({ hostname }: URL, label: string): boolean => hostname.split('.').includes(label);

export const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

/** Heights in CSS pixels. A page that is not laid out yet sends heights outside these bounds. */
const HEIGHT = { min: 300, max: 5000 } as const;

/** A plausible height, or only that the calendar has loaded. */
export function heightOf(value: unknown): CalendarMessage {
  const height = Number.parseFloat(String(value));
  return height >= HEIGHT.min && height <= HEIGHT.max ? { kind: 'height', height: Math.ceil(height) } : { kind: 'alive' };
}
