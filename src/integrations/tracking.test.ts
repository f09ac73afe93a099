import { parseEnv } from '../config/env.ts';
import type * as Settings from '../config/settings.ts';
import { readFirst } from './address.ts';
import { report } from './analytics.ts';
import { configuredServices } from './catalogue.ts';
import { createConsent, everything, nothing, type ConsentOptions } from './consent.ts';
import type { Conversion } from './conversion.ts';
import { createTracking } from './tracking.ts';
import type { ReportWebVital } from './webVitals.ts';

jest.mock('../config/settings.ts', () => ({
  ...jest.requireActual<typeof Settings>('../config/settings.ts'),
  hasThirdParties: true,
}));

const env = parseEnv({
  VITE_PIXEL_ID: '123456789012345',
  VITE_PIXEL_SCRIPT_URL: 'https://pixel.example/p.js',
  VITE_ANALYTICS_ID: 'G-ABCDE12345',
  VITE_ANALYTICS_SCRIPT_URL: 'https://tags.example/gtag.js',
  VITE_AFFILIATE_ID: 'abc123',
  VITE_AFFILIATE_SCRIPT_URL: 'https://affiliates.example/fpr.js',
  VITE_SITE_HELPER_SCRIPT_URL: 'https://helper.example/h.js',
});

type Page = {
  fbq?: { queue: unknown[][] };
  _fbq?: unknown;
  dataLayer?: ArrayLike<unknown>[];
  fpr?: { q: unknown[][] };
} & Record<string, unknown>;
const page = window as unknown as Page;

const scripts = () => [...document.scripts].map(({ src }) => new URL(src).hostname);
const pixelCalls = () => page.fbq?.queue.map((call) => call.join(' ')) ?? [];
const tagCalls = () => (page.dataLayer ?? []).map((call) => Array.from(call));
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
/** The browser's word on a script, which jsdom never fetches. */
const answer = async (host: string, event: 'load' | 'error') => {
  [...document.scripts].find(({ src }) => src.includes(host))?.dispatchEvent(new Event(event));
  await settle();
};

