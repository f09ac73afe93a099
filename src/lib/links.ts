import { href, type RouteId } from '../config/paths.ts';
import type { PlannedDate } from './plannedDate.ts';

export type LinkTarget =
  | { route: RouteId; fragment?: string }
  | { fragment: string }
  | { url: string; opensNewTab?: boolean }
  | { phone: string }
  /** `subject` and `body` prefill the message. */
  | { email: string; subject?: string; body?: string };

export type Link = { label: string; to: LinkTarget };

/** RFC 6068: spaces are not plus signs, lines end with CRLF. */
function mailto({ email, ...fields }: { email: string; subject?: string; body?: string }): string {
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text.replace(/\n/g, '\r\n'))}`);
  return [`mailto:${email}`, ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}

/** The number with its country code. A number without `+` is a US number; `(0)` is not dialed from abroad. */
export function internationalPhone(phone: string): string {
  const isOfOtherCountry = /^\+(?!1)/.test(phone);
  // No area code begins with 1.
  return isOfOtherCountry ? phone.replace(/\(0\)\s*/, '') : `+1 ${phone.replace(/^\+?1[\s.-]*/, '')}`;
}

/** The `href` attribute of a target. */
export function resolveHref(target: LinkTarget): string {
  if ('route' in target) return href(target.route, target.fragment);
  if ('fragment' in target) return `#${target.fragment}`;
  if ('phone' in target) return `tel:${internationalPhone(target.phone).replace(/[^+\d]/g, '')}`;
  if ('email' in target) return mailto(target);
  return target.url;
}

/** Whether a button can be used. A disabled one shows the time until `availableAt`, and then enables itself. */
type Availability = { buttonsEnabled: true } | { buttonsEnabled: false; availableAt: PlannedDate };

/** The act that a page asks for: a link, or its lead form. */
export type PageAction = Link | { label: string; opens: 'leadDialog' };

/** What 'Book Implementation Call' does on a page: open the lead form, or link to a calendar. */
export type BookingAction = PageAction & Availability;
