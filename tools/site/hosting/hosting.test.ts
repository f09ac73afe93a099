import { readdirSync } from 'node:fs';
import { headersFor, parseHeaderRules } from '../../shared/static-site/hostFiles.ts';
import { parseEnv } from '../../../src/config/env.ts';
import { allowedSources } from '../../../src/integrations/thirdParties.ts';
import { fileCaching, FORMER_WORKERS, type Header, type Hosting } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, POLICY_RULES, redirectsFile, routesFile } from './pagesHosts.ts';
import { contentPolicy, findBlocked, policyElement } from './policy.ts';
import { vercelFile } from './vercel.ts';
import worker from './worker.ts';

const html =
  '<style data-x>a{color:red}</style><noscript><style>b{}</style></noscript><script type="application/ld+json">{"a":1}</script>' +
  '<script>start()</script><script src="/a.js"></script>';

/** An owner's settings with everything enabled. */
const settings = parseEnv({
  SITE_URL: 'https://www.example.com',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_LEAD_WEBHOOK_URL: 'https://hooks.example.net/lead?key=1',
  VITE_APPLICATION_WEBHOOK_URL: 'https://hooks.example.net/application',
  VITE_CALENDAR_EMBED_SCRIPT_URL: 'https://link.msgsndr.com/js/form_embed.js',
  VITE_CALENDAR_DEMO_URL: 'https://calendly.com/a/b',
  VITE_VIDEO_INTRO_URL: 'https://youtu.be/dQw4w9WgXcQ',
  VITE_VIDEO_WEBINAR_URL: 'https://vimeo.com/123/456',
});
const REPORTS = 'https://abc.supabase.co/functions/v1/report-csp-violation';
const policy = contentPolicy(html, allowedSources(settings), REPORTS);

const hosting: Hosting = {
  siteUrl: settings.SITE_URL,
  pages: [
    { path: '/404', policy },
    { path: '/', policy },
    { path: '/about', policy },
  ],
  redirects: [{ path: '/old', target: '/about' }],
  files: ['/assets/a.js', '/logos/a.svg'],
};

/** The headers of an address, as a host reads them from `_headers`. */
const responseHeaders = (path: string): Header[] => [
  ...headersFor(parseHeaderRules(headersFile(hosting).split('\n').filter(Boolean)), path),
];

const directive = (name: string, of = policy) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(of)?.[1];

describe('the policy', () => {
  it('allows each configured origin, or that of its player, once', () => {
    expect(directive('connect-src')).toBe("'self' https://abc.supabase.co https://hooks.example.net");
    expect(directive('frame-src')).toBe('https://calendly.com https://www.youtube-nocookie.com https://player.vimeo.com');
    expect(directive('script-src')).toMatch(/^'self' 'sha256-[^']*' https:\/\/link\.msgsndr\.com$/);
  });

  it('allows no other origin when nothing is configured', () => {
    const bare = contentPolicy(html, {}, REPORTS);
    expect(directive('connect-src', bare)).toBe("'self'");
    expect(directive('frame-src', bare)).toBeUndefined();
    expect(bare.replace(REPORTS, '')).not.toContain('https:');
  });

  it('allows `mailto:` only on a page with such a form', () => {
    expect(directive('form-action')).toBe("'self'");
    const form = '<form class="x" action="mailto:a@example.com" method="post">';
    expect(directive('form-action', contentPolicy(form, {}, REPORTS))).toBe("'self' mailto:");
  });

  it('can be a meta element, without the directives that need a header', () => {
    expect(policyElement(policy)).toContain("base-uri 'none'");
    expect(policyElement(policy)).not.toMatch(/frame-ancestors|report-uri/);
  });

  it('blocks style attributes and handlers, and the build finds them in the HTML', () => {
    expect(findBlocked('<p class="a" style="color:red">')).toHaveLength(1);
    expect(findBlocked('<img alt="a > b" onerror="x()">')).toHaveLength(1);
    expect(findBlocked(`<div data-script-only="true">say onclick="x"</div><style>a{}</style>${html}`)).toHaveLength(0);
  });
});

// That each host sends them, and policies that restrict framing, is tested end to end.
test('every page has the headers that protect its visitors', () => {
  expect(Object.fromEntries(responseHeaders('/about.html'))).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(), ') as string,
  });
  expect(policy).toMatch(
    /^default-src 'none'; .*; base-uri 'none'; .*; frame-ancestors 'none'; report-uri https:\/\/abc\.supabase\.co\/functions\/v1\/report-csp-violation$/,
  );
  expect(policy).not.toMatch(/unsafe|data:|http:|\*/);
});

