import { readdirSync } from 'node:fs';
import { headersFor, parseHeaderRules } from '../../shared/static-site/hostFiles';
import { parseEnv } from '../../../src/config/env';
import { allowedSources } from '../../../src/integrations/thirdParties.ts';
import { fileCaching, FORMER_WORKERS, type Header, type Hosting } from './headers';
import { nginxFile } from './nginx';
import { headersFile, POLICY_RULES } from './pagesHosts';
import { contentPolicy, findBlocked, policyElement } from './policy';
import { vercelFile } from './vercel';

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
const policy = contentPolicy(html, allowedSources(settings));

const hosting: Hosting = {
  siteUrl: settings.SITE_URL,
  pages: [
    { path: '/404', policy },
    { path: '/', policy },
    { path: '/about', policy },
  ],
  redirects: [{ path: '/old', target: '/about' }],
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
    const bare = contentPolicy(html, {});
    expect(directive('connect-src', bare)).toBe("'self'");
    expect(directive('frame-src', bare)).toBeUndefined();
    expect(bare).not.toContain('https:');
  });

  it('allows `mailto:` only on a page with such a form', () => {
    expect(directive('form-action')).toBe("'self'");
    const form = '<form class="x" action="mailto:a@example.com" method="post">';
    expect(directive('form-action', contentPolicy(form, {}))).toBe("'self' mailto:");
  });

  it('can be a meta element, without the directives that need a header', () => {
    expect(policyElement(policy)).toContain("base-uri 'none'");
    expect(policyElement(policy)).not.toContain('frame-ancestors');
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
  expect(policy).toMatch(/^default-src 'none'; .*; base-uri 'none'; .*; frame-ancestors 'none'$/);
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

  it('have the redirects, and the same headers, for Vercel too', () => {
    const { redirects, headers } = JSON.parse(vercelFile(hosting)) as {
      redirects: unknown;
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(redirects).toEqual([{ source: '/old', destination: '/about', statusCode: 301 }]);
    for (const path of ['/', '/about', '/assets/a.js', '/logos/a.svg', '/sw.js', '/none']) {
      const matching = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path)).flatMap((rule) => rule.headers);
      expect(matching.map(({ key, value }) => [key.toLowerCase(), value])).toEqual(responseHeaders(path));
    }
  });

  it('reject text that nginx would read as syntax', () => {
    const pages = [{ path: '/', policy: "script-src $host 'self'" }];
    expect(() => nginxFile({ ...hosting, pages })).toThrow('as syntax');
  });
});
