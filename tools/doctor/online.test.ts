import { createServer, type ServerResponse } from 'node:http';
import { parseEnv } from '../../src/config/env.ts';
import { close, listen } from '../shared/listen.ts';
import { askOnline } from './online.ts';

const JAVASCRIPT = { 'content-type': 'text/javascript' };
const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'Content-Type' };

/** What the fake services respond with below `/good` and `/bad`. */
const responses: Record<string, [number, Record<string, string>?, string?]> = {
  '/good/calendar': [200, { 'content-security-policy': 'frame-ancestors *.1:PORT' }],
  '/bad/calendar': [200, { 'x-frame-options': 'SAMEORIGIN' }],
  '/bad/ancestors': [200, { 'content-security-policy': "default-src *; frame-ancestors 'self' https://a.example" }],
  '/bad/moved': [302, { location: 'http://localhost:PORT/good/calendar' }],
  '/bad/gone': [404],
  '/good/hook': [204, open],
  '/bad/hook': [200],
  '/good/pixel.js': [200, JAVASCRIPT],
  '/bad/pixel.js': [200, { 'content-type': 'text/html' }],
  '/good/siteverify': [200, {}, '{"success":false,"error-codes":["invalid-input-response"]}'],
  '/bad/siteverify': [200, {}, '{"success":false,"error-codes":["invalid-input-secret"]}'],
  '/oembed.json': [404],
  '/rest/v1/affiliate_leads': [404, {}, '{"code":"PGRST106"}'],
  '/auth/v1/settings': [200, {}, '{"disable_signup":true}'],
  '/functions/v1/health': [200, {}, '{"checks":{"database":{"ok":true,"role":"site_functions"}}}'],
};
let port = 0;
let functionStatus = 400;
let home = '<meta name="app-scripts">';

const server = createServer(({ url = '', headers: sent }, response: ServerResponse) => {
  const { pathname } = new URL(url, 'http://localhost');
  if (sent.origin === 'https://elsewhere.example' && functionStatus === 400) {
    response.writeHead(403).end('{"code":"wrong_origin"}');
    return;
  }
  const known = pathname === '/' ? ([200, {}, home] as (typeof responses)[string]) : responses[pathname];
  const [status, headers = {}, body]: (typeof responses)[string] = known ?? [functionStatus];
  const written = Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', String(port))]);
  response.writeHead(status, Object.fromEntries(written) as Record<string, string>).end(body);
});
beforeAll(async () => (port = await listen(server, 0)));
afterAll(() => close(server));

/** Vimeo, too, is the local server. */
const fetcher: typeof fetch = (address, init) =>
  fetch((address as string).replace(/^https:\/\/vimeo\.com\/api/, `http://127.0.0.1:${port}`), init);

async function ask(kind: 'good' | 'bad', more: Record<string, string> = {}): Promise<Record<string, string | undefined>> {
  const site = `http://127.0.0.1:${port}`;
  const values = {
    SITE_URL: site,
    VITE_SUPABASE_URL: site,
    VITE_CALENDAR_DEMO_URL: `${site}/${kind}/calendar`,
    VITE_LEAD_WEBHOOK_URL: `${site}/${kind}/hook`,
    VITE_PIXEL_ID: '123456789012345',
    VITE_PIXEL_SCRIPT_URL: `${site}/${kind}/pixel.js`,
    HEALTH_KEY: 'a-monitor-s-key-of-32-characters',
    SITE_ORIGINS: site,
    TURNSTILE_SECRET_KEY: 'secret',
    TURNSTILE_VERIFY_URL: `${site}/${kind}/siteverify`,
    ...more,
  };
  const answers = await askOnline(parseEnv(values), values, fetcher);
  return Object.fromEntries(answers.map(({ name, problem }) => [name, problem]));
}

test('services that work have no problem', async () => {
  const names = [
    'SITE_URL',
    'VITE_SUPABASE_URL',
    'VITE_CALENDAR_DEMO_URL',
    'VITE_LEAD_WEBHOOK_URL',
    'SITE_ORIGINS',
    'The Data API',
    'Sign-ups',
    'HEALTH_KEY',
  ];
  const answers = await ask('good');
  expect(answers).toEqual(
    Object.fromEntries([...names, 'Advertising pixel, script', 'TURNSTILE_SECRET_KEY'].map((name) => [name, undefined])),
  );
});

test('what cannot work is named, with what to do', async () => {
  functionStatus = 401;
  home = 'Parked';
  responses['/rest/v1/affiliate_leads'] = [401, {}, '{"code":"42501","message":"permission denied for table affiliate_leads"}'];
  responses['/auth/v1/settings'] = [200, {}, '{"disable_signup":false}'];
  responses['/functions/v1/health'] = [200, {}, '{"checks":{"database":{"ok":true,"role":"postgres"}}}'];
  const site = `http://127.0.0.1:${port}`;
  const answers = await ask('bad', {
    VITE_CALENDAR_APPT_URL: `${site}/bad/ancestors`,
    VITE_CALENDAR_START_URL: `${site}/bad/moved`,
    VITE_CALENDAR_ONBOARDING_URL: `${site}/bad/gone`,
    VITE_CALENDAR_BOOKING_DEMO_URL: 'http://127.0.0.1:1/',
    VITE_VIDEO_INTRO_URL: 'https://vimeo.com/1',
  });
  const expected = {
    SITE_URL: 'serves another site',
    VITE_SUPABASE_URL: 'rejects VITE_SUPABASE_PUBLISHABLE_KEY',
    VITE_CALENDAR_DEMO_URL: 'may not be shown in a frame',
    VITE_CALENDAR_APPT_URL: 'may not be shown in a frame',
    VITE_CALENDAR_START_URL: 'leads to http://localhost',
    VITE_CALENDAR_ONBOARDING_URL: 'responds with 404',
    VITE_CALENDAR_BOOKING_DEMO_URL: 'does not respond',
    VITE_VIDEO_INTRO_URL: 'may not be embedded',
    VITE_LEAD_WEBHOOK_URL: 'takes no posts from a page',
    'Advertising pixel, script': 'is no script',
    SITE_ORIGINS: 'any page may post',
    'The Data API': 'is on',
    'Sign-ups': 'are open',
    HEALTH_KEY: 'log in as the owner',
    TURNSTILE_SECRET_KEY: 'is not accepted',
  };
  const contained = Object.entries(expected).map(([name, text]) => [name, expect.stringContaining(text) as string]);
  expect(answers).toEqual(Object.fromEntries(contained));
});

test('a site that its backend does not know is named, and a health that fails', async () => {
  functionStatus = 403;
  responses['/functions/v1/health'] = [503, {}, '{"checks":{"database":{"ok":true},"suspects":{"ok":false}}}'];
  const answers = await ask('good');
  expect(answers.HEALTH_KEY).toBe('reports suspects: see docs/operations.md');
  responses['/functions/v1/submit-contact-message'] = [403, {}, '{"code":"wrong_origin"}'];
  expect((await ask('good')).VITE_SUPABASE_URL).toBe(`takes no posts of http://127.0.0.1:${port}: add it to SITE_ORIGINS`);
});
