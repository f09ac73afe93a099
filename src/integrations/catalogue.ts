import type { Env } from '../config/env.ts';

/**
 * What a visitor decides about. `advertising` measures advertisements and credits partners, `analytics` counts pages, `services` are
 * extras of other companies that show or do something on the page.
 */
export const categories = ['advertising', 'analytics', 'services'] as const;
export type Category = (typeof categories)[number];

export type ServiceId = 'pixel' | 'affiliate' | 'analytics' | 'siteHelper' | 'chat';

/** A content security policy's directives, each with the origins that a service needs in it. */
type Sources = Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'media-src', string[]>>;

type Definition = {
  id: ServiceId;
  category: Category;
  /** In words, for the visitor's choice, the log and `npm run doctor`. */
  name: string;
  setting: keyof Env;
  /** The script's address; undefined where the service is not configured. */
  script: (env: Env) => string | undefined;
  /** Origins beside the script's own, which is always allowed for scripts and requests. */
  sources: Sources;
};

export type Service = Pick<Definition, 'id' | 'category' | 'name'> & {
  script: string;
  /** The company's host, as a visitor may look it up. */
  host: string;
};

const GOOGLE = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];
const LEAD_CONNECTOR = ['https://*.leadconnectorhq.com', 'https://*.msgsndr.com'];

/** Other people's scripts that the site adds by itself (specification section 7). Calendars and videos come with what embeds them. */
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
    sources: { 'connect-src': GOOGLE, 'img-src': GOOGLE },
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

/** Each service that may be configured, with the setting that turns it on and what it then loads. */
export const listServices = (env: Env) =>
  definitions.map(({ id, category, name, setting, script, sources }) => {
    const address = script(env);
    const service = address ? { id, category, name, script: address, host: new URL(address).host } : undefined;
    return { name, setting, service, sources: service ? withOwnOrigin(sources, service.script) : {} };
  });

function withOwnOrigin(sources: Sources, script: string): Sources {
  const { origin } = new URL(script);
  const own = (directive: 'script-src' | 'connect-src') => [...new Set([origin, ...(sources[directive] ?? [])])];
  return { ...sources, 'script-src': own('script-src'), 'connect-src': own('connect-src') };
}

/** The services of a build, in the order in which they are added. */
export const configuredServices = (env: Env): readonly Service[] => listServices(env).flatMap(({ service }) => service ?? []);
