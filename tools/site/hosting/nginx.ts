import { mimes } from 'hono/utils/mime';
import { groupBy } from '../../shared/groupBy.ts';
import { fileCaching, fileOf, namedPages, PAGE_CACHING, siteHeaders, type Hosting } from './headers.ts';

/** Media types by extension. Hono's table lacks that of captions. */
const TYPES: Record<string, string> = { ...mimes, vtt: 'text/vtt; charset=utf-8' };

/** Media types that compression makes smaller. */
const COMPRESSED = /^text\/|javascript|json|xml|^image\/x-icon|^font\/ttf/;

const quoted = (text: string) => {
  if (/["\\$]/.test(text)) throw new Error(`nginx would read part of this as syntax: ${text}`);
  return `"${text}"`;
};

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines.map((line) => `    ${line}`), '}'];

/** nginx's own table lacks some of our types, and the browser rejects a wrong one (`nosniff`). */
function types(): string[] {
  const byType = groupBy(Object.keys(TYPES), (extension) => TYPES[extension]?.replace(/;.*/, ''));
  const lines = Array.from(byType, ([type, extensions]) => `${type} ${extensions.join(' ')};`);
  return block('types', lines);
}

const typesWhere = (isWanted: (type: string) => boolean) =>
  [...new Set(Object.values(TYPES).filter(isWanted))].map((type) => type.replace(/;.*/, '')).join(' ');

/** Each page at its clean address; the not-found page has none. */
const pageLocation = ({ path, policy }: Hosting['pages'][number]) =>
  path === '/404'
    ? block('location = /404.html', ['internal;', `set $site_policy ${quoted(policy)};`])
    : block(`location = ${path}`, [`set $site_policy ${quoted(policy)};`, `try_files ${fileOf(path)} =404;`]);

/** The headers are set by variables, because a location with its own header loses those of the server. */
const variableHeaders = [
  'add_header Cache-Control $site_caching always;',
  'add_header Content-Security-Policy $site_policy always;',
];

/**
 * `nginx.conf`, which the owner includes in a server block with address and certificate: clean addresses, the not-found page
 * with status 404, redirects that keep the query, and the headers on every response.
 */
export function nginxFile({ siteUrl, pages, redirects }: Hosting): string {
  const { hostname } = new URL(siteUrl);
  const lines = [
    '# Made by the build. Include it in a file of your own, such as /etc/nginx/conf.d/site.conf:',
    '#',
    ...block('server', [
      'listen 80;',
      'listen [::]:80;',
      `server_name ${hostname};`,
      `root /var/www/${hostname};`,
      `include /var/www/${hostname}/nginx.conf;`,
    ]).map((line) => `# ${line}`),
    '',
    'server_tokens off;',
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${typesWhere((type) => type.includes('charset') && !type.startsWith('text/html'))};`,
    'default_type application/octet-stream;',
    ...types(),
    '',
    'gzip on;',
    '# A file x.gz beside x is sent as it is; without one x is compressed for each visitor.',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_comp_level 6;',
    'gzip_min_length 256;',
    'gzip_proxied any;',
    `gzip_types ${typesWhere((type) => COMPRESSED.test(type) && !type.startsWith('text/html'))};`,
    '# With the package libnginx-mod-http-brotli-static, and x.br beside x:',
    '# brotli_static on;',
    '',
    `set $site_caching ${quoted(PAGE_CACHING)};`,
    'set $site_policy "";',
    ...siteHeaders.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...variableHeaders,
    '',
    'error_page 404 /404.html;',
    '# No address of ours has these; browsers read a backslash as a slash, and a line break would end a header.',
    ...block(String.raw`if ($uri ~ "[\\\\\x00-\x1f\x7f]")`, ['return 400;']),
    '',
    ...redirects.flatMap(({ path, target }) => block(`location ~* ^${path}/*$`, [`return 301 ${target}$is_args$args;`])),
    ...pages.flatMap(pageLocation),
    ...block('location = /index.html', ['return 301 /$is_args$args;']),
    '# Files for hosts, and hidden files.',
    ...block('location ~ ^/(_headers|_redirects|_routes\\.json|_worker\\.js|nginx\\.conf|vercel\\.json)$|/\\.(?!well-known/)', [
      'return 404;',
    ]),
    '# A page at its file, with a trailing slash or with capital letters: redirects only to known addresses.',
    ...namedPages(pages).flatMap(({ path }) => block(`location ~* ^${path}(\\.html|/+)?$`, [`return 301 ${path}$is_args$args;`])),
    ...fileCaching.flatMap(({ folder, caching }) =>
      block(`location ^~ /${folder}/`, [`set $site_caching ${quoted(caching)};`, 'try_files $uri @missing;']),
    ),
    '# A page in place of a missing file would only hide that it is missing.',
    ...block('location ~ \\.[a-z0-9]+$', ['try_files $uri @missing;']),
    ...block('location @missing', [
      `set $site_caching ${quoted(PAGE_CACHING)};`,
      '# For every file name.',
      'types { }',
      'default_type text/plain;',
      'return 404 "Not found\\n";',
    ]),
    ...block('location /', ['return 404;']),
  ];
  return `${lines.join('\n')}\n`;
}
