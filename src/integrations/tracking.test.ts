import type * as Settings from '../config/settings.ts';
import { parseEnv } from '../config/env.ts';
import { readFirst } from './address.ts';
import { report } from './report.ts';
import { configuredServices } from './thirdParties.ts';
import { createConsent, nothing, type ConsentOptions } from './consent.ts';
import { createTracking } from './tracking.ts';
import type { Conversion } from './conversion.ts';
import type { ReportWebVital } from './webVitals.ts';
import { settle } from './settle.harness.ts';

jest.mock('../config/settings.ts', () => ({
  ...jest.requireActual<typeof Settings>('../config/settings.ts'),
  hasThirdParties: true,
}));

/** Every service except the chat is configured. */
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
/** The window with the globals of third-party scripts. */
const page = window as unknown as Page;

/** The hosts of the scripts in the document, in their order. */
const scripts = () => [...document.scripts].map(({ src }) => new URL(src).hostname);
/** The calls of analytics. */
const tagCalls = () => (page.dataLayer ?? []).map((call) => Array.from(call));
/** The calls of analytics with this command. */
const tagsOf = (name: string) => tagCalls().filter(([command]) => command === name);

let ids = 0;
/** A conversion with a unique id. */
const conversion = (name: Conversion['name'] = 'generate_lead'): Conversion => ({
  name,
  id: `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
});

/** Starts tracking on a landing page. */
async function begin(options: Partial<ConsentOptions> = {}) {
  // Replaces the reader of the previous test, which may still be pending.
  readFirst(Promise.resolve());
  const consent = createConsent({ mode: 'notice', hasSignal: false, services: configuredServices(env), ...options });
  const watchVitals = jest.fn<Promise<void>, [ReportWebVital]>(() => Promise.resolve());
  const tracking = createTracking({ env, consent, watchVitals });
  tracking.pageView('/pepprac');
  await settle();
  return { consent, watchVitals };
}

beforeEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
  for (const name of ['fbq', '_fbq', 'dataLayer', 'fpr']) Reflect.deleteProperty(page, name);
  window.history.replaceState(null, '', '/pepprac?fpr=ann&email=dana%40x.example');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetModules();
});

test('reports an event once: the last fifty are remembered in this tab', async () => {
  await begin();
  const events = Array.from({ length: 51 }, () => conversion());
  const [first, second] = events;
  if (!first || !second) throw new Error('There are fifty-one.');
  report(first);
  const remembered = () => JSON.parse(sessionStorage.getItem('reported-events') ?? '') as unknown;
  expect(remembered()).toEqual([first.id]);
  for (const event of events) report(event);
  expect(tagsOf('event')).toHaveLength(51);
  expect(remembered()).toEqual(events.slice(1).map(({ id }) => id));
});

test('web vitals are measured once, after consent to analytics', async () => {
  const { consent, watchVitals } = await begin({ mode: 'opt-in' });
  consent.choose({ ...nothing, advertising: true });
  expect(watchVitals).not.toHaveBeenCalled();
  consent.choose({ ...nothing, analytics: true, advertising: true });
  consent.choose({ ...nothing, analytics: true });
  expect(watchVitals).toHaveBeenCalledTimes(1);
  const [reportVital] = watchVitals.mock.calls[0] ?? [];
  const vital = { name: 'LCP', value: 812.4, rating: 'good', path: '/dana@lakeside-peptides.example' } as const;
  reportVital?.(vital);
  consent.choose(nothing);
  reportVital?.(vital);
  const vitals = tagCalls().filter(([, name]) => name === 'web_vital');
  expect(vitals.map(([, , values]) => (values as { page_path: string }).page_path)).toEqual(['/404']);
});

test('opt-in: starts trackers on consent, and reports the page and earlier conversions once', async () => {
  const { consent } = await begin({ mode: 'opt-in' });
  report(conversion());
  expect(scripts()).toEqual([]);
  consent.choose({ ...nothing, analytics: true });
  await settle();
  expect(scripts()).toEqual(['tags.example']);
  expect(tagsOf('config')).toHaveLength(1);
  expect(tagsOf('event')).toHaveLength(1);
  expect(page.fbq).toBeUndefined();
});

test('opt-in: a conversion before the first page is held back until consent', async () => {
  const consent = createConsent({ mode: 'opt-in', hasSignal: false, services: configuredServices(env) });
  const tracking = createTracking({ env, consent, watchVitals: () => Promise.resolve() });
  report(conversion());
  tracking.pageView('/pepprac');
  expect(page.dataLayer).toBeUndefined();
  consent.choose({ ...nothing, analytics: true });
  await settle();
  expect(tagsOf('event')).toHaveLength(1);
});

test('opt-in: declining drops earlier conversions, even if consent follows', async () => {
  const { consent } = await begin({ mode: 'opt-in' });
  report(conversion());
  consent.choose(nothing);
  consent.choose({ ...nothing, analytics: true });
  await settle();
  expect(tagsOf('event')).toEqual([]);
});
