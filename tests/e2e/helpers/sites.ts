/**
 * The sites of the end-to-end tests and the soak test. Each is built once, because a build takes a minute; each environment gets
 * a copy that uses its own backend.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '../../../src/app/routes.ts';
import { paths } from '../../../src/config/paths.ts';
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

/** The page on which a provider's fake calendar is booked. What is not listed here is LeadConnector's. */
export const pageOfProvider = {
  LeadConnector: 'booking-demo',
  Calendly: 'booking-demo-dr',
  'Cal.com': 'start',
  HubSpot: 'onboarding',
} as const satisfies Record<FakeProvider, string>;

const providers = new Map<string, FakeProvider>(
  Object.entries(pageOfProvider).map(([provider, page]) => [page, provider as FakeProvider]),
);

export const calendarUrl = (page: string, gatewayPort: number): string => fakeCalendarUrl(page, gatewayPort, providers.get(page));

const settingOf = (page: string) => `VITE_CALENDAR_${page.toUpperCase().replaceAll('-', '_')}_URL`;
const calendars = {
  ...fakeCalendars(GATEWAY_PORT),
  ...Object.fromEntries([...providers.keys()].map((page) => [settingOf(page), calendarUrl(page, GATEWAY_PORT)])),
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

const redirected = new Set<string>(redirects.map(({ path }) => path));

/** The addresses of all pages, without redirects. */
export const sitePages: readonly string[] = Object.values(paths).filter((path) => !redirected.has(path));

const jobPages = sitePages.filter((path) => path.startsWith('/jobs/'));

const legalPages: readonly string[] = [
  paths.privacyPolicy,
  paths.termsAndConditions,
  paths.noticeOfPrivacyPractices,
  paths.telehealthConsent,
];

/** Pages that differ from another only in their copy. */
const copies = [...jobPages.slice(1), ...legalPages.slice(1)];

/** A page of each template: all jobs share one, and so do the legal pages. Every other page is its own. */
export const templates = sitePages.filter((path) => !copies.includes(path));
