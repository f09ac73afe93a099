import { isThisMachine, readCertificates, readDatabaseAddress } from './databaseAddress.ts';
import { SettingsError } from './settingsError.ts';

export { SettingsError };

export type Environment = Record<string, string | undefined>;
export type Topic = 'lead' | 'application' | 'message';

/** What the platform sets for every function. */
export type ProjectSettings = ReturnType<typeof readProjectSettings>;

/** What protects the forms from abuse. */
export type FormSettings = ReturnType<typeof readFormSettings>;

export type WebhookSettings = ReturnType<typeof readWebhookSettings>;

/** Days until each kind of record is deleted; null: never. */
export type RetentionSettings = Record<'applicationDays' | 'leadDays' | 'messageDays', number | null>;

const WEBHOOK_VARIABLES = {
  lead: 'LEAD_WEBHOOK_URL',
  application: 'APPLICATION_WEBHOOK_URL',
  message: 'CONTACT_WEBHOOK_URL',
} as const satisfies Record<Topic, string>;

/** This is below the limit of a scheduled run, and below the time for which an event is claimed. */
const MAX_WEBHOOK_SECONDS = 90;

const MAX_RESUME_LINK_DAYS = 365;
const DAY_SECONDS = 24 * 60 * 60;

const TURNSTILE_VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** @throws SettingsError */
export function readProjectSettings(env: Environment) {
  // On the hosted platform, SUPABASE_DB_URL cannot be changed and is the direct connection, of which there are few.
  const poolerUrl = read(env, 'DB_POOLER_URL');
  const databaseUrl = poolerUrl ?? read(env, 'SUPABASE_DB_URL');
  const variable = poolerUrl ? 'DB_POOLER_URL' : 'SUPABASE_DB_URL';
  if (!databaseUrl) throw new SettingsError(variable, 'is not set');
  return {
    databaseUrl,
    databaseAddress: readDatabaseAddress(databaseUrl, variable, readCertificates(env)),
    /** Base address of the project's own services, without a slash at the end. */
    projectUrl: (read(env, 'SUPABASE_URL') ?? '').replace(/\/+$/, ''),
    ...readKeys(env),
  };
}

/** @throws SettingsError */
export function readFormSettings(env: Environment) {
  const secretKey = read(env, 'TURNSTILE_SECRET_KEY');
  const siteOrigins = readOrigins(env, 'SITE_ORIGINS');
  // Otherwise a token that was solved on any other site would do.
  if (secretKey && !siteOrigins) throw new SettingsError('SITE_ORIGINS', 'must be set with TURNSTILE_SECRET_KEY');
  return {
    /** Submissions per hour, and as many uploads: from one address, with one email from there, and in total for each form. */
    limits: {
      perAddress: readCount(env, 'RATE_LIMIT_PER_ADDRESS', 60, 1),
      perEmail: readCount(env, 'RATE_LIMIT_PER_EMAIL', 20, 1),
      total: readCount(env, 'RATE_LIMIT_TOTAL', 2000, 1),
    },
    /** A form sent sooner than this many milliseconds after its page was opened is marked as suspect. */
    minFillMs: readCount(env, 'MIN_FILL_MS', 1000, 0),
    /** The origins of the pages that may post; null: any page may. */
    siteOrigins,
    /** What Turnstile's check needs; null where there is none. */
    turnstile:
      secretKey && siteOrigins
        ? {
            secretKey,
            verifyUrl: readUrl(env, 'TURNSTILE_VERIFY_URL') ?? TURNSTILE_VERIFY_URL,
            hostnames: siteOrigins.map((origin) => new URL(origin).hostname),
          }
        : null,
    addressHeader: readAddressHeader(env),
  };
}

/** The header in which the platform's proxy, never a client, puts the client's address. @throws SettingsError */
const readAddressHeader = (env: Environment): string => readHeaderName(env, 'CLIENT_ADDRESS_HEADER') ?? 'cf-connecting-ip';

/** Whether a topic has a webhook. `readWebhookSettings` checks its address. */
export const hasWebhook = (env: Environment, topic: Topic): boolean => read(env, WEBHOOK_VARIABLES[topic]) !== null;

/** @throws SettingsError */
export function readWebhookSettings(env: Environment) {
  /** A topic without an address is not announced. */
  const urls: Partial<Record<Topic, string>> = {};
  for (const topic of ['lead', 'application', 'message'] as const) {
    const url = readUrl(env, WEBHOOK_VARIABLES[topic]);
    if (url) urls[topic] = url;
  }
  /** How long a receiver may take to respond. */
  const timeoutMs = readCount(env, 'WEBHOOK_TIMEOUT_SECONDS', 60, 1, MAX_WEBHOOK_SECONDS) * 1000;
  return { urls, timeoutMs, signingKey: readSigningKey(env) };
}

/** The key of a monitor, which opens `health` and nothing else; null when none is set. @throws SettingsError */
export function readHealthKey(env: Environment): string | null {
  const key = read(env, 'HEALTH_KEY');
  if (key !== null && !/^[\w-]{24,}$/.test(key)) {
    throw new SettingsError('HEALTH_KEY', 'must be 24 or more letters, digits, - and _');
  }
  return key;
}

