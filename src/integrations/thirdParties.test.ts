import { parseEnv } from '../config/env.ts';
import { allowedSources, configuredServices } from './thirdParties.ts';

const backend = { 'connect-src': ['http://127.0.0.1:54321'] };
const allowed = (values: Record<string, string>) => allowedSources(parseEnv(values));

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
  ['VITE_VIDEO_INTRO_URL', 'https://youtu.be/dQw4w9WgXcQ', 'frame-src', 'https://www.youtube-nocookie.com'],
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

test('allows the hidden frame of Google’s tag, whose script may come from a host of ours', () => {
  const settings = { VITE_ANALYTICS_ID: 'G-ABCDE12345', VITE_ANALYTICS_SCRIPT_URL: 'https://tags.example/gtag.js' };
  expect(allowed(settings)['frame-src']).toEqual(['https://tags.example', 'https://www.googletagmanager.com']);
});

test.each([
  [{ VITE_AFFILIATE_ID: 'partner-1' }, 'VITE_AFFILIATE_SCRIPT_URL', 'https://cdn.firstpromoter.com/fpr.js'],
  [{ VITE_PIXEL_ID: '123456789012345' }, 'VITE_PIXEL_SCRIPT_URL', 'https://connect.facebook.net/en_US/fbevents.js'],
  [
    { VITE_ANALYTICS_ID: 'G-ABCDE12345' },
    'VITE_ANALYTICS_SCRIPT_URL',
    'https://www.googletagmanager.com/gtag/js?id=G-ABCDE12345',
  ],
  [{ VITE_CHAT_WIDGET_ID: 'widget-1' }, 'VITE_CHAT_SCRIPT_URL', 'https://widgets.leadconnectorhq.com/loader.js'],
])('%j loads its script, or the one in %s, and allows its origin', (values, own, script) => {
  const expectLoaded = (address: string, settings: Record<string, string>) => {
    const { host, origin } = new URL(address);
    expect(configuredServices(parseEnv(settings))).toMatchObject([{ script: address, host }]);
    expect(allowed(settings)['script-src']).toContain(origin);
    expect(allowed(settings)['connect-src']).toContain(origin);
    // Analytics adds a hidden frame of its own host.
    expect(allowed(settings)['frame-src']).toContain(origin);
  };
  expectLoaded(script, values);
  expectLoaded(`https://scripts.example/a.js${new URL(script).search}`, { ...values, [own]: 'https://scripts.example/a.js' });
});
