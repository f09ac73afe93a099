import type { Conversion } from './conversion.ts';
import type { WebVital } from './webVitals.ts';

/** Somebody else's measuring script, and what it is told. */
export type Tracker = {
  /** Adds the script, or lets one that was stopped go on. */
  start: () => void;
  /** @param path from `pagePath` */
  pageView?: (path: string) => void;
  conversion?: (event: Conversion, path: string) => void;
  /** @param vital its path from `pagePath` */
  webVital?: (vital: WebVital) => void;
  /** Tells the script to be silent. Its code leaves with the page. */
  stop: () => void;
};

/** The page's address as others may know it. */
export const bareAddress = (path: string) => window.location.origin + path;

/** Deletes cookies that a script has set for us. They may belong to the host or to any domain above it. */
export function forgetCookies(pattern: RegExp): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  for (const cookie of readCookies()) {
    const name = cookie.replace(/=.*/, '');
    if (!pattern.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

function readCookies(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}