test('every host lets browsers see at once that a former service worker is replaced', () => {
  for (const path of FORMER_WORKERS)
    expect(Object.fromEntries(responseHeaders(path))).toMatchObject({ 'cache-control': 'no-cache' });
});

test('every folder of files has a caching rule', () => {
  const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(fileCaching.map(({ folder }) => folder)).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
});

describe('the files of the hosts', () => {
  it('stay within Cloudflare’s limits, however many pages there are', () => {
    const pages = Array.from({ length: 200 }, (_, index) => ({ path: `/page-${index}`, policy }));
    const rules = headersFile({ ...hosting, pages })
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(rules.slice(0, 100).at(-1)).toBe(`/page-${POLICY_RULES - 1}`);
    expect(rules[100]).toBe('/page-0.html');
    const long = [{ path: '/', policy: 'x'.repeat(2000) }];
    expect(() => headersFile({ ...hosting, pages: long })).toThrow('has a line of 2027 characters, of 2000');
  });

  const vercel = JSON.parse(vercelFile(hosting)) as {
    redirects: { source: string; destination: string; statusCode: number }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const isMatch = (source: string, path: string) => new RegExp(`^${source}$`).test(path);
  const vercelHeaders = (path: string) =>
    vercel.headers
      .filter(({ source }) => isMatch(source, path))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value]));

  it('have the redirects, and the same headers, for Vercel too', () => {
    const moved = vercel.redirects.find(({ source }) => isMatch(source, '/old'));
    expect(moved).toMatchObject({ destination: '/about', statusCode: 301 });
    for (const path of ['/', '/about', '/assets/a.js', '/logos/a.svg', '/sw.js', '/none']) {
      expect(vercelHeaders(path)).toEqual(responseHeaders(path));
    }
  });

  it('let no browser keep the response to a missing file', async () => {
    for (const path of ['/assets/gone.js', '/assets/a.js.map', '/logos/gone.svg', '/fonts/gone.woff2']) {
      expect(Object.fromEntries(vercelHeaders(path))).not.toHaveProperty('cache-control');
    }
    // Cloudflare Pages has too few rules to name each file, and runs this for them.
    const { include } = JSON.parse(routesFile()) as { include: string[] };
    expect(include).toEqual(expect.arrayContaining(['/assets/*', '/fonts/*', '/logos/*']));
    const respond = (status: number) => {
      const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' };
      const ASSETS = { fetch: () => Promise.resolve(new Response(status === 304 ? null : 'text', { status, headers })) };
      return worker.fetch(new Request('https://www.example.com/assets/a.js'), { ASSETS });
    };
    for (const [status, caching] of [
      [200, 'public, max-age=31536000, immutable'],
      [304, 'public, max-age=31536000, immutable'],
      [404, 'no-cache'],
    ] as const) {
      const response = await respond(status);
      expect([response.status, response.headers.get('cache-control')]).toEqual([status, caching]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('redirect a capital address, and never one to itself', () => {
    const pages = ['/', '/404', '/about', '/booking-demo', '/jobs/cook'].map((path) => ({ path, policy }));
    const { redirects } = JSON.parse(vercelFile({ ...hosting, pages })) as typeof vercel;
    const targetOf = (path: string) => redirects.find(({ source }) => isMatch(source, path))?.destination;
    for (const path of ['/About', '/ABOUT', '/aBout', '/abouT']) expect(targetOf(path)).toBe('/about');
    expect(targetOf('/Jobs/Cook')).toBe('/jobs/cook');
    for (const path of ['/old', '/Old', '/OLD']) expect(targetOf(path)).toBe('/about');
    for (const path of ['/', '/about', '/jobs/cook', '/Aboutx', '/xAbout', '/404']) expect(targetOf(path)).toBeUndefined();
    const lines = redirectsFile({ ...hosting, pages }).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '/About /about 301',
        '/BOOKING-DEMO /booking-demo 301',
        '/Booking-Demo /booking-demo 301',
        '/Jobs/Cook /jobs/cook 301',
        '/About/ /about 301',
        '/old /about 301',
        '/old/ /about 301',
        '/Old /about 301',
        '/OLD/ /about 301',
      ]),
    );
    expect(lines.filter((line) => line.split(' ')[0] === line.split(' ')[1])).toEqual([]);
    // Cloudflare reads no more lines.
    expect(lines.length).toBeLessThan(2000);
  });

  it('reject text that nginx would read as syntax', () => {
    const pages = [{ path: '/', policy: "script-src $host 'self'" }];
    expect(() => nginxFile({ ...hosting, pages })).toThrow('as syntax');
  });
});
