export type Environment = Record<string, string | undefined>;
export type Topic = 'lead' | 'application' | 'message';

type RateLimits = {
  /** Submissions an hour from one address. */
  perAddress: number;
  /** Submissions an hour with one email. */
  perEmail: number;
};

type Turnstile = {
  secretKey: string;
  verifyUrl: string;
};

/** The configuration of the functions, read once from the environment. */
export type Settings = {
  databaseUrl: string;
  /** Where the project's own services answer. */
  projectUrl: string;
  publishableKeys: readonly string[];
  secretKeys: readonly string[];
  rateLimits: RateLimits;
  /** Forms sent sooner than this many milliseconds after being shown are not a person's. */
  minFillMs: number;
  /** Null where no check is wanted. */
  turnstile: Turnstile | null;
  /** Applications older than this many days are deleted. */
  retentionDays: number;
  /** Where events go. A topic without an address has no outbox entries. */
  webhookUrls: Partial<Record<Topic, string>>;
};

const WEBHOOK_VARIABLES = {
  lead: 'LEAD_WEBHOOK_URL',
  application: 'APPLICATION_WEBHOOK_URL',
  message: 'CONTACT_WEBHOOK_URL',
} as const satisfies Record<Topic, string>;

/**
 * @throws Error that names the variable, when one is missing or malformed
 */
export function readSettings(env: Environment): Settings {
  const databaseUrl = env.SUPABASE_DB_URL;
  if (!databaseUrl) throw new Error('SUPABASE_DB_URL is not set');
  return {
    databaseUrl,
    projectUrl: (env.SUPABASE_URL ?? '').replace(/\/+$/, ''),
    publishableKeys: readKeys(env.SUPABASE_PUBLISHABLE_KEYS, env.SUPABASE_ANON_KEY),
    secretKeys: readKeys(env.SUPABASE_SECRET_KEYS, env.SUPABASE_SERVICE_ROLE_KEY),
    rateLimits: {
      perAddress: readCount(env, 'RATE_LIMIT_PER_ADDRESS', 60),
      perEmail: readCount(env, 'RATE_LIMIT_PER_EMAIL', 20),
    },
    minFillMs: readCount(env, 'MIN_FILL_MS', 1000),
    turnstile: readTurnstile(env),
    retentionDays: readCount(env, 'RETENTION_DAYS', 365),
    webhookUrls: readWebhookUrls(env),
  };
}

function readTurnstile(env: Environment): Turnstile | null {
  const secretKey = env.TURNSTILE_SECRET_KEY;
  if (!secretKey) return null;
  const verifyUrl = readUrl(env, 'TURNSTILE_VERIFY_URL') ?? 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
  return { secretKey, verifyUrl };
}

function readWebhookUrls(env: Environment): Settings['webhookUrls'] {
  const urls: Settings['webhookUrls'] = {};
  for (const topic of ['lead', 'application', 'message'] as const) {
    const url = readUrl(env, WEBHOOK_VARIABLES[topic]);
    if (url) urls[topic] = url;
  }
  return urls;
}

function readUrl(env: Environment, variable: string): string | null {
  const value = env[variable];
  if (!value) return null;
  if (!URL.canParse(value)) throw new Error(`${variable} is not a web address`);
  return value;
}

/** The platform hands keys over as a JSON dictionary, and one older key on its own. */
function readKeys(dictionary: string | undefined, olderKey: string | undefined): string[] {
  const parsed: unknown = JSON.parse(dictionary ?? '{}');
  const keys: unknown[] = typeof parsed === 'object' && parsed !== null ? Object.values(parsed) : [];
  return [...keys, olderKey].filter((key): key is string => typeof key === 'string' && key !== '');
}

function readCount(env: Environment, variable: string, fallback: number): number {
  const value = env[variable];
  if (value === undefined || value === '') return fallback;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 0) {
    throw new Error(`${variable} must be a whole number, 0 or more`);
  }
  return count;
}
