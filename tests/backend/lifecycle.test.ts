import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startBackend, type Backend } from '../../tools/backend/backend.ts';
import { close, listen } from '../../tools/shared/listen.ts';
import { projectRoot } from '../../tools/shared/paths.ts';
import { loadSecrets } from '../../tools/backend/dataDir.ts';
import { requireGlibc } from '../../tools/backend/glibc.ts';
import { migrate } from '../../tools/backend/migrate.ts';
import { clusterDir, startPostgres } from '../../tools/backend/postgres.ts';
import { freeBackendPort, freePort } from '../../tools/shared/ports.ts';
import { readPostmaster } from '../../tools/backend/postmaster.ts';
import { isAlive, outcomeOf } from '../../tools/shared/process.ts';
import { timeLimit } from '../../tools/shared/timeLimit.ts';
import { requireOwnHost, requireOwnStorage } from '../../tools/backend/givenDatabase.ts';
import { copyOfTemplate } from '../jest/backendTemplate/copy.ts';
import { deliveriesTo, eventually, post, postAsOwner, testBackend } from './helpers.ts';

const dataDir = copyOfTemplate();
const options = { dataDir, port: 0, dbPort: 0, siteOrigin: 'http://127.0.0.1:4173' };
const started: Backend[] = [];

async function start(more: { faults?: boolean } = {}): Promise<Backend> {
  const backend = await startBackend({ ...options, ...more });
  started.push(backend);
  return backend;
}

// The backends are stopped after a failure too: a running one would keep jest from exiting.
afterEach(() => Promise.all(started.splice(0).map((backend) => backend.stop())));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function countLeads({ dbUrl }: Backend): Promise<number> {
  const database = postgres(dbUrl, { max: 1 });
  const [row] = await database<{ count: number }[]>`
    select count(*)::int as count from affiliate_leads`;
  await database.end();
  return row?.count ?? -1;
}

const postmasterPid = () => readPostmaster(clusterDir(dataDir))?.pid ?? 0;

describe('the embedded backend', () => {
  it('stops everything that it started, and keeps data and keys for the next start', async () => {
    const first = await start();
    await post(first, 'track-affiliate-lead');
    const pid = postmasterPid();
    expect(isAlive(pid)).toBe(true);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    await expect(fetch(first.url)).rejects.toThrow();

    const second = await start();
    expect(second.secretKey).toBe(first.secretKey);
    expect(await countLeads(second)).toBe(1);
  });

  it('recovers by itself, with every acknowledged lead, after PostgreSQL is killed', async () => {
    const backend = await start();
    const before = await countLeads(backend);
    await post(backend, 'track-affiliate-lead');
    process.kill(postmasterPid(), 'SIGKILL');
    const key = crypto.randomUUID();
    await eventually(async () => {
      expect((await post(backend, 'track-affiliate-lead', { key })).status).toBe(200);
    });
    // The last post may have used an old connection; new connections wait until the server is back.
    await eventually(async () => expect(await countLeads(backend)).toBe(before + 2), 15_000);
  });

  it('can be written after a start, although it was stopped with a read-only fault', async () => {
    const first = await start({ faults: true });
    await fetch(`${first.url}/fakes/faults`, { method: 'POST', body: '{"target":"database","fault":"read-only"}' });
    await eventually(async () => expect((await post(first, 'track-affiliate-lead')).status).toBe(503));
    await first.stop();
    expect((await post(await start(), 'track-affiliate-lead')).status).toBe(200);
  });

  it('rejects a second backend on the same folder with one line', async () => {
    await start();
    await expect(startBackend(options)).rejects.toThrow(/^Already running: .* \(process \d+\)[^\n]*$/);
  });

  it('names the port that is taken, and leaves nothing behind', async () => {
    const blocker = createServer();
    const dbPort = await listen(blocker, 0);
    await expect(startBackend({ ...options, dbPort })).rejects.toThrow(
      `Port ${dbPort} (the database, SUPABASE_PORT + 1) is already in use`,
    );
    await close(blocker);
    expect(readPostmaster(clusterDir(dataDir))).toBeNull();
  });
});

