import { rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import postgres from 'postgres';
import { startBackend, type Backend } from '../../tools/backend/backend';
import { close, listen } from '../../tools/shared/listen';
import { loadSecrets } from '../../tools/backend/dataDir';
import { migrate } from '../../tools/backend/migrate';
import { clusterDir, startPostgres } from '../../tools/backend/postgres';
import { freePort } from '../../tools/shared/ports';
import { readPostmaster } from '../../tools/backend/postmaster';
import { isAlive } from '../../tools/shared/process';
import { requireOwnHost, requireOwnStorage } from '../../tools/backend/givenDatabase';
import { copyOfTemplate } from '../jest/backendTemplate/copy';
import { deliveriesTo, eventually, post, postAsOwner, testBackend } from './helpers';

const dataDir = copyOfTemplate();
const options = { dataDir, port: 0, dbPort: 0, siteOrigin: 'http://127.0.0.1:4173' };
const started: Backend[] = [];

async function start(): Promise<Backend> {
  const backend = await startBackend(options);
  started.push(backend);
  return backend;
}

// Also after a failure: a running backend would keep jest from exiting.
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
