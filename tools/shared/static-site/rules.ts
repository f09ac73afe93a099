import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type HeaderRule = {
  matches: PathPattern;
  headers: [name: string, value: string][];
};

export type RedirectRule = {
  matches: PathPattern;
  to: string;
  /** 200 serves the target at the requested address. */
  status: number;
  /** Whether the rule applies even if there is a file at the address. */
  isForced: boolean;
};

/** The values of `:name` and `*` (as `splat`), or null when a path does not match. */
type PathPattern = (path: string) => Record<string, string> | null;

/** `_headers` of a site, or none when it has no such file. */
export function readHeaderRules(siteDir: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readLines(join(siteDir, '_headers'))) {
    if (!/^\s/.test(line)) {
      rules.push({ matches: pathPattern(line.trim()), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    if (colon === -1) continue;
    rules.at(-1)?.headers.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** `_redirects` of a site, or none when it has no such file. */
export function readRedirectRules(siteDir: string): RedirectRule[] {
  return readLines(join(siteDir, '_redirects')).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from || !to) return [];
    return {
      matches: pathPattern(from),
      to,
      status: Number.parseInt(status, 10),
      isForced: status.endsWith('!'),
    };
  });
}

/** The headers of a path. Where two rules set the same header, the values are joined, as hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.matches(path)) continue;
    for (const [name, value] of rule.headers) {
      const present = headers.get(name);
      headers.set(name, present === undefined ? value : `${present}, ${value}`);
    }
  }
  return headers;
}

/** Fills in `:name` and `:splat` of a redirect's target, and passes the query string on. */
export function fillTarget(to: string, values: Record<string, string>, search: string): string {
  const filled = to.replace(/:([a-z]\w*)/gi, (match, name: string) => values[name] ?? match);
  return filled.includes('?') ? filled : filled + search;
}

function readLines(file: string): string[] {
  try {
    const lines = readFileSync(file, 'utf8').split(/\r?\n/);
    return lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  } catch {
    return [];
  }
}

function pathPattern(pattern: string): PathPattern {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '(?<splat>.*)')
    .replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)');
  const expression = new RegExp(`^${source}/?$`);
  return (path) => {
    const match = expression.exec(path);
    return match && { ...match.groups };
  };
}
