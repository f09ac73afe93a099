import type { KnownVisitor } from '../visitor.ts';

/** What a message of a calendar means to the page that embeds it. */
export type CalendarMessage =
  /** It is there. */
  | { kind: 'alive' }
  /** In CSS pixels. */
  | { kind: 'height'; height: number }
  /** `booking` names it, where the provider does: the same booking may be confirmed more than once. */
  | { kind: 'booked'; booking?: string }
  /** It says of itself that it cannot be shown. */
  | { kind: 'failed' };

export type CalendarCopy = {
  message: CalendarMessage;
  /** What the calendar waits for before it goes on. */
  reply?: unknown;
};

/** Who embeds a calendar, and for whom. */
export type Embedder = {
  /** The site's host. Providers do not learn which page it is. */
  site: string;
  /** Undefined where no form was sent in this tab. */
  visitor: KnownVisitor | undefined;
};

/** A provider of booking calendars, as far as a page that embeds one has to know it. What is known of each is in docs/providers.md. */
export type CalendarProvider = {
  name: string;
  /** Whether a calendar's address is one of theirs. */
  matches: (address: URL) => boolean;
  /** What the frame's address says beside the calendar's own, by the names of its query. */
  query: (embedder: Embedder) => Record<string, string>;
  /** The calendar's path in a frame, where that is another one. */
  path?: (path: string) => string;
  /** Undefined for whatever is not about the calendar, or not known to be. */
  read: (data: unknown, embedder: Embedder) => CalendarCopy | undefined;
};

/** Whether a host's name has a word between its dots: `calendly.com` and `www.calendly.com` have `calendly`. */
export const hasLabel = ({ hostname }: URL, label: string): boolean => hostname.split('.').includes(label);

/** The fields of a message that is an object; of any other, none. */
export const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

/** Heights outside these bounds, in CSS pixels, are a page that is not laid out yet, or a mistake. */
const HEIGHT = { min: 300, max: 5000 } as const;

/** A height that can be believed, or a sign of life. */
export function heightOf(value: unknown): CalendarMessage {
  const height = Number.parseFloat(String(value));
  return height >= HEIGHT.min && height <= HEIGHT.max ? { kind: 'height', height: Math.ceil(height) } : { kind: 'alive' };
}
