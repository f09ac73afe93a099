import { existsSync } from 'node:fs';
import postgres, { type Sql } from 'postgres';
import { loadSecrets } from './dataDir.ts';
import { lockDataDir } from './lock.ts';
import { defaultDataDir } from '../shared/paths.ts';
import { freePort } from '../shared/ports.ts';
import { clusterDir, postgresUrl, startPostgres } from './postgres.ts';
import { isPostmasterAlive, readPostmaster } from './postmaster.ts';

type Command = {
  /** For example `npm run inbox`. */
  name: string;
  /** The environment variable that names another database than the embedded one. */
  variable: string;
};

/**
 * Lends a connection to the given, the running or a briefly started database.
 *
 * @returns false when there is none yet
 */
export async function withDatabase({ name, variable }: Command, work: (database: Sql) => Promise<void>): Promise<boolean> {
  const given = process.env[variable];
  if (given) return connected(given, work);

  const dataDir = defaultDataDir();
  const cluster = clusterDir(dataDir);
  if (!existsSync(cluster)) return false;
  const password = loadSecrets(dataDir).databasePassword;
  const running = isPostmasterAlive(cluster) ? readPostmaster(cluster) : null;
  if (running?.isReady) return connected(postgresUrl({ port: running.port, password }), work);

  const unlock = await lockDataDir(dataDir, name, 3000);
  try {
    const started = await startPostgres({ dataDir, port: await freePort(), password });
    return await connected(started.url, work).finally(() => started.stop());
  } finally {
    unlock();
  }
}

async function connected(url: string, work: (database: Sql) => Promise<void>): Promise<true> {
  const database = postgres(url, { max: 1, prepare: false, connect_timeout: 10, onnotice: () => undefined });
  await work(database).finally(() => database.end({ timeout: 1 }));
  return true;
}
