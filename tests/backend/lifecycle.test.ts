import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import postgres from 'postgres';
import { startBackend, type Backend } from '../../tools/backend/backend';
import { close, listen } from '../../tools/shared/listen';
import { clusterDir } from '../../tools/backend/postgres';
import { readPostmaster } from '../../tools/backend/postmaster';
import { isAlive } from '../../tools/shared/process';
import { eventually, post, tempDir } from './helpers';

const dir = tempDir();
const options = { dataDir: dir.path, port: 0, dbPort: 0, siteOrigin: 'http://127.0.0.1:4173' };
const started: Backend[] = [];

async function start(): Promise<Backend> {
  const backend = await startBackend(options);
  started.push(backend);
  return backend;
}

// Also after a failure: a running backend would keep jest from exiting.
afterEach(() => Promise.all(started.splice(0).map((backend) => backend.stop())));
afterAll(dir.remove);

async function countLeads({ dbUrl }: Backend): Promise<number> {
  const database = postgres(dbUrl, { max: 1 });
  const [row] = await database<{ count: number }[]>`
    select count(*)::int as count from affiliate_leads`;
  await database.end();
  return row?.count ?? -1;
}

const postmasterPid = () => readPostmaster(clusterDir(dir.path))?.pid ?? 0;

describe('the embedded backend', () => {
  it('stops everything that it started, and keeps data and keys for the next start', async () => {
    const first = await start();
    await post(first, 'track-affiliate-lead');
    const pid = postmasterPid();
    expect(isAlive(pid)).toBe(true);
    expect(statSync(join(dir.path, 'secrets.json')).mode & 0o777).toBe(0o600);
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
    expect(readPostmaster(clusterDir(dir.path))).toBeNull();
  });
});
