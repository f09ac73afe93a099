import type { Handler } from '../../supabase/functions/_shared/endpoint';
import type { LogEntry } from '../../supabase/functions/_shared/log';
import { readProjectSettings } from '../../supabase/functions/_shared/settings';
import { makeHandler as deleteByEmail } from '../../supabase/functions/delete-by-email/handler';
import { makeHandler as deleteOldRecords } from '../../supabase/functions/delete-old-records/handler';
import { makeHandler as deliverWebhooks } from '../../supabase/functions/deliver-webhooks/handler';
import { makeHandler as health } from '../../supabase/functions/health/handler';
import { fakeDatabase, type Query } from './fakeDatabase';
import { functionRequest } from './helpers';
import { hostedSettings } from './hostedSettings';

const now = new Date('2026-01-05T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const project = readProjectSettings(hostedSettings);

/** The dependencies of the functions for owner and schedule, with a database of these rows, and the queries and log entries. */
function setUp(rowsOf: (query: Query) => object[] | Promise<object[]> = () => []) {
  const queries: Query[] = [];
  const logged: (LogEntry & { level: string })[] = [];
  const log = {
    info: (entry: LogEntry) => logged.push({ ...entry, level: 'info' }),
    error: (entry: LogEntry) => logged.push({ ...entry, level: 'error' }),
  };
  const database = fakeDatabase((query) => {
    queries.push(query);
    return rowsOf(query);
  });
  const platform = { project, database, clock: () => now, log };
  return { platform, queries, logged };
}

async function call(handle: Handler, name: string, body: unknown = {}) {
  const response = await handle(functionRequest(name, { body, headers: { apikey: 'sb_secret_abc' } }));
  return { status: response.status, body: (await response.json()) as unknown };
}

const recordedRuns = (queries: Query[]) =>
  queries.filter(({ text }) => text.startsWith('insert into private.job_runs')).map(({ values }) => values);

// A real timer for a function's deadline would keep jest from exiting.
beforeEach(() => jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

describe.each([
  ['delete-by-email', () => deleteByEmail({ ...setUp().platform, storage: { remove: () => Promise.resolve() } })],
  [
    'delete-old-records',
    () =>
      deleteOldRecords({
        ...setUp().platform,
        storage: { remove: () => Promise.resolve() },
        days: { applicationDays: 365, leadDays: null, messageDays: null },
      }),
  ],
  [
    'deliver-webhooks',
    () => deliverWebhooks({ project, delivery: { ...setUp().platform, webhooks: { urls: {}, signingKey: null }, fetch } }),
  ],
  ['health', () => health({ ...setUp().platform, env: hostedSettings })],
] as const)('%s', (name, make) => {
  it('accepts the secret key alone', async () => {
    const statusWith = async (apikey: string) => (await make()(functionRequest(name, { body: {}, headers: { apikey } }))).status;
    expect(await statusWith('sb_publishable_abc')).toBe(401);
    expect(await statusWith('sb_secret_abc')).not.toBe(401);
  });

  it('accepts a body of 1 KiB, and not a byte more', async () => {
    expect((await call(make(), name, `{${' '.repeat(1022)}}`)).status).not.toBe(413);
    expect((await call(make(), name, `{${' '.repeat(1023)}}`)).status).toBe(413);
  });
});

describe('delete-old-records', () => {
  const days = { applicationDays: 365, leadDays: 30, messageDays: 60 };
  const storage = { remove: () => Promise.resolve() };

  it('runs every step, reports each, and records the run', async () => {
    const { platform, queries, logged } = setUp();
    const { status, body } = await call(deleteOldRecords({ ...platform, storage, days }), 'delete-old-records');
    const done = { applications: 0, uploads: 0, leads: 0, messages: 0, payloads: 0, counters: 0 };
    expect([status, body]).toEqual([200, { done, failed: [] }]);
    expect(recordedRuns(queries)).toEqual([['delete-old-records', now]]);
    expect(logged).toMatchObject([{ function: 'delete-old-records', outcome: 'ran', level: 'info' }]);
    const limits = queries.flatMap(({ text, values }) =>
      values
        .filter((value) => value instanceof Date && value < now)
        .map((value) => [text.slice(0, 40), (+now - +(value as Date)) / DAY_MS]),
    );
    expect(limits.map(([, age]) => age)).toEqual([365, 1, 30, 60, 30, 1, 2 / 24]);
  });

  it('deletes no records of a kind without a limit', async () => {
    const { platform } = setUp();
    const none = { applicationDays: null, leadDays: null, messageDays: null };
    const { body } = await call(deleteOldRecords({ ...platform, storage, days: none }), 'delete-old-records');
    expect(body).toEqual({ done: { uploads: 0, payloads: 0, counters: 0 }, failed: [] });
  });

  it('adds up the counters of uploads and of past hours', async () => {
    const { platform } = setUp(({ text }) => (/^delete from private\.(resume_uploads|rate_limits)/.test(text) ? [{}, {}] : []));
    const { body } = await call(deleteOldRecords({ ...platform, storage, days }), 'delete-old-records');
    expect(body).toMatchObject({ done: { counters: 4 } });
  });

  it('continues after a failed step, names it, and does not record the run', async () => {
    const failing = ['storage.objects', 'update webhook_outbox'];
    const { platform, queries, logged } = setUp(({ text }) => {
      if (failing.some((name) => text.includes(name))) throw new Error('down');
      return [];
    });
    const { status, body } = await call(deleteOldRecords({ ...platform, storage, days }), 'delete-old-records');
    const done = { applications: 0, leads: 0, messages: 0, counters: 0 };
    expect([status, body]).toEqual([500, { done, failed: ['uploads', 'payloads'] }]);
    expect(recordedRuns(queries)).toEqual([]);
    expect(logged).toMatchObject([{ outcome: 'failed_uploads_payloads', level: 'error' }]);
  });
});

describe('deliver-webhooks', () => {
  it('reports its run, and records it', async () => {
    const { platform, queries, logged } = setUp();
    const delivery = { ...platform, webhooks: { urls: {}, signingKey: null }, fetch };
    const { status, body } = await call(deliverWebhooks({ project, delivery }), 'deliver-webhooks');
    expect([status, body]).toEqual([200, { delivered: 0, pending: 0, dead: 0 }]);
    expect(recordedRuns(queries)).toEqual([['deliver-webhooks', now]]);
    expect(logged).toMatchObject([{ function: 'deliver-webhooks', outcome: 'ran' }]);
  });
});

describe('delete-by-email', () => {
  it('counts what it has deleted of each kind', async () => {
    const { platform, logged } = setUp();
    const handle = deleteByEmail({ ...platform, storage: { remove: () => Promise.resolve() } });
    const { status, body } = await call(handle, 'delete-by-email', { email: 'ada@example.com' });
    expect([status, body]).toEqual([200, { leads: 0, applications: 0, messages: 0, uploads: 0 }]);
    expect(logged).toMatchObject([{ function: 'delete-by-email', outcome: 'deleted' }]);
    expect((await call(handle, 'delete-by-email', {})).body).toMatchObject({ field: 'email' });
  });
});

describe('health', () => {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const events = { oldest: null as Date | null, pending: 0, dead: 0, suspects: 0 };
  const runs = [
    { name: 'deliver-webhooks', finished_at: minutesAgo(10_000) },
    { name: 'delete-old-records', finished_at: minutesAgo(5) },
  ];

  type State = { events?: typeof events; runs?: object[]; vault?: object[]; env?: Record<string, string> };

  async function check({ env = {}, ...state }: State = {}) {
    const { platform, queries, logged } = setUp(({ text }) => {
      if (text.includes('webhook_outbox')) return [state.events ?? events];
      if (text.includes('job_runs')) return state.runs ?? runs;
      return text.includes('to_regclass') ? [{ found: state.vault !== undefined }] : (state.vault ?? []);
    });
    const { status, body } = await call(health({ ...platform, env: { ...hostedSettings, ...env } }), 'health');
    const { healthy, checks } = body as { healthy: boolean; checks: Record<string, { ok: boolean }> };
    expect([status, healthy]).toEqual(healthy ? [200, true] : [503, false]);
    return { checks, queries, logged, failing: Object.keys(checks).filter((name) => !checks[name]?.ok) };
  }

  it('reports every check', async () => {
    const { checks, queries, logged } = await check();
    expect(checks).toEqual({
      settings: { ok: true, wrong: [] },
      database: { ok: true },
      pendingEvents: { ok: true, count: 0, oldestMinutes: null },
      deadLetters: { ok: true, count: 0, days: 7 },
      suspects: { ok: true, waiting: 0 },
      retention: { ok: true, minutesSinceLastRun: 5 },
      vault: { ok: true, available: false },
    });
    expect(logged).toMatchObject([{ function: 'health', outcome: 'healthy', level: 'info' }]);
    expect(queries[0]?.values).toEqual([new Date(now.getTime() - 7 * DAY_MS)]);
  });

  it.each([
    [60, []],
    [60.99, []],
    [61, ['pendingEvents']],
  ])('with an event that has waited %d minutes, these checks fail: %j', async (minutes, expected) => {
    const { failing, checks } = await check({ events: { ...events, oldest: minutesAgo(minutes), pending: 2 } });
    expect(failing).toEqual(expected);
    expect(checks.pendingEvents).toMatchObject({ count: 2, oldestMinutes: Math.floor(minutes) });
  });

  it('reports dead letters and suspects; only dead letters are a failure', async () => {
    const { failing, checks, logged } = await check({ events: { ...events, dead: 3, suspects: 4 } });
    expect(failing).toEqual(['deadLetters']);
    expect([checks.deadLetters, checks.suspects]).toEqual([
      { ok: false, count: 3, days: 7 },
      { ok: true, waiting: 4 },
    ]);
    expect(logged).toMatchObject([{ outcome: 'unhealthy_deadLetters', level: 'error' }]);
  });

  it.each([
    [180, []],
    [181, ['retention']],
  ])('when retention ran %i minutes ago, these checks fail: %j', async (minutes, expected) => {
    const { failing } = await check({ runs: [{ name: 'delete-old-records', finished_at: minutesAgo(minutes) }] });
    expect(failing).toEqual(expected);
  });

  it('reports that retention has never run', async () => {
    const { failing, checks } = await check({ runs: runs.slice(0, 1) });
    expect([failing, checks.retention]).toEqual([['retention'], { ok: false, minutesSinceLastRun: null }]);
  });

  it.each([
    [['project_url', 'secret_key'], []],
    [['project_url'], ['secret_key']],
    [['secret_key'], ['project_url']],
    [[], ['project_url', 'secret_key']],
  ])('of a Vault with %j, %j are missing', async (names, missing) => {
    const { checks } = await check({ vault: names.map((name) => ({ name })) });
    expect(checks.vault).toEqual({ ok: missing.length === 0, available: true, missing });
  });

  it('names each wrong setting, and runs the other checks', async () => {
    const env = { MIN_FILL_MS: 'a second', LEAD_WEBHOOK_URL: 'hooks.example', RETENTION_DAYS: 'forever' };
    const { checks, failing } = await check({ env, events: { ...events, dead: 1 } });
    expect(failing).toEqual(['settings', 'deadLetters']);
    expect(checks.settings).toMatchObject({
      wrong: [
        expect.stringContaining('MIN_FILL_MS'),
        expect.stringContaining('LEAD_WEBHOOK_URL'),
        expect.stringContaining('RETENTION_DAYS'),
      ] as unknown[],
    });
  });

  it('logs all failed checks', async () => {
    const { logged } = await check({ env: { MIN_FILL_MS: 'a second' }, runs: [] });
    expect(logged).toMatchObject([{ outcome: 'unhealthy_settings_retention' }]);
  });

  it('reports a database that responds with an error', async () => {
    const { platform } = setUp(() => {
      throw new Error('down');
    });
    const { status, body } = await call(health({ ...platform, env: hostedSettings }), 'health');
    expect([status, body]).toEqual([
      503,
      { healthy: false, checks: { settings: { ok: true, wrong: [] }, database: { ok: false } } },
    ]);
  });

  it('reports after five seconds a database that does not respond at all', async () => {
    const query = jest.fn(() => new Promise<never>(() => undefined));
    const { platform } = setUp(query);
    let result: Awaited<ReturnType<typeof call>> | undefined;
    const responded = call(health({ ...platform, env: hostedSettings }), 'health').then((value) => (result = value));
    // What comes before the query takes real time, which is not advanced.
    while (query.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(0);
    await jest.advanceTimersByTimeAsync(4999);
    expect(result).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(await responded).toMatchObject({ status: 503, body: { checks: { database: { ok: false } } } });
  });
});
