import { makeHandler } from '../../supabase/functions/health/handler.ts';
import { readProjectSettings } from '../../supabase/functions/_shared/settings.ts';
import { nearMisses } from '../nearMisses.ts';
import { fakeDatabase, hostedSettings, recordedLog, type Query } from './fakes.ts';
import {
  application,
  clientFor,
  eventually,
  functionRequest,
  post,
  postAsOwner,
  sharedBackend,
  uploadResume,
} from './helpers.ts';

type Report = { healthy: boolean; checks: Record<string, { ok: boolean } & Record<string, unknown>> };

const failingIn = ({ checks }: Report) => Object.keys(checks).filter((name) => !checks[name]?.ok);

describe('health', () => {
  const now = new Date('2026-01-05T12:00:00Z');

  // A real timer for the function's deadline would keep jest from exiting.
  beforeEach(() => jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  /** Calls the function with a database of these rows. */
  async function call(
    rowsOf: (query: Query) => object[] | Promise<object[]>,
    env: Record<string, string> = {},
    signUpload = () => Promise.resolve('token'),
  ) {
    const { log } = recordedLog();
    const project = readProjectSettings(hostedSettings);
    const database = fakeDatabase(rowsOf);
    const storage = { signUpload };
    const handle = makeHandler({
      env: { ...hostedSettings, SITE_ORIGINS: 'https://www.site.example', ...env },
      project,
      database,
      storage,
      clock: () => now,
      log,
    });
    const response = await handle(functionRequest('health', { body: {}, headers: { apikey: 'sb_secret_abc' } }));
    return (await response.json()) as Report;
  }

  it('names each wrong setting', async () => {
    expect((await call(() => [], { SITE_ORIGINS: '' })).checks.settings).toEqual({
      ok: false,
      wrong: ['SITE_ORIGINS is not set: any page may post'],
    });
    const env = {
      MIN_FILL_MS: 'a second',
      LEAD_WEBHOOK_URL: 'hooks.example',
      RESUME_LINK_DAYS: '0',
      RETENTION_DAYS: 'forever',
    };
    const { checks } = await call(() => [], env);
    const wrong = Object.keys(env).map((name) => expect.stringContaining(name) as string);
    expect(checks.settings).toEqual({ ok: false, wrong });
  });

  it('reports a database that responds with an error, or not at all', async () => {
    const down = (code: string) => ({
      healthy: false,
      checks: { settings: { ok: true, wrong: [] }, storage: { ok: true }, database: { ok: false, code } },
    });
    expect(await call(() => Promise.reject(Object.assign(new Error('down'), { code: '53100' })))).toEqual(down('53100'));
    const query = jest.fn(() => new Promise<never>(() => undefined));
    const silent = call(query);
    // What comes before the query takes real time, which is not advanced.
    while (query.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(0);
    const settled = jest.fn();
    void silent.finally(settled);
    await jest.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await silent).toEqual(down('Error'));
  });

  it('reports a Storage that signs no upload, or does not respond, within the same time', async () => {
    const { checks } = await call(
      () => [],
      {},
      () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' })),
    );
    expect(checks.storage).toEqual({ ok: false, code: 'ECONNREFUSED' });
    const signUpload = jest.fn(() => new Promise<never>(() => undefined));
    const silent = call(() => [], {}, signUpload);
    while (signUpload.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(0);
    await jest.advanceTimersByTimeAsync(5000);
    expect((await silent).checks.storage).toEqual({ ok: false, code: 'Error' });
  });
});

const HEALTH_KEY = 'a-monitor-s-key-of-32-characters';

describe('in the whole backend, health', () => {
  const backend = sharedBackend({ env: { HEALTH_KEY } });
  beforeEach(() => backend.database`truncate webhook_outbox, affiliate_leads, private.rate_limits`);

  const ask = (init: RequestInit, apikey = backend.secretKey) =>
    fetch(`${backend.url}/functions/v1/health`, { ...init, headers: { apikey, 'content-type': 'application/json' } });
  const failing = async () => failingIn((await (await ask({})).json()) as Report);

  it('is good after a start, because retention first runs at once', async () => {
    await eventually(async () => expect(await failing()).toEqual([]));
    expect(await (await ask({})).json()).toMatchObject({
      healthy: true,
      checks: {
        database: { ok: true, role: 'site_functions' },
        pendingEvents: { count: 0, oldestMinutes: null },
        vault: { ok: true, available: false },
      },
    });
  });

  const event = (status: string, minutes: number) => backend.database`
    insert into webhook_outbox (topic, subject_id, payload, status, created_at, last_attempt_at, next_attempt_at)
    values ('lead', gen_random_uuid(), '{}', ${status}, now() - make_interval(mins => ${minutes}),
            now() - make_interval(mins => ${minutes}), now() + interval '1 day')`;
  const retention = (minutes: number) => backend.database`
    update private.job_runs set finished_at = now() - make_interval(mins => ${minutes}) where name = 'delete-old-records'`;
  const rejected = (kind: string, hits: number, minutes = 0) => backend.database`
    insert into private.rate_limits (subject, window_start, hits)
    values (${`rejected:${kind}`}, date_trunc('hour', now() - make_interval(mins => ${minutes})), ${hits})
    on conflict (subject, window_start) do update set hits = excluded.hits`;
  const DAY = 24 * 60;
  const suspect = (minutes: number, reason = 'honeypot', count = 1) => backend.database`
    insert into affiliate_leads
      (name, email, phone, tracking_source, idempotency_key, content_hash, answer, suspect_reason, created_at, released_at)
    select 'A', 'a@b.co', '1', 'direct', gen_random_uuid(), '', '{}'::jsonb, ${reason}, now() - make_interval(mins => ${minutes}), null::timestamptz
    from generate_series(1, ${count})
    union all
    select 'A', 'a@b.co', '1', 'direct', gen_random_uuid(), '', '{}'::jsonb, 'ceiling', now() - interval '9 days', now()`;

  it.each([
    ['pendingEvents', 'an event has waited for an hour', () => event('pending', 59), () => event('pending', 61)],
    ['deadLetters', 'an event died in the last week', () => event('dead', 7 * DAY + 1), () => event('dead', 7 * DAY - 1)],
    ['suspects', 'one has waited for the owner for a day', () => suspect(DAY - 1), () => suspect(DAY + 1)],
    ['suspects', 'one is held above the limit of all', () => suspect(1), () => suspect(1, 'ceiling')],
    ['suspects', 'one is held whose check could not be made', () => suspect(1, 'too_fast'), () => suspect(1, 'unverified')],
    ['suspects', 'a hundred robots’ are held', () => suspect(1, 'honeypot', 99), () => suspect(1)],
    ['rejections', 'limits were reached 500 times', () => rejected('limits', 499), () => rejected('limits', 500)],
    ['rejections', 'a hundred keys were wrong', () => rejected('keys', 99), () => rejected('keys', 100)],
    ['rejections', 'they were wrong in the last two hours', () => rejected('keys', 100, 120), () => rejected('keys', 100, 60)],
    ['rejections', 'other sites’ pages posted a hundred times', () => rejected('origins', 99), () => rejected('origins', 100)],
    ['rejections', '500 visitors were taken for robots', () => rejected('people', 499), () => rejected('people', 500)],
    ['retention', 'it never ran', () => retention(0), () => backend.database`delete from private.job_runs`],
    ['retention', 'it has not run for three hours', () => retention(179), () => retention(181)],
  ])('reports %s when %s', async (name, _when, arrangeGood, arrangeBad) => {
    await arrangeGood();
    expect(await failing()).toEqual([]);
    await arrangeBad();
    expect(await failing()).toEqual([name]);
    await postAsOwner(backend, 'delete-old-records');
  });

  it('reports a Storage that is broken, and writes nothing there itself', async () => {
    const objects = () => backend.database`select name from storage.objects`.then((rows) => [...rows]);
    const before = await objects();
    expect(await failing()).toEqual([]);
    expect(await objects()).toEqual(before);
    await backend.database`update storage.buckets set id = 'elsewhere' where id = 'resumes'`;
    expect(await failing()).toEqual(['storage']);
    await backend.database`update storage.buckets set id = 'resumes' where id = 'elsewhere'`;
    expect(await failing()).toEqual([]);
  });

  it('reports an application whose file is gone', async () => {
    const resumePath = await uploadResume(backend);
    expect((await post(backend, 'submit-job-application', { body: { ...application, resumePath } })).status).toBe(200);
    expect(await failing()).toEqual([]);
    await clientFor(backend, backend.secretKey).storage.from('resumes').remove([resumePath]);
    expect(await failing()).toEqual(['files']);
    await backend.database`delete from job_applications`;
  });

  it('names the commands that release what people have sent', async () => {
    await suspect(1, 'honeypot');
    await suspect(1, 'ceiling', 2);
    expect(await (await ask({})).json()).toMatchObject({
      checks: {
        suspects: { waiting: { honeypot: 1, ceiling: 2 }, commands: ['npm run inbox', 'npm run inbox -- --release ceiling'] },
      },
    });
  });

  it('names the Vault secret that is missing, where there is a Vault', async () => {
    await backend.database.unsafe(`
      create schema vault;
      create view vault.decrypted_secrets as select 'project_url' as name, 'https://abc.supabase.co' as decrypted_secret;`);
    expect(await (await ask({})).json()).toMatchObject({ checks: { vault: { ok: false, missing: ['secret_key'] } } });
    await backend.database.unsafe('drop schema vault cascade');
  });

  it('counts the requests that the functions reject', async () => {
    const wrong = { headers: { apikey: 'sb_secret_guess' } };
    await Promise.all(Array.from({ length: 30 }, () => post(backend, 'delete-old-records', wrong)));
    await post(backend, 'track-affiliate-lead', { headers: { origin: 'https://eve.example' } });
    await eventually(async () => {
      const { checks } = (await (await ask({})).json()) as Report;
      expect(checks.rejections).toEqual({ ok: true, limits: 0, keys: 30, origins: 1, people: 0 });
    });
  });

  it('is reported to GET and POST, with the secret key or the one of a monitor, which opens nothing else', async () => {
    for (const key of [backend.publishableKey, ...nearMisses(HEALTH_KEY)]) expect((await ask({}, key)).status).toBe(401);
    expect((await ask({ method: 'POST', body: '{}' })).status).toBe(200);
    expect((await ask({}, HEALTH_KEY)).status).toBe(200);
    expect((await ask({ method: 'PUT', body: '{}' })).status).toBe(405);
    for (const name of ['delete-old-records', 'deliver-webhooks', 'track-affiliate-lead']) {
      expect((await post(backend, name, { headers: { apikey: HEALTH_KEY } })).status).toBe(401);
    }
  });
});
