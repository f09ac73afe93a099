import { createHash } from 'node:crypto';
import type { GrantedSources } from '../../../src/integrations/cspSources.ts';

/** An element without text: styled-components makes one and fills it through the CSSOM, where no policy looks. */
const EMPTY_TEXT = '';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Scripts that the policy looks at: neither loaded from a file nor data such as JSON-LD. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type=(?!"speculationrules")))[^>]*>([\s\S]*?)<\/script>/g;

const hashes = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => hashOf(text));

/** What no hash can allow and the policy would refuse: style attributes and handlers in the HTML, by the elements that have them. */
export function findRefused(html: string): string[] {
  const elements = html.replace(INLINE_STYLE, '').replace(/<script\b[\s\S]*?<\/script>/g, '');
  return [...elements.matchAll(/<[a-z][\w-]*(?:[^<>"]|"[^"]*")*?\s(?:style|on[a-z]+)="[^"]*"/g)].map(([tag]) => tag);
}

/**
 * The content security policy of one prerendered page. It allows the page's own inline styles and scripts by their hashes, our own
 * files, and whom the settings let in; nothing else.
 *
 * @param html the page, all of it
 * @returns the header's value
 */
export function contentPolicy(html: string, granted: GrantedSources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, INLINE_SCRIPT), ...(granted['script-src'] ?? [])],
    'style-src': [...hashes(html, INLINE_STYLE), hashOf(EMPTY_TEXT)],
    'img-src': ["'self'", ...(granted['img-src'] ?? [])],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...(granted['media-src'] ?? [])],
    'connect-src': ["'self'", ...(granted['connect-src'] ?? [])],
    'frame-src': granted['frame-src'] ?? [],
    'base-uri': ["'none'"],
    // A form that no script answers becomes a mail.
    'form-action': /<form\b[^>]*\saction="mailto:/.test(html) ? ["'self'", 'mailto:'] : ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** A page's policy as an element of its head, for where the host cannot send it. It cannot say who may frame the page. */
export const policyElement = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/; frame-ancestors [^;]*/, '')}">`;
