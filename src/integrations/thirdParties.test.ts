import { parseEnv } from '../config/env.ts';
import { allowedSources, configuredServices, listServices } from './thirdParties.ts';

const backend = { 'connect-src': ['http://127.0.0.1:54321'] };
const allowed = (values: Record<string, string>) => allowedSources(parseEnv(values));
const GOOGLE = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];
const LEAD_CONNECTOR = ['https://*.leadconnectorhq.com', 'https://*.msgsndr.com'];

test('allows only the backend if nothing is configured', () => {
  expect(allowed({})).toEqual(backend);
  expect(configuredServices(parseEnv({}))).toEqual([]);
});

test.each([
  ['VITE_LEAD_WEBHOOK_URL', 'https://hooks.example/lead?x=1', 'connect-src', 'https://hooks.example'],
  ['VITE_APPLICATION_WEBHOOK_URL', 'https://hooks.example/application', 'connect-src', 'https://hooks.example'],
  ['VITE_CALENDAR_EMBED_SCRIPT_URL', 'https://calendar.example/embed.js', 'script-src', 'https://calendar.example'],
  ...['APPT', 'BOOKING_DEMO', 'BOOKING_DEMO_DR', 'START', 'ONBOARDING', 'DEMO'].map(
    (page) =>
      [`VITE_CALENDAR_${page}_URL`, 'https://calendar.example:8443/a', 'frame-src', 'https://calendar.example:8443'] as const,
  ),
  ['VITE_VIDEO_INTRO_URL', 'https://youtu.be/a', 'frame-src', 'https://www.youtube-nocookie.com'],
  ['VITE_VIDEO_WEBINAR_URL', 'https://vimeo.com/1', 'frame-src', 'https://player.vimeo.com'],
] as const)('%s=%s adds a source to %s', (setting, value, directive, origin) => {
  const earlier = (backend as Partial<Record<string, string[]>>)[directive] ?? [];
  expect(allowed({ [setting]: value })).toEqual({ ...backend, [directive]: [...earlier, origin] });
});

test('allows Turnstile’s script and frame', () => {
  const VITE_TURNSTILE_SITE_KEY = '1x00000000000000000000AA';
  const at = (origin: string) => ({ ...backend, 'script-src': [origin], 'frame-src': [origin] });
  expect(allowed({ VITE_TURNSTILE_SITE_KEY })).toEqual(at('https://challenges.cloudflare.com'));
  const VITE_TURNSTILE_SCRIPT_URL = 'https://turnstile.example/api.js';
  expect(allowed({ VITE_TURNSTILE_SITE_KEY, VITE_TURNSTILE_SCRIPT_URL })).toEqual(at('https://turnstile.example'));
});

test.each([
  {
    values: { VITE_AFFILIATE_ID: 'partner-1' },
    own: 'VITE_AFFILIATE_SCRIPT_URL',
    service: { id: 'affiliate', category: 'advertising', name: 'Affiliate program' },
    script: 'https://cdn.firstpromoter.com/fpr.js',
    sources: { 'connect-src': ['https://*.firstpromoter.com'] },
  },
  {
    values: { VITE_PIXEL_ID: '123456789012345' },
    own: 'VITE_PIXEL_SCRIPT_URL',
    service: { id: 'pixel', category: 'advertising', name: 'Advertising pixel' },
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    sources: { 'connect-src': ['https://www.facebook.com'], 'img-src': ['https://www.facebook.com'] },
  },
  {
    values: { VITE_ANALYTICS_ID: 'G-ABCDE12345' },
    own: 'VITE_ANALYTICS_SCRIPT_URL',
    service: { id: 'analytics', category: 'analytics', name: 'Analytics' },
    script: 'https://www.googletagmanager.com/gtag/js?id=G-ABCDE12345',
    sources: { 'connect-src': GOOGLE, 'img-src': GOOGLE },
  },
  {
    values: { VITE_CHAT_WIDGET_ID: 'widget-1' },
    own: 'VITE_CHAT_SCRIPT_URL',
    service: { id: 'chat', category: 'services', name: 'Chat' },
    script: 'https://widgets.leadconnectorhq.com/loader.js',
    sources: {
      'script-src': LEAD_CONNECTOR,
      'connect-src': [...LEAD_CONNECTOR, 'wss://*.leadconnectorhq.com'],
      'img-src': LEAD_CONNECTOR,
      'frame-src': LEAD_CONNECTOR,
    },
  },
])(
  '$service.name has its script, or a configured one, and the sources that it needs',
  ({ values, own, service, script, sources }) => {
    const { origin, host, search } = new URL(script);
    const scripts: readonly string[] = ('script-src' in sources && sources['script-src']) || [];
    const allowedWith = (scriptOrigin: string) => ({
      ...sources,
      'script-src': [scriptOrigin, ...scripts],
      'connect-src': ['http://127.0.0.1:54321', scriptOrigin, ...sources['connect-src']],
    });
    expect(configuredServices(parseEnv(values))).toEqual([{ ...service, script, host }]);
    expect(allowed(values)).toEqual(allowedWith(origin));

    const configured = { ...values, [own]: 'https://scripts.example/a.js' };
    expect(configuredServices(parseEnv(configured))[0]?.script).toBe(`https://scripts.example/a.js${search}`);
    expect(allowed(configured)).toEqual(allowedWith('https://scripts.example'));
  },
);

test('the site helper is any script that the owner configures', () => {
  const values = { VITE_SITE_HELPER_SCRIPT_URL: 'https://helper.example/a.js' };
  expect(configuredServices(parseEnv(values))).toEqual([
    {
      id: 'siteHelper',
      category: 'services',
      name: 'Site helper',
      script: 'https://helper.example/a.js',
      host: 'helper.example',
    },
  ]);
  expect(allowed(values)).toEqual({
    'script-src': ['https://helper.example'],
    'connect-src': ['http://127.0.0.1:54321', 'https://helper.example'],
  });
});

test('lists the affiliate program first, because the others wait for it', () => {
  expect(listServices(parseEnv({})).map(({ setting }) => setting)).toEqual([
    'VITE_AFFILIATE_ID',
    'VITE_PIXEL_ID',
    'VITE_ANALYTICS_ID',
    'VITE_SITE_HELPER_SCRIPT_URL',
    'VITE_CHAT_WIDGET_ID',
  ]);
});