describe('a checkout', () => {
  const packages = join(projectRoot(), 'node_modules');
  let parent: string;

  beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'checkout-'))));
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  /** Makes a project in a folder of this name, with the functions and what starts them. @returns its path */
  function checkOut(name: string): string {
    const folder = join(parent, name);
    cpSync('supabase', join(folder, 'supabase'), { recursive: true });
    for (const linked of ['tools', 'package.json']) symlinkSync(join(projectRoot(), linked), join(folder, linked));
    return folder;
  }

  /** Starts the backend in a folder, as `npm start` does, and calls each function. @returns what it printed, and each response */
  async function startIn(folder: string): Promise<{ output: string; statuses: Record<string, number> }> {
    const data = copyOfTemplate();
    symlinkSync(data, join(folder, '.local'));
    const port = await freeBackendPort();
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/backend/cli.ts'], {
      cwd: folder,
      env: { ...process.env, SUPABASE_PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ending = once(child, 'close');
    let output = '';
    const isReady = new Promise<boolean>((resolve) => {
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('The backend is ready')) resolve(true);
      });
      void ending.then(() => resolve(false));
    });
    const statuses: Record<string, number> = {};
    if (await isReady) {
      for (const name of ['health', 'track-affiliate-lead', 'create-resume-upload']) {
        statuses[name] = (await fetch(`http://127.0.0.1:${port}/functions/v1/${name}`, { method: 'POST' })).status;
      }
      child.kill('SIGTERM');
    }
    await ending;
    rmSync(data, { recursive: true, force: true });
    return { output, statuses };
  }

  // Without a key, each function says so.
  const working = {
    output: expect.stringContaining('ready') as string,
    statuses: { health: 401, 'track-affiliate-lead': 401, 'create-resume-upload': 401 },
  };

  it.each(['client#1', 'a folder of ours, 100% ü', 'what?', 'feature%20x'])('works in a folder named %s', async (name) => {
    const folder = checkOut(name);
    symlinkSync(packages, join(folder, 'node_modules'));
    expect(await startIn(folder)).toEqual(working);
  });

  it('works through a link', async () => {
    const folder = checkOut('real#1');
    symlinkSync(packages, join(folder, 'node_modules'));
    symlinkSync(folder, join(parent, 'link'));
    expect(await startIn(join(parent, 'link'))).toEqual(working);
  });

  it('with a name that Deno cannot read says so in one line, and is not called ready', async () => {
    const folder = checkOut('feature%2Fx');
    // A folder of its own, as npm makes it.
    mkdirSync(join(folder, 'node_modules'));
    for (const name of readdirSync(packages)) symlinkSync(join(packages, name), join(folder, 'node_modules', name));
    const { output } = await startIn(folder);
    expect(output).toMatch(/^Deno reads the %2F in \S+feature%2Fx\/node_modules as a slash .* Rename that folder[^\n]*$/m);
    expect(output).not.toContain('ready');
  });

  it('with a function that does not start says which and why, and is not called ready', async () => {
    const folder = checkOut('broken');
    symlinkSync(packages, join(folder, 'node_modules'));
    writeFileSync(join(folder, 'supabase', 'functions', 'health', 'index.ts'), 'throw new Error("out of order");');
    const { output } = await startIn(folder);
    expect(output).toMatch(/^These functions do not start: health\. The first reports: Error: out of order /m);
    expect(output).not.toContain('ready');
  });
});

test('without glibc, one line says what is missing and what runs the site', () => {
  const report = (header: { glibcVersionRuntime?: string }) => () => ({ header });
  expect(() => requireGlibc('linux', report({}))).toThrow(
    /^This Linux has no glibc \(Alpine has musl .* docker run [^\n]* npm start$/,
  );
  expect(() => requireGlibc('linux', report({ glibcVersionRuntime: '2.36' }))).not.toThrow();
  expect(() => requireGlibc('darwin', report({}))).not.toThrow();
});

(process.platform === 'linux' ? describe : describe.skip)('without glibc, and with a database from before', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'musl-'));
    for (const name of ['supabase', 'tools', 'src', 'node_modules', 'package.json', 'tsconfig.json']) {
      symlinkSync(join(projectRoot(), name), join(folder, name));
    }
    symlinkSync(copyOfTemplate(), join(folder, '.local'));
  });
  afterAll(() => {
    rmSync(realpathSync(join(folder, '.local')), { recursive: true });
    rmSync(folder, { recursive: true });
  });

  it.each([
    'cli.ts',
    'inbox/cli.ts',
    'inbox/cli.ts --person someone@example.com --delete',
    'backup/cli.ts',
    'backup/cli.ts --restore backup',
    'with-database.ts VISUAL_REVIEW_DATABASE_URL reviewers list',
  ])('%s ends with that line', async (command) => {
    const noGlibc = 'data:text/javascript,process.report.getReport = () => ({ header: {} })';
    const args = ['--import', noGlibc, '--import', 'tsx', ...`tools/backend/${command}`.split(' ')];
    const env = {
      ...process.env,
      BACKUP_DIR: join(tmpdir(), 'backups-of-musl'),
      INBOX_DATABASE_URL: '',
      SUPABASE_DB_URL: '',
      VISUAL_REVIEW_DATABASE_URL: '',
    };
    const { code, output } = await outcomeOf(
      spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: timeLimit(15_000) }),
    );
    expect([code, output.split('\n').slice(-2)]).toEqual([1, [expect.stringMatching(/^This Linux has no glibc /), '']]);
  });
});

describe('a database that is given', () => {
  it('must be on this machine', () => {
    const rejected = /would change its tables, deliver its waiting webhooks .* --own-database/;
    expect(() => requireOwnHost('postgresql://postgres:x@db.abc.supabase.co:5432/postgres')).toThrow(rejected);
  });

  it('a hosted project behind a tunnel is left unchanged, except with --own-database', async () => {
    // The database alone: a schedule would deliver the waiting event.
    const given = copyOfTemplate();
    const server = await startPostgres({ dataDir: given, port: await freePort(), password: loadSecrets(given).databasePassword });
    const database = postgres(server.url, { max: 1, onnotice: () => undefined });
    await migrate(database);
    const waiting = crypto.randomUUID();
    await database`
      insert into webhook_outbox (id, topic, subject_id, payload) values (${waiting}, 'lead', gen_random_uuid(), '{}')`;
    // A hosted project is recognized by a `storage` schema that no local backend created.
    await database`alter table local.applied_files rename to elsewhere`;
    const shape = () => database`select status, attempts from webhook_outbox where id = ${waiting}`.then(([row]) => row);

    await expect(requireOwnStorage(database, server.url)).rejects.toThrow('has the Storage of a Supabase project');
    await expect(testBackend({ databaseUrl: server.url })).rejects.toThrow('--own-database');
    expect(await shape()).toEqual({ status: 'pending', attempts: 0 });

    const owner = await testBackend({ databaseUrl: server.url, ownsDatabase: true, hasWebhookSink: true });
    expect((await postAsOwner(owner, 'deliver-webhooks')).status).toBe(200);
    // The owner's schedule may have claimed it first.
    await eventually(async () => expect(await shape()).toMatchObject({ status: 'delivered' }));
    expect(await deliveriesTo(owner, 'leads')).toHaveLength(1);
    await owner.stop();
    await database.end();
    await server.stop();
    rmSync(given, { recursive: true, force: true });
  });
});
