import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencies } from '../../package.json';
import { packages as allLocked } from '../../package-lock.json';
import { runInBackground } from '../../supabase/functions/_shared/background.ts';
import * as formEndpoint from '../../supabase/functions/_shared/formEndpoint.ts';
import { handlerFor } from '../../supabase/functions/_shared/platform.ts';
import { readProjectSettings } from '../../supabase/functions/_shared/settings.ts';
import { claimedEvent, fakeDatabase, hostedSettings, recordedLog } from './fakes.ts';
import { functionRequest } from './helpers.ts';

const wrongSettings = { ...hostedSettings, SUPABASE_DB_URL: '' };

describe('a function', () => {
  let errors: jest.SpyInstance;
  beforeEach(() => (errors = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => errors.mockRestore());

  it('reports a wrong setting at start and on each request', async () => {
    const handle = handlerFor('anything', wrongSettings, () => () => Promise.reject(new Error('not made')));
    expect(errors.mock.calls).toEqual([
      ['{"function":"anything","requestId":"start","outcome":"misconfigured","variable":"SUPABASE_DB_URL is not set"}'],
    ]);
    const response = await handle(new Request('http://x/', { method: 'POST' }));
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'misconfigured' }]);
  });
});

/** What a hosted worker is kept alive for, from the beginning of each test. */
let pending: Promise<unknown>[];
const runtime = globalThis as { EdgeRuntime?: { waitUntil?: (promise: Promise<unknown>) => void } };
beforeEach(() => {
  pending = [];
  runtime.EdgeRuntime = { waitUntil: (promise) => pending.push(promise) };
});
afterEach(() => delete runtime.EdgeRuntime);

describe('work in the background', () => {
  it('keeps a hosted worker alive until it has ended, whether it fails or not', async () => {
    const failures: string[] = [];
    runInBackground(Promise.resolve('done'), () => failures.push('first'));
    runInBackground(Promise.reject(new Error('failed')), () => failures.push('second'));
    expect(pending).toHaveLength(2);
    await Promise.all(pending);
    expect(failures).toEqual(['second']);
  });
});

describe('an event of a form', () => {
  let sent: jest.SpyInstance;
  beforeEach(() => (sent = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('')))));
  afterEach(() => sent.mockRestore());

  function setUp(env: Record<string, string>, isUp = true) {
    const { log, logged } = recordedLog();
    const database = fakeDatabase(() => (isUp ? [] : Promise.reject(new Error('down'))));
    const variables = { ...hostedSettings, ...env };
    const project = readProjectSettings(variables);
    const deps = formEndpoint.formDeps(
      { env: variables, project, database, clock: () => new Date(), log },
      'affiliate_leads',
      'lead',
    );
    return { deps, logged };
  }

  it('is left to the schedule when the database fails', async () => {
    const { deps, logged } = setUp({ LEAD_WEBHOOK_URL: 'https://hooks.example/lead' }, false);
    deps.deliverSoon(claimedEvent, 'request');
    await Promise.all(pending);
    expect(logged).toMatchObject([{ outcome: 'background_failed', eventId: 'event' }]);
  });

  it('waits when the webhook’s address is wrong, and the form still works', async () => {
    const { deps, logged } = setUp({ LEAD_WEBHOOK_URL: 'hooks.example' });
    expect(deps.isAnnounced).toBe(true);
    deps.deliverSoon(claimedEvent, 'request');
    expect([pending, sent.mock.calls, logged]).toEqual([[], [], []]);
  });
});

type Locked = { version: string; integrity: string; dependencies?: object; optionalDependencies?: object };
const lockedHere = allLocked as unknown as Record<string, Locked | undefined>;
type DenoLock = { version: string; npm: Record<string, { integrity: string }> };

/** These packages and all that they bring, with their hashes, as this project's own lock has them. */
function installed(names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  const add = (name: string) => {
    const entry = lockedHere[`node_modules/${name}`];
    if (!entry || `${name}@${entry.version}` in found) return;
    found[`${name}@${entry.version}`] = entry.integrity;
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }).forEach(add);
  };
  names.forEach(add);
  return found;
}