/** @throws SettingsError */
export function readRetentionSettings(env: Environment): RetentionSettings {
  return {
    applicationDays: readDays(env, 'RETENTION_DAYS', 365),
    leadDays: readDays(env, 'LEAD_RETENTION_DAYS', null),
    messageDays: readDays(env, 'MESSAGE_RETENTION_DAYS', null),
  };
}

/** How long a link opens a résumé, at most as long as the file is kept. @throws SettingsError */
export const readResumeLinkSeconds = (env: Environment): number =>
  readCount(env, 'RESUME_LINK_DAYS', 30, 1, MAX_RESUME_LINK_DAYS) * DAY_SECONDS;

/** A variable's value without surrounding space; null where that leaves nothing. */
function read(env: Environment, variable: string): string | null {
  const value = env[variable]?.trim();
  return value === undefined || value === '' ? null : value;
}

function readCount(env: Environment, variable: string, fallback: number, min: number, max = Infinity): number {
  const value = read(env, variable);
  if (value === null) return fallback;
  const count = Number(value);
  if (!/^\d+$/.test(value) || count < min || count > max) {
    throw new SettingsError(variable, `must be a whole number, ${min}${max === Infinity ? ' or more' : ` to ${max}`}`);
  }
  return count;
}

/** Reads a number of days. An unset variable means the fallback; empty, `0` or `off` mean that nothing is ever deleted. */
function readDays(env: Environment, variable: string, fallback: number | null): number | null {
  if (env[variable] === undefined) return fallback;
  const value = read(env, variable) ?? 'off';
  if (/^(off|0+)$/i.test(value)) return null;
  if (!/^\d+$/.test(value)) throw new SettingsError(variable, 'must be a whole number of days, 1 or more, or off');
  return Number(value);
}

/** Origins with spaces or commas between them; null when there is none. */
function readOrigins(env: Environment, variable: string): string[] | null {
  const origins = (read(env, variable) ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin || !/^https?:/.test(origin)) {
      throw new SettingsError(variable, 'must be addresses such as https://www.example.com, without a path');
    }
  }
  return origins.length > 0 ? origins : null;
}

function readUrl(env: Environment, variable: string): string | null {
  const value = read(env, variable);
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  // What is posted, a visitor's data or a secret, must not be read on its way.
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname.replace(/^\[|\]$/g, '')))) {
    return value;
  }
  throw new SettingsError(variable, 'must be a web address, beginning with https://');
}

function readHeaderName(env: Environment, variable: string): string | null {
  const value = read(env, variable);
  if (value !== null && !/^[\w-]+$/.test(value)) throw new SettingsError(variable, 'must be the name of a header');
  return value?.toLowerCase() ?? null;
}

/** The key that signs each delivery, as Standard Webhooks writes it: `whsec_` and at least 24 bytes in Base64. Null: unsigned. */
function readSigningKey(env: Environment): Uint8Array | null {
  const value = read(env, 'WEBHOOK_SECRET');
  if (value === null) return null;
  try {
    const key = Uint8Array.from(atob(value.replace(/^whsec_/, '')), (character) => character.charCodeAt(0));
    if (key.length >= 24) return key;
  } catch {
    // What is not Base64 is reported below.
  }
  throw new SettingsError('WEBHOOK_SECRET', 'must be whsec_ followed by at least 24 bytes in Base64');
}

/**
 * The project's keys. The platform also passes the legacy keys, even after their owner has disabled them, so a legacy secret key
 * counts only in a project that has no other. The legacy publishable key opens nothing that a visitor's key does not open, and a
 * site that was built with it keeps working until the owner names the keys that count.
 */
function readKeys(env: Environment): { publishableKeys: string[]; secretKeys: string[] } {
  const publishable = readKeysByName(env, 'SUPABASE_PUBLISHABLE_KEYS');
  const secret = readKeysByName(env, 'SUPABASE_SECRET_KEYS');
  const names = read(env, 'API_KEY_NAMES')?.split(/\s*,\s*/);
  if (names) {
    const isMissing = names.some((name) => !publishable.has(name) && !secret.has(name));
    const named = (keys: Map<string, string>) => [...keys].filter(([name]) => names.includes(name)).map(([, key]) => key);
    const keys = { publishableKeys: named(publishable), secretKeys: named(secret) };
    if (isMissing || keys.publishableKeys.length === 0 || keys.secretKeys.length === 0) {
      throw new SettingsError('API_KEY_NAMES', 'must name existing keys, at least one publishable and one secret key');
    }
    return keys;
  }
  const legacy = (variable: string) => [read(env, variable)].filter((key) => key !== null);
  return {
    publishableKeys: [...publishable.values(), ...legacy('SUPABASE_ANON_KEY')],
    secretKeys: secret.size > 0 ? [...secret.values()] : legacy('SUPABASE_SERVICE_ROLE_KEY'),
  };
}

/** The platform passes keys as a JSON dictionary. */
function readKeysByName(env: Environment, variable: string): Map<string, string> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(read(env, variable) ?? '{}');
  } catch {
    throw new SettingsError(variable, 'must be a JSON object of keys by name');
  }
  const entries: [string, unknown][] = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''));
}
