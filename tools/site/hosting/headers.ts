/** A response header: its name and its value. */
export type Header = readonly [name: string, value: string];

/** Powers that no page of ours uses, nor anybody whom we frame. */
const DENIED_POWERS = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** Headers of every response, an error's and a redirect's too. Each page's content security policy comes beside them. */
export const siteHeaders: readonly Header[] = [
  // Two years. Without `includeSubDomains`: what else stands below the domain is not this build's to decide.
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  // Says to old browsers, and on pages whose policy stands in the page, what `frame-ancestors` says to the others.
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', DENIED_POWERS.map((power) => `${power}=()`).join(', ')],
];

/** Pages, and whatever has no rule of its own below, are asked for again each time; what has not changed is answered with 304. */
export const PAGE_CACHING = 'no-cache';

const DAY_S = 24 * 60 * 60;

/** Folders of files that may be kept, and for how long. Names in `assets` change with the content; the others' do not. */
export const fileCaching: readonly { folder: string; caching: string }[] = [
  { folder: 'assets', caching: `public, max-age=${365 * DAY_S}, immutable` },
  { folder: 'fonts', caching: `public, max-age=${30 * DAY_S}, stale-while-revalidate=${30 * DAY_S}` },
  ...['brand', 'logos', 'media', 'portraits', 'social', 'testimonials'].map((folder) => ({
    folder,
    caching: `public, max-age=${DAY_S}, stale-while-revalidate=${30 * DAY_S}`,
  })),
];

/** All that a host has to know of a built site. */
export type Hosting = {
  /** Where the site will stand. */
  siteUrl: string;
  /** Each page's address, without `.html`, and its policy; among them `/404`, which answers whatever is not there. */
  pages: readonly { path: string; policy: string }[];
  redirects: readonly { path: string; target: string }[];
};

/** The file of a page: `/` is `/index.html`, `/x` is `/x.html`. */
export const fileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);
