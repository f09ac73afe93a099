import { functionsEnv, ownerSettings } from '../../tools/backend/backend';
import {
  readFormSettings,
  readProjectSettings,
  readRetentionSettings,
  readWebhookSettings,
  type Environment,
} from '../../supabase/functions/_shared/settings';
import { startFunctions } from '../../tools/backend/functions';
import { hostedSettings as hosted } from './fakes';
import { functionRequest, tempDir } from './helpers';

const embedded = functionsEnv({ url: 'http://127.0.0.1:1', dbUrl: 'postgresql://x', secretKey: 'y', ownerSettings: {} });

const settingsOf = (env: Environment) => ({
  form: readFormSettings(env),
  webhooks: readWebhookSettings(env),
  retention: readRetentionSettings(env),
});

describe('production defaults', () => {
  it('are what the embedded backend runs with', () => {
    expect(settingsOf(embedded)).toEqual(settingsOf(hosted));
    // Only what the platform sets itself, so that no function reads another setting than in production.
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

const NO_ADDRESS = 'is no address: encode the special characters of its password, as %40 for @';

describe('a setting', () => {
  it('is trimmed, and counts as unset when only space is left', () => {
    expect(readFormSettings({ MIN_FILL_MS: ' 250 \n' }).minFillMs).toBe(250);
    expect(readWebhookSettings({ LEAD_WEBHOOK_URL: ' https://hooks.example/lead\n' }).urls.lead).toBe(
      'https://hooks.example/lead',
    );
    expect(readProjectSettings({ ...hosted, DB_POOLER_URL: ' ' }).databaseUrl).toBe(hosted.SUPABASE_DB_URL);
    expect(readProjectSettings({ ...hosted, SUPABASE_URL: 'https://abc.supabase.co//' }).projectUrl).toBe(
      'https://abc.supabase.co',
    );
  });

  it('for the pooler takes precedence over the direct connection', () => {
    expect(readProjectSettings({ ...hosted, DB_POOLER_URL: 'postgresql://pooler' }).databaseUrl).toBe('postgresql://pooler');
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
    for (const none of ['null', '7', '"text"', '{"default":""}', '{"default":7}']) {
      const { secretKeys } = readProjectSettings({ ...hosted, SUPABASE_SECRET_KEYS: none });
      expect(secretKeys).toEqual(['an older secret key']);
    }
  });

  it.each([
    [undefined, 365],
    ['30', 30],
    ['0', null],
    ['010', 10],
    ['', null],
    ['off', null],
    ['OFF', null],
  ])('RETENTION_DAYS=%s keeps applications for %s days', (value, days) => {
    expect(readRetentionSettings({ RETENTION_DAYS: value }).applicationDays).toBe(days);
  });

  it.each([
    [readRetentionSettings, 'RETENTION_DAYS', '-1', 'must be a whole number of days, 1 or more, or off'],
    [readRetentionSettings, 'RETENTION_DAYS', 'offline', 'must be a whole number of days, 1 or more, or off'],
    [readRetentionSettings, 'LEAD_RETENTION_DAYS', 'a year', 'must be a whole number of days, 1 or more, or off'],
    [readRetentionSettings, 'MESSAGE_RETENTION_DAYS', '1e3', 'must be a whole number of days, 1 or more, or off'],
    [readFormSettings, 'RATE_LIMIT_PER_ADDRESS', '0', 'must be a whole number, 1 or more'],
    [readFormSettings, 'RATE_LIMIT_PER_EMAIL', '-1', 'must be a whole number, 1 or more'],
    [readFormSettings, 'RATE_LIMIT_TOTAL', 'many', 'must be a whole number, 1 or more'],
    [readFormSettings, 'MIN_FILL_MS', '0x10', 'must be a whole number, 0 or more'],
    [readFormSettings, 'CLIENT_ADDRESS_HEADER', 'x real ip', 'must be the name of a header'],
    [readFormSettings, 'TURNSTILE_VERIFY_URL', 'verify', 'must be a web address, beginning with https://'],
    [readWebhookSettings, 'LEAD_WEBHOOK_URL', 'hooks.example/lead', 'must be a web address, beginning with https://'],
    [readWebhookSettings, 'APPLICATION_WEBHOOK_URL', 'ftp://hooks.example', 'must be a web address, beginning with https://'],
    [readWebhookSettings, 'CONTACT_WEBHOOK_URL', 'xhttps://hooks.example', 'must be a web address, beginning with https://'],
    [readWebhookSettings, 'WEBHOOK_SECRET', 'whsec_c2hvcnQ=', 'must be whsec_ followed by at least 24 bytes in Base64'],
    [readWebhookSettings, 'WEBHOOK_SECRET', '%%%', 'must be whsec_ followed by at least 24 bytes in Base64'],
    [readProjectSettings, 'SUPABASE_SECRET_KEYS', 'sb_secret_abc', 'must be a JSON object of keys by name'],
    [readProjectSettings, 'SUPABASE_DB_URL', '', 'is not set'],
    [readProjectSettings, 'SUPABASE_DB_URL', 'postgresql://someone:a/b@host/postgres', NO_ADDRESS],
    [readProjectSettings, 'DB_POOLER_URL', 'db.example', NO_ADDRESS],
  ])('that is wrong is named: %p %s=%s %s', (read, variable, value, rule) => {
    expect(() => read({ ...hosted, TURNSTILE_SECRET_KEY: 'x', [variable]: value })).toThrow(
      expect.objectContaining({ variable, message: `${variable} ${rule}` }) as Error,
    );
  });

  it('of the Turnstile secret turns the check on, and its address can be changed', () => {
    expect(readFormSettings({ TURNSTILE_SECRET_KEY: 'x' }).turnstile).toEqual({
      secretKey: 'x',
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
    const TURNSTILE_VERIFY_URL = 'http://127.0.0.1:1/verify';
    expect(readFormSettings({ TURNSTILE_SECRET_KEY: 'x', TURNSTILE_VERIFY_URL })).toMatchObject({
      turnstile: { verifyUrl: TURNSTILE_VERIFY_URL },
    });
  });
});

describe('a wrong setting, where the functions run', () => {
  const dir = tempDir();
  afterAll(dir.remove);

  const FORMS = ['track-affiliate-lead', 'submit-contact-message', 'submit-job-application', 'create-resume-upload'];
  const SCHEDULED = ['deliver-webhooks', 'delete-old-records', 'delete-by-email', 'health'];
  const REVIEW = ['list-visual-decisions', 'decide-visual-changes'];

  /** The functions that are out of order with these settings. */
  async function misconfigured(settings: Record<string, string>): Promise<string[]> {
    const env = { ...hosted, SUPABASE_DB_URL: 'postgres://127.0.0.1:9/none', ...settings };
    const functions = await startFunctions({ dataDir: dir.path, env });
    try {
      const codes = [...FORMS, ...SCHEDULED, ...REVIEW].map(async (name) => {
        const apikey = SCHEDULED.includes(name) ? 'sb_secret_abc' : 'sb_publishable_abc';
        const { headers } = functionRequest(name, { headers: { apikey } });
        const response = await fetch(`${functions.url}/${name}`, { method: 'POST', headers, body: '{}' });
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        const text = await response.text();
        expect(text).not.toContain('hooks.example');
        return (JSON.parse(text) as { code?: string }).code === 'misconfigured' ? [name] : [];
      });
      return (await Promise.all(codes)).flat();
    } finally {
      await functions.stop();
    }
  }

  it('stops only the functions that read it', async () => {
    expect(await misconfigured({ LEAD_WEBHOOK_URL: 'hooks.example', RETENTION_DAYS: 'forever' })).toEqual([
      ...['deliver-webhooks', 'delete-old-records'],
    ]);
    expect(await misconfigured({ CLIENT_ADDRESS_HEADER: 'a header' })).toEqual([...FORMS, ...REVIEW]);
  });
});
