import { parseEnv } from '../config/env.ts';
import { readFirst } from './address.ts';
import { configuredServices } from './thirdParties.ts';
import { createConsent, type ConsentOptions } from './consent.ts';
import type { Conversion } from './conversion.ts';
import { createTracking } from './tracking.ts';
import type { ReportWebVital } from './webVitals.ts';

/** Every service except the chat is configured. */
export const env = parseEnv({
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
export const page = window as unknown as Page;

/** The hosts of the scripts in the document, in their order. */
export const scripts = () => [...document.scripts].map(({ src }) => new URL(src).hostname);
/** The pixel's calls, one string each. */
export const pixelCalls = () => page.fbq?.queue.map((call) => call.join(' ')) ?? [];
/** The calls of analytics. */
export const tagCalls = () => (page.dataLayer ?? []).map((call) => Array.from(call));
/** Waits for pending promises. */
export const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

let ids = 0;
/** A conversion with a unique id. */
export const conversion = (name: Conversion['name'] = 'generate_lead'): Conversion => ({
  name,
  id: `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
});

/** Starts tracking on a landing page. */
export async function begin(options: Partial<ConsentOptions> = {}) {
  // Replaces the reader of the previous test, which may still be pending.
  readFirst(Promise.resolve());
  const consent = createConsent({ mode: 'notice', hasSignal: false, services: configuredServices(env), ...options });
  const reload = jest.fn();
  const watchVitals = jest.fn<Promise<void>, [ReportWebVital]>(() => Promise.resolve());
  const tracking = createTracking({ env, consent, reload, watchVitals });
  tracking.pageView('/pepprac');
  await settle();
  return { consent, tracking, reload, watchVitals };
}

/** Before each test, clears storage, scripts and their globals. */
export function resetEachTest() {
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
}
