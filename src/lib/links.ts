import { href, type RouteId } from '../config/paths.ts';

/** Where a link of the content goes. */
export type LinkTarget =
  | { route: RouteId; fragment?: string }
  | { fragment: string }
  | { url: string; opensNewTab?: boolean }
  | { phone: string }
  | { email: string };

export type Link = { label: string; to: LinkTarget };

/** The `href` attribute of a target. Phone numbers are reduced to what a dialler needs. */
export function resolveHref(target: LinkTarget): string {
  if ('route' in target) return href(target.route, target.fragment);
  if ('fragment' in target) return `#${target.fragment}`;
  if ('phone' in target) return `tel:+1${target.phone.replace(/\D/g, '')}`;
  if ('email' in target) return `mailto:${target.email}`;
  return target.url;
}