describe('the entry of', () => {
  type Handler = (request: Request) => Promise<Response>;

  /** A function as the platform starts it: its entry reads the environment and serves a handler. */
  function start(name: string, env: Record<string, string>): Handler {
    const served: Handler[] = [];
    Object.assign(globalThis, { Deno: { serve: (handler: Handler) => served.push(handler), env: { toObject: () => env } } });
    jest.isolateModules(() => {
      jest.doMock('../../supabase/functions/_shared/formEndpoint', () => formEndpoint);
      jest.requireActual(`../../supabase/functions/${name}/index.ts`);
    });
    const [handler] = served;
    if (!handler) throw new Error(`${name} serves nothing.`);
    return handler;
  }

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'Deno');
  });

  const forms = [
    ['track-affiliate-lead', 'affiliate_leads', 'lead'],
    ['submit-contact-message', 'contact_messages', 'message'],
    ['submit-job-application', 'job_applications', 'application'],
  ] as const;
  const scheduled = ['deliver-webhooks', 'delete-old-records', 'health'];
  const all = [...forms.map(([name]) => name), 'create-resume-upload', ...scheduled];
  /** Browsers send none with a report. */
  const withoutKey = ['report-csp-violation'];

  test.each(forms)('%s stores in %s and announces a %s', (name, table, topic) => {
    const formDeps = jest.spyOn(formEndpoint, 'formDeps');
    start(name, hostedSettings);
    expect(formDeps.mock.calls.map(([, ...rest]) => rest)).toEqual([[table, topic]]);
  });

  test.each(all)('%s reports a wrong setting under its name, and rejects another key', async (name) => {
    const errors = jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(console, 'info').mockImplementation();
    start(name, { ...hostedSettings, SUPABASE_DB_URL: '' });
    expect(errors.mock.calls.map(([line]) => JSON.parse(line as string) as unknown)).toMatchObject([
      { function: name, outcome: 'misconfigured' },
    ]);
    const apikey = scheduled.includes(name) ? 'sb_publishable_abc' : 'another';
    // Nothing listens there: the rejection is not counted.
    const SUPABASE_DB_URL = 'postgresql://postgres:secret@127.0.0.1:1/postgres';
    const handle = start(name, { ...hostedSettings, SUPABASE_DB_URL });
    expect((await handle(functionRequest(name, { headers: { apikey } }))).status).toBe(401);
  });

  test.each(scheduled)('%s rejects the legacy secret key, which may be disabled, in a project that has another', async (name) => {
    jest.spyOn(console, 'info').mockImplementation();
    const headers = { apikey: hostedSettings.SUPABASE_SERVICE_ROLE_KEY };
    expect((await start(name, hostedSettings)(functionRequest(name, { headers }))).status).toBe(401);
  });

  test('only the functions that read a wrong setting report it, without its value', () => {
    const errors = jest.spyOn(console, 'error').mockImplementation();
    for (const name of all) start(name, { ...hostedSettings, LEAD_WEBHOOK_URL: 'hooks.example', RETENTION_DAYS: 'forever' });
    const lines = errors.mock.calls.map(([line]) => line as string);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { function: 'deliver-webhooks', outcome: 'misconfigured' },
      { function: 'delete-old-records', outcome: 'misconfigured' },
    ]);
    expect(lines.join()).not.toContain('hooks.example');
  });

  test('both functions that make links to résumés read how long these last', () => {
    const errors = jest.spyOn(console, 'error').mockImplementation();
    for (const name of all) start(name, { ...hostedSettings, RESUME_LINK_DAYS: 'forever' });
    expect(errors.mock.calls.map(([line]) => JSON.parse(line as string) as unknown)).toMatchObject([
      { function: 'submit-job-application', outcome: 'misconfigured' },
      { function: 'deliver-webhooks', outcome: 'misconfigured' },
    ]);
  });

  test('each function lists and locks its packages for the hosted platform, in the versions that run here', () => {
    const folder = join(__dirname, '..', '..', 'supabase', 'functions');
    const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));
    const packages = ['pg', 'pg-connection-string', 'sql-template-tag', 'yup'] as const;
    const imports = Object.fromEntries(packages.map((one) => [one, `npm:${one}@${dependencies[one]}`]));
    expect(names.sort()).toEqual([...all, ...withoutKey].sort());
    for (const name of names) {
      const found: unknown = JSON.parse(readFileSync(join(folder, name, 'deno.json'), 'utf8'));
      expect([name, found]).toEqual([name, { imports }]);
      // Made with `npx deno@2.1.14 cache --lock=deno.lock --node-modules-dir=none index.ts`: older bundlers cannot read version 5.
      const lock = JSON.parse(readFileSync(join(folder, name, 'deno.lock'), 'utf8')) as DenoLock;
      const locked = Object.entries(lock.npm).map(([id, { integrity }]) => [id.replace(/_.*/, ''), integrity]);
      expect([name, lock.version, Object.fromEntries(locked)]).toEqual([name, '4', installed(packages)]);
    }
  });
});
