import { functionsEnv, ownerSettings } from '../../tools/backend/backend.ts';
import {
  readFormSettings,
  readHealthKey,
  readProjectSettings,
  readResumeLinkSeconds,
  readRetentionSettings,
  readWebhookSettings,
  type Environment,
} from '../../supabase/functions/_shared/settings.ts';
import { hostedSettings as hosted } from './fakes.ts';

const embedded = functionsEnv({ url: 'http://127.0.0.1:1', dbUrl: 'postgresql://x', secretKey: 'y' }, {});

const settingsOf = (env: Environment) => ({
  form: readFormSettings(env),
  webhooks: readWebhookSettings(env),
  resumeLinkSeconds: readResumeLinkSeconds(env),
  retention: readRetentionSettings(env),
});

describe('production defaults', () => {
  it('are what the embedded backend runs with', () => {
    expect(settingsOf(embedded)).toEqual(settingsOf(hosted));
    // Only what the platform sets itself is there, so that no function reads another setting than in production.
    expect(Object.keys(embedded).filter((name) => !(name in hosted))).toEqual([]);
  });

  it('are these', () => {
    expect(settingsOf(hosted)).toEqual({
      form: {
        limits: { perAddress: 60, perEmail: 20, total: 2000 },
        minFillMs: 1000,
        siteOrigins: null,
        turnstile: null,
        addressHeader: 'cf-connecting-ip',
      },
      webhooks: { urls: {}, timeoutMs: 60_000, signingKey: null },
      resumeLinkSeconds: 30 * 24 * 60 * 60,
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

const key = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');
const NO_ORIGIN = 'must be addresses such as https://www.example.com, without a path';
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

  it('of the site may have several addresses', () => {
    const value = 'https://www.example.com, https://example.com\nhttp://127.0.0.1:4173';
    expect(readFormSettings({ SITE_ORIGINS: value }).siteOrigins).toEqual([
      'https://www.example.com',
      'https://example.com',
      'http://127.0.0.1:4173',
    ]);
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

  it('of a legacy secret key counts only in a project that has no other', () => {
    expect(readProjectSettings(hosted).secretKeys).toEqual(['sb_secret_abc']);
    for (const none of [undefined, 'null', '7', '"text"', '{"default":""}', '{"default":7}']) {
      const { secretKeys } = readProjectSettings({ ...hosted, SUPABASE_SECRET_KEYS: none });
      expect(secretKeys).toEqual(['an older secret key']);
    }
  });

  it('of the keys that count excludes all others, legacy ones too', () => {
    const several = {
      ...hosted,
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_abc","site":"sb_publishable_site"}',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_abc","schedule":"sb_secret_schedule"}',
    };
    expect(readProjectSettings(several).publishableKeys).toEqual(['sb_publishable_abc', 'sb_publishable_site', 'an older key']);
    expect(readProjectSettings({ ...several, API_KEY_NAMES: ' site , schedule ' })).toMatchObject({
      publishableKeys: ['sb_publishable_site'],
      secretKeys: ['sb_secret_schedule'],
    });
    for (const names of ['site, schedule, gone', 'site', 'schedule']) {
      expect(() => readProjectSettings({ ...several, API_KEY_NAMES: names })).toThrow(
        'API_KEY_NAMES must name existing keys, at least one publishable and one secret key',
      );
    }
  });

  it.each([
    [readWebhookSettings, 'WEBHOOK_TIMEOUT_SECONDS', '1', '90', '91'],
    [readResumeLinkSeconds, 'RESUME_LINK_DAYS', '1', '365', '366'],
    [readWebhookSettings, 'WEBHOOK_SECRET', key(24), key(64), key(23)],
    [readHealthKey, 'HEALTH_KEY', 'x'.repeat(24), 'x'.repeat(64), 'x'.repeat(23)],
    [readFormSettings, 'RATE_LIMIT_PER_ADDRESS', '1', '1000000', '0'],
  ] as const)('has these limits: %p %s=%s and %s are taken, %s is not', (readSetting, name, least, most, beyond) => {
    const set = (value = '') => readSetting({ ...hosted, [name]: value });
    expect(() => [set(least), set(most)]).not.toThrow();
    expect(() => set(beyond)).toThrow(name);
  });

  it.each([
    [undefined, 365],
    ['30', 30],
    ['off', null],
  ])('RETENTION_DAYS=%s keeps applications for %s days', (value, days) => {
    expect(readRetentionSettings({ RETENTION_DAYS: value }).applicationDays).toBe(days);
  });

  it.each([
    [readRetentionSettings, 'RETENTION_DAYS', '-1', 'must be a whole number of days, 1 or more, or off'],
    [readFormSettings, 'RATE_LIMIT_PER_ADDRESS', '0', 'must be a whole number, 1 or more'],
    [readFormSettings, 'MIN_FILL_MS', '0x10', 'must be a whole number, 0 or more'],
    [readFormSettings, 'CLIENT_ADDRESS_HEADER', 'x real ip', 'must be the name of a header'],
    [readWebhookSettings, 'LEAD_WEBHOOK_URL', 'hooks.example/lead', 'must be a web address, beginning with https://'],
    [readWebhookSettings, 'LEAD_WEBHOOK_URL', 'http://localhost.example/lead', 'must be a web address, beginning with https://'],
    [readFormSettings, 'TURNSTILE_VERIFY_URL', 'http://10.0.0.5/verify', 'must be a web address, beginning with https://'],
    [readFormSettings, 'SITE_ORIGINS', '', 'must be set with TURNSTILE_SECRET_KEY'],
    [readFormSettings, 'SITE_ORIGINS', 'www.example.com', NO_ORIGIN],
    [readFormSettings, 'SITE_ORIGINS', 'https://www.example.com/', NO_ORIGIN],
    [readFormSettings, 'SITE_ORIGINS', 'https://a.example, ftp://b.example', NO_ORIGIN],
    [readHealthKey, 'HEALTH_KEY', 'a key with spaces, of 32 letters', 'must be 24 or more letters, digits, - and _'],
    [readWebhookSettings, 'WEBHOOK_TIMEOUT_SECONDS', '91', 'must be a whole number, 1 to 90'],
    [readResumeLinkSeconds, 'RESUME_LINK_DAYS', '0', 'must be a whole number, 1 to 365'],
    [readResumeLinkSeconds, 'RESUME_LINK_DAYS', '1.5', 'must be a whole number, 1 to 365'],
    [readWebhookSettings, 'WEBHOOK_SECRET', 'whsec_c2hvcnQ=', 'must be whsec_ followed by at least 24 bytes in Base64'],
    [readProjectSettings, 'SUPABASE_SECRET_KEYS', 'sb_secret_abc', 'must be a JSON object of keys by name'],
    [readProjectSettings, 'SUPABASE_DB_URL', '', 'is not set'],
    [readProjectSettings, 'SUPABASE_DB_URL', 'postgresql://someone:a/b@host/postgres', NO_ADDRESS],
  ])('that is wrong is named: %p %s=%s %s', (read, variable, value, rule) => {
    expect(() => read({ ...hosted, SITE_ORIGINS: 'https://a.example', TURNSTILE_SECRET_KEY: 'x', [variable]: value })).toThrow(
      expect.objectContaining({ variable, message: `${variable} ${rule}` }) as Error,
    );
  });
});
