import { createHash } from 'node:crypto';
import type { CspSources } from '../../../src/integrations/thirdParties.ts';

/** styled-components creates an empty element and fills it through the CSSOM, which no policy restricts. */
const EMPTY_TEXT = '';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Scripts that the policy applies to: neither loaded from a file nor data such as JSON-LD. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type=))[^>]*>([\s\S]*?)<\/script>/g;

const hashes = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => hashOf(text));

/** Elements with style attributes or handlers, which the policy blocks and no hash can allow. */
export function findBlocked(html: string): string[] {
  const elements = html.replace(INLINE_STYLE, '').replace(/<script\b[\s\S]*?<\/script>/g, '');
  return [...elements.matchAll(/<[a-z][\w-]*(?:[^<>"]|"[^"]*")*?\s(?:style|on[a-z]+)="[^"]*"/g)].map(([tag]) => tag);
}

/**
 * The content security policy of one prerendered page. It allows the page's own inline styles and scripts by their hashes, our
 * own files, and the origins that the settings need; nothing else.
 *
 * @param html the whole page
 * @param reportTo the function that counts what is blocked. Only by `report-uri`: all browsers have it, the newer `report-to` needs a
 *   further header, and where both are set some browsers send to neither
 * @returns the header's value
 */
export function contentPolicy(html: string, granted: CspSources, reportTo: string): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, INLINE_SCRIPT), ...(granted['script-src'] ?? [])],
    'style-src': ["'self'", ...hashes(html, INLINE_STYLE), hashOf(EMPTY_TEXT)],
    'img-src': ["'self'", ...(granted['img-src'] ?? [])],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...(granted['media-src'] ?? [])],
    'connect-src': ["'self'", ...(granted['connect-src'] ?? [])],
    'frame-src': granted['frame-src'] ?? [],
    'base-uri': ["'none'"],
    // Without JavaScript the form opens the mail program.
    'form-action': /<form\b[^>]*\saction="mailto:/.test(html) ? ["'self'", 'mailto:'] : ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [reportTo],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** A page's policy as a meta element, for hosts that cannot send it as a header. An element cannot restrict framing or ask for reports. */
export const policyElement = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/; (frame-ancestors|report-uri) [^;]*/g, '')}">`;
