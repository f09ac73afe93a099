import type { Env } from '../config/env.ts';
import { TURNSTILE_SCRIPT } from './turnstile.ts';
import { playerOf } from './video.ts';

/**
 * What a visitor consents to. `advertising` measures advertisements and credits partners, `analytics` counts pages, `services` are
 * third-party features of the page.
 */
export const categories = ['advertising', 'analytics', 'services'] as const;
export type Category = (typeof categories)[number];

export type ServiceId = 'pixel' | 'affiliate' | 'analytics' | 'siteHelper' | 'chat';

/** Directives of the content security policy, each with the origins that a third party needs in it. */
export type CspSources = Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'media-src', readonly string[]>>;

type Definition = {
  id: ServiceId;
  category: Category;
  /** What the privacy dialog, the log and `npm run doctor` call it. */
  name: string;
  setting: keyof Env;
  /** The script's address; undefined where the service is not configured. */
  script: (env: Env) => string | undefined;
  /** What the policy allows besides the script's own origin, which may always load scripts, receive requests and be framed. */
  sources: CspSources;
};

export type Service = Pick<Definition, 'id' | 'category' | 'name'> & {
  script: string;
  host: string;
};

const GOOGLE = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];
const GOOGLE_FRAMES = ['https://www.googletagmanager.com'];
const LEAD_CONNECTOR = ['https://*.leadconnectorhq.com', 'https://*.msgsndr.com'];

/** Third-party scripts that the site adds by itself (specification section 7), in this order. */
const definitions: readonly Definition[] = [
  {
    id: 'affiliate',
    category: 'advertising',
    name: 'Affiliate program',
    setting: 'VITE_AFFILIATE_ID',
    script: (env) => env.VITE_AFFILIATE_ID && (env.VITE_AFFILIATE_SCRIPT_URL ?? 'https://cdn.firstpromoter.com/fpr.js'),
    sources: { 'connect-src': ['https://*.firstpromoter.com'] },
  },
  {
    id: 'pixel',
    category: 'advertising',
    name: 'Advertising pixel',
    setting: 'VITE_PIXEL_ID',
    script: (env) => env.VITE_PIXEL_ID && (env.VITE_PIXEL_SCRIPT_URL ?? 'https://connect.facebook.net/en_US/fbevents.js'),
    sources: { 'connect-src': ['https://www.facebook.com'], 'img-src': ['https://www.facebook.com'] },
  },
  {
    id: 'analytics',
    category: 'analytics',
    name: 'Analytics',
    setting: 'VITE_ANALYTICS_ID',
    script: (env) => env.VITE_ANALYTICS_ID && analyticsScript(env.VITE_ANALYTICS_ID, env.VITE_ANALYTICS_SCRIPT_URL),
    // It adds a hidden frame for its service worker.
    sources: { 'connect-src': GOOGLE, 'img-src': GOOGLE, 'frame-src': GOOGLE_FRAMES },
  },
  {
    id: 'siteHelper',
    category: 'services',
    name: 'Site helper',
    setting: 'VITE_SITE_HELPER_SCRIPT_URL',
    script: (env) => env.VITE_SITE_HELPER_SCRIPT_URL,
    sources: {},
  },
  {
    id: 'chat',
    category: 'services',
    name: 'Chat',
    setting: 'VITE_CHAT_WIDGET_ID',
    script: (env) => env.VITE_CHAT_WIDGET_ID && (env.VITE_CHAT_SCRIPT_URL ?? 'https://widgets.leadconnectorhq.com/loader.js'),
    sources: {
      'script-src': LEAD_CONNECTOR,
      'connect-src': [...LEAD_CONNECTOR, 'wss://*.leadconnectorhq.com'],
      'img-src': LEAD_CONNECTOR,
      'frame-src': LEAD_CONNECTOR,
    },
  },
];

function analyticsScript(id: string, base = 'https://www.googletagmanager.com/gtag/js'): string {
  const address = new URL(base);
  address.searchParams.set('id', id);
  return address.href;
}

/** Each service that can be configured, with the setting that turns it on and what it then loads. */
export const listServices = (env: Env) =>
  definitions.map(({ id, category, name, setting, script, sources }) => {
    const address = script(env);
    if (!address) return { name, setting, service: undefined, sources: {} };
    const { host, origin } = new URL(address);
    const own: CspSources = { 'script-src': [origin], 'connect-src': [origin], 'frame-src': [origin] };
    return { name, setting, service: { id, category, name, script: address, host }, sources: mergeSources([own, sources]) };
  });

/** The services of a build, in the order in which they are added. */
export const configuredServices = (env: Env): readonly Service[] => listServices(env).flatMap(({ service }) => service ?? []);

const connect = (address: string): CspSources => ({ 'connect-src': [new URL(address).origin] });
const frame = (address: string): CspSources => ({ 'frame-src': [new URL(address).origin] });
const player = (address: string): CspSources => frame(playerOf(address, '').src);

/** What the address in a setting needs of the content security policy. */
const sourcesByAddress: readonly [keyof Env, (address: string) => CspSources][] = [
  ['VITE_SUPABASE_URL', connect],
  ['VITE_LEAD_WEBHOOK_URL', connect],
  ['VITE_APPLICATION_WEBHOOK_URL', connect],
  ['VITE_CALENDAR_EMBED_SCRIPT_URL', (address) => ({ 'script-src': [new URL(address).origin] })],
  ['VITE_CALENDAR_APPT_URL', frame],
  ['VITE_CALENDAR_BOOKING_DEMO_URL', frame],
  ['VITE_CALENDAR_BOOKING_DEMO_DR_URL', frame],
  ['VITE_CALENDAR_START_URL', frame],
  ['VITE_CALENDAR_ONBOARDING_URL', frame],
  ['VITE_CALENDAR_DEMO_URL', frame],
  ['VITE_VIDEO_INTRO_URL', player],
  ['VITE_VIDEO_WEBINAR_URL', player],
];

function turnstileSources(env: Env): CspSources {
  if (!env.VITE_TURNSTILE_SITE_KEY) return {};
  const { origin } = new URL(env.VITE_TURNSTILE_SCRIPT_URL ?? TURNSTILE_SCRIPT);
  return { 'script-src': [origin], 'frame-src': [origin] };
}

/** All third-party origins that a build's content security policy allows, each once. */
export function allowedSources(env: Env): CspSources {
  const embedded = sourcesByAddress.map(([setting, sourcesOf]) => (env[setting] ? sourcesOf(env[setting]) : {}));
  return mergeSources([...embedded, turnstileSources(env), ...listServices(env).map(({ sources }) => sources)]);
}

function mergeSources(all: readonly CspSources[]): CspSources {
  const merged: Record<string, readonly string[]> = {};
  for (const [directive, origins] of all.flatMap((sources) => Object.entries(sources))) {
    merged[directive] = [...new Set([...(merged[directive] ?? []), ...origins])];
  }
  return merged;
}
