import { existsSync } from 'node:fs';
import type { Sql } from 'postgres';
import { defaultDataDir } from '../shared/paths.ts';
import { freePort } from '../shared/ports.ts';
import { explainDiskError, loadSecrets } from './dataDir.ts';
import { explainDatabaseError, openDatabase } from './givenDatabase.ts';
import { lockDataDir } from './lock.ts';
import { clusterDir, postgresUrl, startPostgres } from './postgres.ts';
import { isPostmasterAlive, readPostmaster } from './postmaster.ts';

/**
 * Runs `work` on the given database, or on the embedded one, which is started for it unless it is running.
 *
 * @param name of the command, for example `npm run inbox`
 * @param variable the environment variable that names another database than the embedded one
 * @returns false when there is no database yet
 * @throws UserError when the database cannot be reached
 */
export async function withDatabase(name: string, variable: string, work: (database: Sql) => Promise<void>): Promise<boolean> {
  const dataDir = defaultDataDir();
  const given = process.env[variable];
  try {
    return given ? await connected(given, variable, work) : await withEmbedded(dataDir, name, work);
  } catch (cause) {
    throw (given ? explainDatabaseError(cause, variable) : explainDiskError(cause, dataDir)) ?? cause;
  }
}

async function withEmbedded(dataDir: string, name: string, work: (database: Sql) => Promise<void>): Promise<boolean> {
  const cluster = clusterDir(dataDir);
  if (!existsSync(cluster)) return false;
  const password = loadSecrets(dataDir).databasePassword;
  const running = isPostmasterAlive(cluster) ? readPostmaster(cluster) : null;
  if (running?.isReady) return connected(postgresUrl({ port: running.port, password }), name, work);

  const unlock = await lockDataDir(dataDir, name);
  try {
    const started = await startPostgres({ dataDir, port: await freePort(), password });
    return await connected(started.url, name, work).finally(() => started.stop());
  } finally {
    unlock();
  }
}

async function connected(url: string, variable: string, work: (database: Sql) => Promise<void>): Promise<true> {
  const options = { max: 1, prepare: false, fetch_types: false, connect_timeout: 10, onnotice: () => undefined };
  const database = openDatabase(url, variable, options);
  await work(database).finally(() => database.end({ timeout: 1 }));
  return true;
}
