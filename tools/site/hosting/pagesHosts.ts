import {
  capitalAddresses,
  fileCaching,
  fileOf,
  folderRules,
  FORMER_WORKERS,
  headerRules,
  namedPages,
  pageHeaders,
  type Header,
  type Hosting,
} from './headers.ts';

/** How much of `_headers` Cloudflare Pages reads: it silently ignores the rest. Netlify has no such limits. */
const LIMITS = { rules: 100, line: 2000 } as const;

/**
 * How many pages can have their policy from the host: one rule each. Further pages carry it themselves. The rules for their files
 * (`/x.html`) come last: Cloudflare, which alone has a limit, redirects these addresses.
 */
export const POLICY_RULES: number = LIMITS.rules - 1 - fileCaching.length - FORMER_WORKERS.length;

const formatRule = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * `_headers` of Netlify and Cloudflare Pages. They join the values of a header that two matching rules have, and two joined policies
 * allow only what both allow.
 *
 * @throws Error when a line is longer than Cloudflare reads
 */
export function headersFile({ pages }: Hosting): string {
  const ruled = pages.slice(0, POLICY_RULES);
  const file = [
    ...headerRules(ruled, '*', folderRules('*')).map(([path, headers]) => formatRule(path, headers)),
    ...ruled.map(({ path, policy }) => formatRule(fileOf(path), pageHeaders(policy))),
  ].join('');
  const tooLong = file.split('\n').find((line) => line.length > LIMITS.line);
  if (tooLong)
    throw new Error(`_headers has a line of ${tooLong.length} characters, of ${LIMITS.line}: ${tooLong.slice(0, 80)} …`);
  return file;
}

/**
 * `_redirects` of Netlify and Cloudflare Pages; both keep the query. Cloudflare compares letters in their case, and a slash at the end
 * counts.
 */
export const redirectsFile = ({ pages, redirects }: Hosting): string => {
  const moved = redirects.flatMap(({ path, target }) => [path, ...capitalAddresses(path)].map((from) => ({ from, target })));
  const capitals = namedPages(pages).flatMap(({ path }) => capitalAddresses(path).map((from) => ({ from, target: path })));
  return [...moved, ...capitals].flatMap(({ from, target }) => [`${from} ${target} 301\n`, `${from}/ ${target} 301\n`]).join('');
};

/** `_routes.json` of Cloudflare Pages: the addresses that the worker handles. Netlify caches no missing file by itself. */
export const routesFile = (): string =>
  `${JSON.stringify({ version: 1, include: fileCaching.map(({ folder }) => `/${folder}/*`), exclude: [] }, null, 2)}\n`;
