import { sql } from '../../supabase/functions/_shared/database';
import { formDeps } from '../../supabase/functions/_shared/formEndpoint';
import type { LogEntry } from '../../supabase/functions/_shared/log';
import { handlerFor, runInBackground, type Platform } from '../../supabase/functions/_shared/platform';
import { readProjectSettings } from '../../supabase/functions/_shared/settings';
import { fakeDatabase } from './fakeDatabase';
import { hostedSettings } from './hostedSettings';

const wrongSettings = { ...hostedSettings, SUPABASE_DB_URL: '' };

describe('a function', () => {
  let errors: jest.SpyInstance;
  beforeEach(() => (errors = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => errors.mockRestore());

  it('gets its settings, a database and the time', async () => {
    const platforms: Platform[] = [];
    const respond = () => Promise.resolve(new Response('works'));
    const settings = { ...hostedSettings, SUPABASE_DB_URL: 'postgresql://someone@127.0.0.1:9/none' };
    const handle = handlerFor('anything', settings, (platform) => {
      platforms.push(platform);
      return respond;
    });
    expect(await (await handle(new Request('http://x/'))).text()).toBe('works');
    const [platform] = platforms;
    expect(platform?.env).toBe(settings);
    expect(platform?.project).toEqual(readProjectSettings(settings));
    await expect(platform?.database.run(sql`select 1`)).rejects.toMatchObject({ code: 'ECONNREFUSED', port: 9 });
    expect(Math.abs(Number(platform?.clock()) - Date.now())).toBeLessThan(1000);
    platform?.log.error({ function: 'anything', requestId: 'r', outcome: 'x' });
    expect(errors.mock.calls).toEqual([['{"function":"anything","requestId":"r","outcome":"x"}']]);
  });

  it('reports a wrong setting at start and on each request', async () => {
    const handle = handlerFor('anything', wrongSettings, () => () => Promise.reject(new Error('not made')));
    expect(errors.mock.calls).toEqual([
      ['{"function":"anything","requestId":"start","outcome":"misconfigured","variable":"SUPABASE_DB_URL is not set"}'],
    ]);
    const response = await handle(new Request('http://x/', { method: 'POST' }));
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'misconfigured' }]);
  });

  it('does not start after any other error', () => {
    const broken = () => {
      throw new TypeError('broken');
    };
    expect(() => handlerFor('anything', hostedSettings, broken)).toThrow('broken');
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('work in the background', () => {
  type Runtime = { EdgeRuntime?: { waitUntil?: (promise: Promise<unknown>) => void } | undefined };
  const runtime = globalThis as Runtime;
  afterEach(() => delete runtime.EdgeRuntime);

  it('keeps a hosted worker alive until it has ended, whether it fails or not', async () => {
    const pending: Promise<unknown>[] = [];
    runtime.EdgeRuntime = { waitUntil: (promise) => pending.push(promise) };
    const failures: string[] = [];
    runInBackground(Promise.resolve('done'), () => failures.push('first'));
    runInBackground(Promise.reject(new Error('failed')), () => failures.push('second'));
    expect(pending).toHaveLength(2);
    await Promise.all(pending);
    expect(failures).toEqual(['second']);
  });

  it.each([[undefined], [{}]])('also runs without such a worker: %j', async (EdgeRuntime) => {
    runtime.EdgeRuntime = EdgeRuntime;
    const failure = new Promise<void>((resolve) => {
      expect(() => runInBackground(Promise.reject(new Error('failed')), resolve)).not.toThrow();
    });
    await failure;
  });
});

describe('an event of a form', () => {
  const event = { id: 'event', topic: 'lead', subjectId: 'subject', payload: {}, attempts: 1 } as const;
  let sent: jest.SpyInstance;
  beforeEach(() => (sent = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('')))));
  afterEach(() => sent.mockRestore());

  function setUp(env: Record<string, string>, isUp = true) {
    const logged: LogEntry[] = [];
    const log = { info: (entry: LogEntry) => logged.push(entry), error: (entry: LogEntry) => logged.push(entry) };
    const database = fakeDatabase(() => (isUp ? [] : Promise.reject(new Error('down'))));
    const variables = { ...hostedSettings, ...env };
    const project = readProjectSettings(variables);
    const deps = formDeps({ env: variables, project, database, clock: () => new Date(), log }, 'affiliate_leads', 'lead');
    return { deps, logged };
  }

  const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

  it('is delivered at once', async () => {
    const { deps, logged } = setUp({ LEAD_WEBHOOK_URL: 'https://hooks.example/lead' });
    expect(deps.isAnnounced).toBe(true);
    deps.deliverSoon(event, 'request');
    await settled();
    expect(sent.mock.calls).toMatchObject([['https://hooks.example/lead', { method: 'POST' }]]);
    expect(logged).toEqual([
      { function: 'deliver-webhooks', requestId: 'request', eventId: 'event', outcome: 'delivered', count: 1 },
    ]);
  });

  it('is left to the schedule when the database fails', async () => {
    const { deps, logged } = setUp({ LEAD_WEBHOOK_URL: 'https://hooks.example/lead' }, false);
    deps.deliverSoon(event, 'request');
    await settled();
    expect(logged).toEqual([
      { function: 'deliver-webhooks', requestId: 'request', outcome: 'background_failed', eventId: 'event' },
    ]);
  });

  it('waits when the webhook’s address is wrong, and the form still works', async () => {
    const { deps, logged } = setUp({ LEAD_WEBHOOK_URL: 'hooks.example' });
    expect(deps.isAnnounced).toBe(true);
    deps.deliverSoon(event, 'request');
    await settled();
    expect([sent.mock.calls, logged]).toEqual([[], []]);
  });

  it('is not announced without a webhook', () => {
    expect(setUp({}).deps.isAnnounced).toBe(false);
  });

  it('visitors are checked with the owner’s Turnstile secret', async () => {
    sent.mockImplementation(() => Promise.resolve(new Response('{"success":true}')));
    const { deps } = setUp({ TURNSTILE_SECRET_KEY: 'turnstile-secret' });
    await deps.checkHuman({ token: 'token', address: null, idempotencyKey: 'key' });
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
