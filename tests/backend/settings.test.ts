import { functionsEnv, ownerSettings } from '../../local/backend';
import { startFunctions, type RunningFunctions } from '../../local/functions';
import {
  hasWebhook,
  readFormSettings,
  readProjectSettings,
  readRetentionSettings,
  readWebhookSettings,
  type Environment,
} from '../../supabase/functions/_shared/settings';
import { functionRequest, tempDir } from './helpers';

/** What the platform sets for the functions of a project whose owner has set nothing. */
const hosted: Environment = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_DB_URL: 'postgresql://postgres:secret@db.abc.supabase.co:5432/postgres',
  SUPABASE_ANON_KEY: 'an older key',
  SUPABASE_SERVICE_ROLE_KEY: 'an older secret key',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_abc"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_abc"}',
};

const embedded = functionsEnv({ url: 'http://127.0.0.1:1', dbUrl: 'postgresql://x', secretKey: 'y', ownerSettings: {} });

const settingsOf = (env: Environment) => ({
  form: readFormSettings(env),
  webhooks: readWebhookSettings(env),
  retention: readRetentionSettings(env),
});

describe('production defaults', () => {
  it('are what the embedded backend runs with', () => {
    expect(settingsOf(embedded)).toEqual(settingsOf(hosted));
    // Nothing but what the platform sets itself: what a function read beside these would be another setting of production.
    expect(Object.keys(embedded).filter((name) => !(name in hosted))).toEqual([]);
  });

  it('are these', () => {
    expect(settingsOf(hosted)).toEqual({
      form: {
        limits: { perAddress: 60, perEmail: 20, total: 2000 },
        minFillMs: 1000,
        turnstile: null,
        addressHeader: 'cf-connecting-ip',
      },
      webhooks: { urls: {}, signingKey: null },
      retention: { applicationDays: 365, leadDays: null, messageDays: null },
    });
  });

  it('are changed on this machine by the variables that an owner may set, and by no other', () => {
    const shell = {
      MIN_FILL_MS: '5',
      LEAD_WEBHOOK_URL: 'https://hooks.example',
      PATH: '/bin',
      SUPABASE_DB_URL: 'postgresql://prod',
    };
    expect(ownerSettings(shell)).toEqual({ MIN_FILL_MS: '5', LEAD_WEBHOOK_URL: 'https://hooks.example' });
  });
});

