/** A response header: its name and its value. */
export type Header = readonly [name: string, value: string];

/** Browser features that neither our pages nor their frames use. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response, including errors and redirects. Each page adds its content security policy. */
export const siteHeaders: readonly Header[] = [
  // Two years, without `includeSubDomains`, because this build does not know the domain's other hosts.
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // The value is not `same-origin`, under which a frame's popup loses its opener, and a calendar's payment or sign-in its result. It is
  // the policy of the page that the visitor came to, from which links lead on to a calendar without another document.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  // Replaces `frame-ancestors` in old browsers, and on pages whose policy is a meta element.
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
];

/** Pages, and files without a rule below, are revalidated each time; unchanged ones get 304. */
export const PAGE_CACHING = 'no-cache';

const DAY_S = 24 * 60 * 60;

/** The folders of files that may be cached, and how. A missing file must not be, or it stays missing when it is there again. Names in `assets` change with the content, the others do not. */
export const fileCaching: readonly { folder: string; caching: string }[] = [
  { folder: 'assets', caching: `public, max-age=${365 * DAY_S}, immutable` },
  { folder: 'fonts', caching: `public, max-age=${30 * DAY_S}, stale-while-revalidate=${30 * DAY_S}` },
  ...['brand', 'logos', 'media', 'portraits', 'social', 'testimonials'].map((folder) => ({
    folder,
    caching: `public, max-age=${DAY_S}, stale-while-revalidate=${30 * DAY_S}`,
  })),
];

/**
 * The service workers of former sites, which `public/sw.js` replaces: what Workbox, Gatsby and Next.js call it, then Create React App,
 * Vue and SvelteKit, Rails, Angular, Flutter, PWABuilder, and plugins of WordPress. Workers that only receive push messages show no old pages.
 */
export const FORMER_WORKERS = [
  '/sw.js',
  '/service-worker.js',
  '/serviceworker.js',
  '/ngsw-worker.js',
  '/flutter_service_worker.js',
  '/pwabuilder-sw.js',
  '/superpwa-sw.js',
] as const;

/** What a host has to know about a built site. */
export type Hosting = {
  /** Its public address. */
  siteUrl: string;
  /** Each page's address, without `.html`, and its policy; including `/404`, the response to unknown addresses. */
  pages: readonly { path: string; policy: string }[];
  redirects: readonly { path: string; target: string }[];
  /** Addresses of the files in the folders that may be cached. */
  files: readonly string[];
};

export const pageHeaders = (policy: string): readonly Header[] => [
  ['Cache-Control', PAGE_CACHING],
  ['Content-Security-Policy', policy],
];

type Rule = readonly [path: string, headers: readonly Header[]];

/** A rule for each folder that may be cached. @param all how the host writes everything below a folder */
export const folderRules = (all: string): Rule[] =>
  fileCaching.map(({ folder, caching }) => [`/${folder}/${all}`, [['Cache-Control', caching]]]);

/** A rule for each file in these folders, which no missing file has. */
export const fileRules = (files: Hosting['files']): Rule[] =>
  files.flatMap((file) => {
    const found = fileCaching.find(({ folder }) => file.startsWith(`/${folder}/`));
    return found ? [[file, [['Cache-Control', found.caching]]] as const] : [];
  });

/**
 * The headers of a host whose rules are patterns. No header is in two rules that match one address.
 *
 * @param all how the host writes everything below a folder
 * @param caching of files
 */
export const headerRules = (pages: Hosting['pages'], all: string, caching: readonly Rule[]): Rule[] => [
  [`/${all}`, siteHeaders],
  ...caching,
  ...FORMER_WORKERS.map((path): Rule => [path, [['Cache-Control', PAGE_CACHING]]]),
  ...pages.map(({ path, policy }): Rule => [path, pageHeaders(policy)]),
];

/** The addresses that differ from this one in the case of letters: of its first one, of each word's, and of all. */
export const capitalAddresses = (path: string): string[] => [
  ...new Set([
    path.replace(/^\/./, (start) => start.toUpperCase()),
    path.replace(/[/-]./g, (start) => start.toUpperCase()),
    path.toUpperCase(),
  ]),
];

/** The pages that have an address of letters; the home page and the not-found page have none. */
export const namedPages = (pages: Hosting['pages']) => pages.filter(({ path }) => path !== '/' && path !== '/404');

/** The file of a page: `/` is `/index.html`, `/x` is `/x.html`. */
export const fileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);
