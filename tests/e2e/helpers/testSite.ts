/**
 * The sites of the end-to-end tests and the soak test. Each is built once, because a build takes a minute; each environment gets
 * a copy that uses its own backend.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../tools/shared/paths.ts';
import { FAKES_PATH, fakeCalendarUrl, type FakeProvider } from '../../../tools/shared/localServices.ts';
import { fakeCalendars, localSiteEnv } from '../../../tools/shared/localSiteEnv.ts';
import { ensureBuilt } from '../../../tools/site/ensure-built.ts';

/** Nothing listens on this port: it is replaced in each copy. */
const GATEWAY_PORT = 54_401;

/** The fake scripts of other companies, on a different host name than ours. */
export const trackersOf = (gatewayPort: number) => {
  const elsewhere = `http://localhost:${gatewayPort}${FAKES_PATH}/trackers`;
  return {
    pixel: `${elsewhere}/pixel.js`,
    analytics: `${elsewhere}/analytics.js`,
    affiliate: `${elsewhere}/affiliate.js`,
    helper: `${elsewhere}/helper.js`,
    chat: `http://localhost:${gatewayPort}${FAKES_PATH}/chat/loader.js`,
  } as const;
};

function everyTracker(): Record<string, string> {
  const { pixel, analytics, affiliate, helper, chat } = trackersOf(GATEWAY_PORT);
  return {
    VITE_PIXEL_ID: '123456789012345',
    VITE_PIXEL_SCRIPT_URL: pixel,
    VITE_ANALYTICS_ID: 'G-FAKE123456',
    VITE_ANALYTICS_SCRIPT_URL: analytics,
    VITE_AFFILIATE_ID: 'fake',
    VITE_AFFILIATE_SCRIPT_URL: affiliate,
    VITE_SITE_HELPER_SCRIPT_URL: helper,
    VITE_CHAT_WIDGET_ID: 'fake-widget',
    VITE_CHAT_SCRIPT_URL: chat,
    // Cloudflare's own key for tests. On our own host name, because tests of other companies' scripts use forms, which load it.
    VITE_TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
    VITE_TURNSTILE_SCRIPT_URL: `http://127.0.0.1:${GATEWAY_PORT}${FAKES_PATH}/turnstile/api.js`,
  };
}

/** Settings of a local site that a site without settings does not have. */
const notConfigured = {
  VITE_CHAT_WIDGET_ID: '',
  VITE_CHAT_SCRIPT_URL: '',
  VITE_VIDEO_INTRO_URL: '',
  VITE_VIDEO_WEBINAR_URL: '',
};

const videos = {
  VITE_VIDEO_INTRO_URL: `http://localhost:${GATEWAY_PORT}${FAKES_PATH}/videos/how-the-program-works`,
  VITE_VIDEO_WEBINAR_URL: `http://localhost:${GATEWAY_PORT}${FAKES_PATH}/videos/recorded-live-demo`,
};

const webhooks = {
  VITE_LEAD_WEBHOOK_URL: `http://127.0.0.1:${GATEWAY_PORT}${FAKES_PATH}/webhooks/browser-lead`,
  VITE_APPLICATION_WEBHOOK_URL: `http://127.0.0.1:${GATEWAY_PORT}${FAKES_PATH}/webhooks/browser-application`,
};

/** The providers of the pages' fake calendars; LeadConnector where none is named. */
const providers: Partial<Record<string, FakeProvider>> = {
  'booking-demo-dr': 'Calendly',
  start: 'Cal.com',
  onboarding: 'HubSpot',
};

export const calendarUrl = (id: string, gatewayPort: number): string => fakeCalendarUrl(id, gatewayPort, providers[id]);

const calendars = {
  ...fakeCalendars(GATEWAY_PORT),
  VITE_CALENDAR_BOOKING_DEMO_DR_URL: calendarUrl('booking-demo-dr', GATEWAY_PORT),
  VITE_CALENDAR_START_URL: calendarUrl('start', GATEWAY_PORT),
  VITE_CALENDAR_ONBOARDING_URL: calendarUrl('onboarding', GATEWAY_PORT),
};

/** The site without settings, and with everything configured. */
const variants = {
  plain: { dir: '.cache/test-site', settings: { ...calendars, ...notConfigured } },
  configured: {
    dir: '.cache/test-site-configured',
    settings: { ...calendars, ...notConfigured, ...everyTracker(), ...videos, ...webhooks },
  },
} as const;
export type Variant = keyof typeof variants;

/** The text files of a site, which contain its backend's address. */
const TEXTS = /\.(html|js|json|conf|toml|txt|xml)$|_headers$|_redirects$/;

async function build({ dir, settings }: (typeof variants)[Variant]): Promise<void> {
  const root = projectRoot();
  const env = { ...localSiteEnv(root, GATEWAY_PORT), ...settings, SITE_OUT_DIR: dir };
  await ensureBuilt(root, env, new AbortController().signal);
}

/** Builds each site, unless it was built from the same sources before. */
export async function buildTestSites(): Promise<void> {
  for (const variant of Object.values(variants)) await build(variant);
}

/** Puts a copy of a site, whose backend is on `gatewayPort`, into a folder below the project's root. */
export async function makeTestSite(variant: Variant, dir: string, gatewayPort: number): Promise<void> {
  await build(variants[variant]);
  const copy = join(projectRoot(), dir);
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(projectRoot(), variants[variant].dir), copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.test(name)) continue;
    const file = join(copy, name);
    // Replaced for both host names of this machine.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`:${GATEWAY_PORT}`, `:${gatewayPort}`));
  }
}
