/** What `npm run doctor -- --online` asks: whether the configured services can work on the site's pages. */
import type { Env } from '../../src/config/env.ts';
import { frameAddress } from '../../src/integrations/calendars/providers.ts';
import { listServices } from '../../src/integrations/thirdParties.ts';
import { TURNSTILE_SCRIPT } from '../../src/integrations/turnstile.ts';
import { playerOf } from '../../src/integrations/video.ts';
import { needsPreflight } from '../../src/services/postWebhook.ts';
import { readFormSettings, type Environment } from '../../supabase/functions/_shared/settings.ts';
import { messageOf } from '../shared/userError.ts';

const TIMEOUT_MS = 8000;

/** Where hosts tell whether a video exists and may be embedded. */
const oEmbeds: readonly [RegExp, string][] = [
  [/(^|\.)youtu(\.be|be(-nocookie)?\.com)$/, 'https://www.youtube.com/oembed'],
  [/(^|\.)vimeo\.com$/, 'https://vimeo.com/api/oembed.json'],
  [/(^|\.)wistia\.(com|net)$/, 'https://fast.wistia.com/oembed'],
  [/(^|\.)loom\.com$/, 'https://www.loom.com/v1/oembed'],
];

/** `problem`: what is wrong and what to do; undefined if all is well. */
export type Answer = { name: string; problem: string | undefined };

type Request = (address: string, init?: RequestInit) => Promise<Response>;
type Question = (address: string, site: URL, request: Request) => Promise<string | undefined>;

const wrongStatus = ({ ok, status }: Response) => (ok ? undefined : `responds with ${status}: copy the address again`);

