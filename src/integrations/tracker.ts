import { readCookies } from '../lib/cookies.ts';
import type { Conversion } from './conversion.ts';
import type { WebVital } from './webVitals.ts';

/** A third-party measuring script. */
export type Tracker = {
  /** Adds the script, or resumes it. */
  start: () => void;
  /** @param path from `pagePath` */
  pageView?: (path: string) => void;
  conversion?: (event: Conversion, path: string) => void;
  /** @param vital its path from `pagePath` */
  webVital?: (vital: WebVital) => void;
  /** Stops the script. Its code stays until the next load. */
  stop: () => void;
};

export const bareAddress = (path: string) => window.location.origin + path;

/** Deletes a script's cookies, which may belong to the host or to any parent domain. */
export function forgetCookies(pattern: RegExp): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  for (const cookie of readCookies().split('; ').filter(Boolean)) {
    const name = cookie.replace(/=.*/, '');
    if (!pattern.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