let ids = 0;
const conversion = (name: Conversion['name'] = 'generate_lead'): Conversion => ({
  name,
  id: `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
});

async function begin(options: Partial<ConsentOptions> = {}) {
  // A script of the test before may still be waited for.
  readFirst(Promise.resolve());
  const consent = createConsent({ mode: 'notice', hasSignal: false, services: configuredServices(env), ...options });
  const reload = jest.fn();
  const watchVitals = jest.fn<Promise<void>, [ReportWebVital]>(() => Promise.resolve());
  const tracking = createTracking({ env, consent, reload, watchVitals });
  tracking.arrive('/pepprac');
  await settle();
  return { consent, tracking, reload, watchVitals };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const script of [...document.scripts]) script.remove();
  for (const name of ['fbq', '_fbq', 'dataLayer', 'fpr']) Reflect.deleteProperty(page, name);
  window.history.replaceState(null, '', '/pepprac?fpr=ann&email=dana%40x.example');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetModules();
});

/** Scripts are remembered for the page's life, so each test has a life of its own. */
const ownPage = (test: () => Promise<void>) => () =>
  jest.isolateModulesAsync(async () => {
    await test();
  });

test('with the signal on nothing is added and nothing is told', async () => {
  const { tracking, watchVitals } = await begin({ hasSignal: true });
  expect(watchVitals).not.toHaveBeenCalled();
  tracking.arrive('/faq');
  report(conversion());
  await settle();
  expect(scripts()).toEqual([]);
  expect([page.fbq, page.dataLayer, page.fpr]).toEqual([undefined, undefined, undefined]);
});

test('opt-in: nothing before the yes; then each once, with what was achieved meanwhile', async () => {
  const { consent } = await begin({ mode: 'opt-in' });
  report(conversion());
  expect(scripts()).toEqual([]);
  consent.choose({ ...nothing, analytics: true });
  await settle();
  expect(scripts()).toEqual(['tags.example']);
  expect(tagCalls().filter(([command]) => command === 'config')).toHaveLength(1);
  expect(tagCalls().filter(([command]) => command === 'event')).toHaveLength(1);
  expect(page.fbq).toBeUndefined();
});

test('opt-in: what was achieved before a no is dropped, also when a yes follows', async () => {
  const { consent } = await begin({ mode: 'opt-in' });
  report(conversion());
  consent.choose(nothing);
  consent.choose({ ...nothing, analytics: true });
  await settle();
  expect(tagCalls().filter(([command]) => command === 'event')).toEqual([]);
});

test('one page view a change of path, without query or fragment', async () => {
  const { tracking } = await begin();
  tracking.arrive('/pepprac');
  tracking.arrive('/faq');
  tracking.arrive('/dana@lakeside-peptides.example');
  await settle();
  const configs = tagCalls().filter(([command]) => command === 'config');
  expect(configs.map(([, id, about]) => [id, (about as { page_path: string }).page_path])).toEqual([
    ['G-ABCDE12345', '/pepprac'],
    ['G-ABCDE12345', '/faq'],
    ['G-ABCDE12345', '/404'],
  ]);
  expect(JSON.stringify(tagCalls())).not.toMatch(/fpr|dana|\?/);
});

test('an event is told once, with its id and nothing that was typed', async () => {
  await begin();
  const lead = conversion();
  report({ ...lead, email: 'dana@x.example' } as Conversion);
  report(lead);
  report(conversion('apply_submitted'));
  const events = tagCalls().filter(([command]) => command === 'event');
  expect(events.map(([, name]) => name)).toEqual(['generate_lead', 'apply_submitted']);
  expect(events[0]?.[2]).toEqual({
    event_id: lead.id,
    page_location: 'http://localhost/pepprac',
    page_path: '/pepprac',
    send_to: 'G-ABCDE12345',
  });
});

test('that a band failed is told to analytics alone', async () => {
  await begin();
  report({ ...conversion('band_failed'), band: 'band-3' });
  const [event] = tagCalls().filter(([command]) => command === 'event');
  expect(event?.[1]).toBe('band_failed');
  expect(event?.[2]).toMatchObject({ band: 'band-3', page_path: '/pepprac' });
  await settle();
  expect(pixelCalls().join()).not.toContain('band');
});

test(
  'what was reported before anybody was started is told when they are',
  ownPage(async () => {
    const analytics = await import('./analytics.ts');
    const tracking = await import('./tracking.ts');
    analytics.report({ ...conversion('band_failed'), band: 'band-5' });
    const consent = createConsent({ mode: 'notice', hasSignal: false, services: configuredServices(env) });
    tracking.createTracking({ env, consent }).arrive('/pepprac');
    await settle();
    expect(tagCalls().filter(([command]) => command === 'event')).toHaveLength(1);
  }),
);

test('a no stops everybody at once, and the next page begins without their code', async () => {
  const { consent, tracking, reload } = await begin();
  consent.choose(nothing);
  const before = tagCalls().length;
  report(conversion());
  expect(tagCalls()).toHaveLength(before);
  expect(page['ga-disable-G-ABCDE12345']).toBe(true);
  expect(pixelCalls().at(-1)).toBe('consent revoke');
  expect(reload).not.toHaveBeenCalled();
  tracking.arrive('/faq');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a no forgets the cookies of whoever it concerns, and no other', async () => {
  document.cookie = '_fbp=1; Path=/';
  document.cookie = '_ga_ABCDE12345=1; Path=/';
  document.cookie = '_fprom_tid=1; Path=/';
  document.cookie = 'ours=1; Path=/';
  const { consent } = await begin();
  consent.choose({ ...everything, advertising: false });
  expect(document.cookie).toBe('_ga_ABCDE12345=1; ours=1');
  consent.choose(nothing);
  expect(document.cookie).toBe('ours=1');
});

test('how fast a page was is measured once analytics may hear of it, and told to it alone', async () => {
  const { consent, watchVitals } = await begin({ mode: 'opt-in' });
  expect(watchVitals).not.toHaveBeenCalled();
  consent.choose({ ...nothing, analytics: true, advertising: true });
  consent.choose({ ...nothing, analytics: true });
  expect(watchVitals).toHaveBeenCalledTimes(1);
  const [tell] = watchVitals.mock.calls[0] ?? [];
  tell?.({ name: 'LCP', value: 812.4, rating: 'good', path: '/dana@lakeside-peptides.example' });
  const vitals = () => tagCalls().filter(([, name]) => name === 'web_vital');
  expect(vitals().map(([, , values]) => values)).toEqual([
    {
      metric_name: 'LCP',
      metric_value: 812.4,
      metric_rating: 'good',
      page_location: 'http://localhost/404',
      page_path: '/404',
      send_to: 'G-ABCDE12345',
    },
  ]);
  await settle();
  expect(pixelCalls().join()).not.toContain('LCP');
  consent.choose(nothing);
  tell?.({ name: 'CLS', value: 0, rating: 'good', path: '/faq' });
  expect(vitals()).toHaveLength(1);
});

test(
  'the query stays until the affiliate program has read it, and is gone when the pixel comes',
  ownPage(async () => {
    const tracking = await import('./tracking.ts');
    const consent = createConsent({ mode: 'notice', hasSignal: false, services: configuredServices(env) });
    tracking.createTracking({ env, consent }).arrive('/pepprac');
    await settle();
    expect(page.fpr?.q).toEqual([['init', { cid: 'abc123' }], ['click']]);
    expect(scripts()).toEqual(['affiliates.example']);
    expect(window.location.search).toContain('fpr=ann');

    await answer('affiliates.example', 'error');
    expect(window.location.search).toBe('');
    expect(scripts()).toEqual(['affiliates.example', 'pixel.example', 'tags.example', 'helper.example']);
    expect(pixelCalls()).toEqual(['set autoConfig false 123456789012345', 'init 123456789012345', 'track PageView']);
    expect(console.info).toHaveBeenCalledWith('Failed to load affiliate program script');

    await answer('pixel.example', 'load');
    expect(console.info).toHaveBeenCalledWith('Advertising pixel script loaded');
  }),
);

test(
  'a script that is already on the page is not added again',
  ownPage(async () => {
    const present = document.createElement('script');
    present.src = 'https://helper.example/h.js';
    document.body.append(present);
    const tracking = await import('./tracking.ts');
    const consent = createConsent({ mode: 'notice', hasSignal: false, services: configuredServices(env) });
    tracking.createTracking({ env, consent }).arrive('/');
    await settle();
    expect(scripts().filter((host) => host === 'helper.example')).toHaveLength(1);
  }),
);