function allowsFrame(headers: Headers, { host }: URL): boolean {
  const ancestors = /frame-ancestors([^;]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1];
  // Browsers ignore the older header where the newer one is set.
  if (ancestors === undefined) return !/deny|sameorigin/i.test(headers.get('x-frame-options') ?? '');
  const allowed = ancestors.trim().split(/\s+/);
  return allowed.some((source) => {
    const name = source.replace(/^https:\/\//, '');
    return ['*', 'https:', host].includes(name) || (name.startsWith('*.') && host.endsWith(name.slice(1)));
  });
}

const askFrame: Question = async (address, site, request) => {
  const response = await request(address);
  const { origin } = new URL(response.url);
  if (origin !== new URL(address).origin) return `leads to ${origin}, which the site does not allow: set the address there`;
  if (allowsFrame(response.headers, site)) return wrongStatus(response);
  return `may not be shown in a frame of ${site.origin}: allow that in the provider’s settings, or set its address for embedding`;
};

const askVideo: Question = async (address, site, request) => {
  const [, oEmbed] = oEmbeds.find(([host]) => host.test(new URL(address).hostname)) ?? [];
  if (!oEmbed) return askFrame(playerOf(address, site.origin).src, site, request);
  const { ok } = await request(`${oEmbed}?format=json&url=${encodeURIComponent(address)}`);
  return ok ? undefined : 'is not known to its host, or private, or may not be embedded: check its settings there';
};

const askScript: Question = async (address, _site, request) => {
  const response = await request(address);
  const isScript = /javascript/.test(response.headers.get('content-type') ?? '');
  return wrongStatus(response) ?? (isScript ? undefined : 'is no script: copy its address from the provider’s code again');
};

const askWebhook: Question = async (address, { origin }, request) => {
  if (!needsPreflight(address)) return undefined;
  const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  const response = await request(address, { method: 'OPTIONS', headers });
  const allows = (name: string, wanted: string) => {
    const values = (response.headers.get(`access-control-allow-${name}`) ?? '').toLowerCase().split(/,\s*/);
    return values.includes('*') || values.includes(wanted);
  };
  if (response.ok && allows('origin', origin) && allows('headers', 'content-type')) return undefined;
  return 'takes no posts from a page (CORS): set the functions’ secret of the same name without VITE_ instead';
};

const askSite: Question = async (address, { origin }, request) => {
  const response = await request(address);
  const arrived = new URL(response.url).origin;
  if (arrived !== origin) return `leads to ${arrived}: make that SITE_URL, and build again`;
  const isOurs = (await response.text()).includes('name="app-scripts"');
  return wrongStatus(response) ?? (isOurs ? undefined : 'serves another site: upload `dist/`, or correct SITE_URL');
};

/** An empty message from a page of this origin. */
function postEmptyMessage({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: apikey }: Env, origin: string, request: Request) {
  const headers = { apikey, origin, 'content-type': 'application/json' };
  return request(`${VITE_SUPABASE_URL}/functions/v1/submit-contact-message`, { method: 'POST', headers, body: '{}' });
}

/** It is rejected as invalid, which nothing but a working function does. */
async function askBackend(env: Env, { origin }: URL, request: Request) {
  const response = await postEmptyMessage(env, origin, request);
  const { status } = response;
  if (status === 400) return undefined;
  if (status === 403 && (await response.text()).includes('wrong_origin'))
    return `takes no posts of ${origin}: add it to SITE_ORIGINS`;
  if (status === 401 || status === 403) return 'rejects VITE_SUPABASE_PUBLISHABLE_KEY: copy it from the same project';
  if (status === 404) return 'has no functions: deploy them (docs/backend.md)';
  return `responds with ${status}: ask its health (docs/operations.md)`;
}

async function askOrigins(env: Env, request: Request) {
  const { status } = await postEmptyMessage(env, 'https://elsewhere.example', request);
  return status === 403 ? undefined : 'is not set, so any page may post: supabase secrets set SITE_ORIGINS=…';
}

/** A table that no browser may read: the API responds about the table where it is on, and about itself where it is off. */
async function askDataApi({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: apikey }: Env, request: Request) {
  const response = await request(`${VITE_SUPABASE_URL}/rest/v1/affiliate_leads?limit=1`, { headers: { apikey } });
  const isOn = response.ok || (await response.text()).includes('42501');
  return isOn ? 'is on, and nothing uses it: supabase config push' : undefined;
}

async function askSignUps({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: apikey }: Env, request: Request) {
  const response = await request(`${VITE_SUPABASE_URL}/auth/v1/settings`, { headers: { apikey } });
  if (!response.ok) return undefined;
  const settings = Object(await response.json()) as { disable_signup?: unknown };
  return settings.disable_signup === true ? undefined : 'are open, and nothing uses them: supabase config push';
}

async function askHealth({ VITE_SUPABASE_URL }: Env, apikey: string, request: Request) {
  const response = await request(`${VITE_SUPABASE_URL}/functions/v1/health`, { headers: { apikey } });
  const { checks = {} } = Object(await response.json().catch(() => null)) as {
    checks?: Record<string, { ok: boolean; role?: string }>;
  };
  const failed = Object.keys(checks).filter((name) => !checks[name]?.ok);
  if (failed.length > 0) return `reports ${failed.join(', ')}: see docs/operations.md`;
  if (checks.database?.role !== 'site_functions')
    return 'reports that functions log in as the owner of the database: see docs/backend.md';
  return wrongStatus(response);
}

async function askTurnstile(values: Environment, request: Request) {
  const { turnstile } = readFormSettings(values);
  if (!turnstile) return undefined;
  const body = new URLSearchParams({ secret: turnstile.secretKey, response: 'doctor' });
  const response = await request(turnstile.verifyUrl, { method: 'POST', body });
  return /input-secret/.test(await response.text()) ? 'is not accepted: copy the secret key of the widget again' : undefined;
}

/**
 * Asks every configured service, at the same time and with a time limit.
 *
 * @param values the environment, for the functions' secrets
 */
export function askOnline(env: Env, values: Environment, fetcher: typeof fetch = fetch): Promise<Answer[]> {
  const site = new URL(env.SITE_URL);
  const request: Request = (address, init) => fetcher(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  const settle = async (name: string, question: () => Promise<string | undefined>): Promise<Answer> => {
    try {
      return { name, problem: await question() };
    } catch (cause) {
      return { name, problem: `does not respond (${messageOf(cause)}): check its address and your network` };
    }
  };
  const embedder = { site: site.host, visitor: undefined, campaign: undefined };
  const questionFor = (name: keyof Env): Question | undefined => {
    if (name === 'SITE_URL') return askSite;
    if (name.endsWith('WEBHOOK_URL')) return askWebhook;
    if (name.startsWith('VITE_VIDEO')) return askVideo;
    if (name === 'VITE_CALENDAR_EMBED_SCRIPT_URL') return askScript;
    return name.startsWith('VITE_CALENDAR') ? (url, ...rest) => askFrame(frameAddress(url, embedder), ...rest) : undefined;
  };
  const addresses = (Object.keys(env) as (keyof Env)[]).flatMap((name) => {
    const [ask, address] = [questionFor(name), env[name]];
    return ask && address ? [settle(name, () => ask(address, site, request))] : [];
  });
  const turnstile = env.VITE_TURNSTILE_SITE_KEY && (env.VITE_TURNSTILE_SCRIPT_URL ?? TURNSTILE_SCRIPT);
  const scripts = [...listServices(env).map(({ name, service }) => [name, service?.script]), ['Turnstile', turnstile]] as const;
  return Promise.all([
    ...addresses,
    ...scripts.flatMap(([name, script]) =>
      name && script ? [settle(`${name}, script`, () => askScript(script, site, request))] : [],
    ),
    settle('VITE_SUPABASE_URL', () => askBackend(env, site, request)),
    settle('SITE_ORIGINS', () => askOrigins(env, request)),
    settle('The Data API', () => askDataApi(env, request)),
    settle('Sign-ups', () => askSignUps(env, request)),
    ...(values.HEALTH_KEY ? [settle('HEALTH_KEY', () => askHealth(env, values.HEALTH_KEY ?? '', request))] : []),
    ...(values.TURNSTILE_SECRET_KEY ? [settle('TURNSTILE_SECRET_KEY', () => askTurnstile(values, request))] : []),
  ]);
}
