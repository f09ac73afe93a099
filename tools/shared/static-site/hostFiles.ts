import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The headers of a path, which may end in `*`. */
export type HeaderRule = { path: string; headers: [name: string, value: string][] };

/** `_headers` of a site, or none when it has no such file. */
export const readHeaderRules = (siteDir: string): HeaderRule[] => parseHeaderRules(readLines(join(siteDir, '_headers')));

export function parseHeaderRules(lines: readonly string[]): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of lines) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
    else rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** The targets of `_redirects` of a site by their path, or none when it has no such file. All are permanent. */
export const readRedirects = (siteDir: string): Map<string, string> =>
  new Map(
    readLines(join(siteDir, '_redirects')).map((line) => {
      const [from = '', to = ''] = line.trim().split(/\s+/);
      return [from, to];
    }),
  );

/** The headers of a path. Where two rules set the same header, the values are joined, as hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of rules.filter((rule) => matches(rule, path)).flatMap((rule) => rule.headers)) {
    const present = headers.get(name);
    headers.set(name, present === undefined ? value : `${present}, ${value}`);
  }
  return headers;
}

type Fetcher = { fetch(request: Request): Response | Promise<Response> };

/** A site's worker for Cloudflare Pages, and the addresses that it handles. */
type Worker = {
  handles(request: Request): boolean;
  fetch(request: Request, env: { ASSETS: Fetcher }): Promise<Response>;
};

/** `_worker.js` of a site, for the addresses of `_routes.json`; undefined when it has none. */
export async function readWorker(siteDir: string): Promise<Worker | undefined> {
  const file = join(siteDir, '_worker.js');
  if (!existsSync(file)) return undefined;
  const { default: worker } = (await import(pathToFileURL(file).href)) as { default: Pick<Worker, 'fetch'> };
  const { include } = JSON.parse(readFileSync(join(siteDir, '_routes.json'), 'utf8')) as { include: string[] };
  const folders = include.map((pattern) => pattern.replace(/\*$/, ''));
  return {
    handles: ({ url }) => folders.some((folder) => new URL(url).pathname.startsWith(folder)),
    fetch: (request, env) => worker.fetch(request, env),
  };
}

const matches = (rule: HeaderRule, path: string): boolean =>
  rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path;

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