describe('a setting', () => {
  it('is read without the space around it, and one of nothing but space is not set', () => {
    expect(readFormSettings({ MIN_FILL_MS: ' 250 \n' }).minFillMs).toBe(250);
    expect(readFormSettings({ MIN_FILL_MS: '  ' }).minFillMs).toBe(1000);
    expect(readWebhookSettings({ LEAD_WEBHOOK_URL: ' https://hooks.example/lead\n' }).urls.lead).toBe(
      'https://hooks.example/lead',
    );
    expect(hasWebhook({ LEAD_WEBHOOK_URL: ' ' }, 'lead')).toBe(false);
    expect(readProjectSettings({ ...hosted, DB_POOLER_URL: ' ' }).databaseUrl).toBe(hosted.SUPABASE_DB_URL);
    expect(readProjectSettings({ ...hosted, SUPABASE_URL: 'https://abc.supabase.co//' }).projectUrl).toBe(
      'https://abc.supabase.co',
    );
  });

  it('of the pooler comes before the direct connection', () => {
    expect(readProjectSettings({ ...hosted, DB_POOLER_URL: 'postgresql://pooler' }).databaseUrl).toBe('postgresql://pooler');
  });

  it('of the Turnstile secret turns the check on', () => {
    expect(readFormSettings({ TURNSTILE_SECRET_KEY: 'a-secret' }).turnstile).toEqual({
      secretKey: 'a-secret',
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
  });

  it('of the webhook secret is a key in Base64, with or without its prefix', () => {
    const key = Buffer.alloc(24, 7);
    for (const value of [`whsec_${key.toString('base64')}`, key.toString('base64')]) {
      expect(Buffer.from(readWebhookSettings({ WEBHOOK_SECRET: value }).signingKey ?? [])).toEqual(key);
    }
  });

  it('of the keys may be the dictionary, the older key, or both', () => {
    expect(readProjectSettings(hosted).secretKeys).toEqual(['sb_secret_abc', 'an older secret key']);
    expect(readProjectSettings({ ...hosted, SUPABASE_SECRET_KEYS: undefined }).secretKeys).toEqual(['an older secret key']);
    expect(readProjectSettings({ ...hosted, SUPABASE_SECRET_KEYS: 'null' }).secretKeys).toEqual(['an older secret key']);
  });

  it.each([
    [undefined, 365],
    ['30', 30],
    ['1', 1],
    ['0', null],
    ['', null],
    [' ', null],
    ['off', null],
    ['OFF', null],
  ])('RETENTION_DAYS=%s keeps applications for %s days', (value, days) => {
    expect(readRetentionSettings({ RETENTION_DAYS: value }).applicationDays).toBe(days);
  });

  it.each([
    [readRetentionSettings, 'RETENTION_DAYS', '-1'],
    [readRetentionSettings, 'RETENTION_DAYS', '1.5'],
    [readRetentionSettings, 'LEAD_RETENTION_DAYS', 'a year'],
    [readRetentionSettings, 'MESSAGE_RETENTION_DAYS', '1e3'],
    [readFormSettings, 'RATE_LIMIT_PER_ADDRESS', '0'],
    [readFormSettings, 'RATE_LIMIT_PER_EMAIL', '-1'],
    [readFormSettings, 'RATE_LIMIT_TOTAL', 'many'],
    [readFormSettings, 'MIN_FILL_MS', '0x10'],
    [readFormSettings, 'CLIENT_ADDRESS_HEADER', 'x real ip'],
    [readWebhookSettings, 'LEAD_WEBHOOK_URL', 'hooks.example/lead'],
    [readWebhookSettings, 'APPLICATION_WEBHOOK_URL', 'ftp://hooks.example'],
    [readWebhookSettings, 'WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    [readWebhookSettings, 'WEBHOOK_SECRET', '%%%'],
    [readProjectSettings, 'SUPABASE_SECRET_KEYS', 'sb_secret_abc'],
    [readProjectSettings, 'SUPABASE_DB_URL', ''],
  ])('that is wrong is named: %p %s=%s', (read, variable, value) => {
    expect(() => read({ ...hosted, TURNSTILE_SECRET_KEY: 'x', [variable]: value })).toThrow(new RegExp(`^${variable} `));
  });
});

describe('a wrong setting', () => {
  const dir = tempDir();
  const running: RunningFunctions[] = [];
  const KEY = 'sb_publishable_abc';

  afterEach(() => Promise.all(running.splice(0).map((functions) => functions.stop())));
  afterAll(dir.remove);

  /** Each function's status with these settings and no database: 503 with `misconfigured`, or what it says otherwise. */
  async function codes(settings: Record<string, string>): Promise<Record<string, string>> {
    const env = { ...(hosted as Record<string, string>), SUPABASE_DB_URL: 'postgres://127.0.0.1:9/none', ...settings };
    const functions = await startFunctions({ dataDir: dir.path, env });
    running.push(functions);
    const names = ['track-affiliate-lead', 'submit-contact-message', 'submit-job-application', 'create-resume-upload'];
    const scheduled = ['deliver-webhooks', 'delete-old-records', 'delete-by-email', 'health'];
    const entries = [...names, ...scheduled].map(async (name) => {
      const headers = { apikey: scheduled.includes(name) ? 'sb_secret_abc' : KEY };
      const request = functionRequest(name, { body: {}, headers });
      const response = await fetch(`${functions.url}/${name}`, { method: 'POST', headers: request.headers, body: '{}' });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const body = (await response.json()) as { code?: string; error?: string };
      expect(JSON.stringify(body)).not.toContain('hooks.example');
      return [name, body.code ?? 'works'] as const;
    });
    const all = Object.fromEntries(await Promise.all(entries));
    return Object.fromEntries(Object.entries(all).filter(([, code]) => code === 'misconfigured'));
  }

  it('stops the function that it belongs to, which says so, and no other', async () => {
    const forms = { 'track-affiliate-lead': 'misconfigured', 'submit-contact-message': 'misconfigured' };
    const applying = { 'submit-job-application': 'misconfigured', 'create-resume-upload': 'misconfigured' };
    expect(await codes({ LEAD_WEBHOOK_URL: 'hooks.example' })).toEqual({ 'deliver-webhooks': 'misconfigured' });
    expect(await codes({ RETENTION_DAYS: 'forever' })).toEqual({ 'delete-old-records': 'misconfigured' });
    expect(await codes({ MIN_FILL_MS: 'a second' })).toEqual({ ...forms, ...applying });
    expect(await codes({})).toEqual({});
  }, 60_000);
});
