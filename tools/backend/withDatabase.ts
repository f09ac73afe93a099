import { existsSync } from 'node:fs';
import type { Sql } from 'postgres';
import { defaultDataDir } from '../shared/paths.ts';
import { freePort } from '../shared/ports.ts';
import { explainDiskError, loadSecrets } from './dataDir.ts';
import { explainDatabaseError, openDatabase } from './givenDatabase.ts';
import { lockDataDir } from './lock.ts';
import { clusterDir, postgresUrl, startPostgres } from './postgres.ts';
import { isPostmasterAlive, readPostmaster } from './postmaster.ts';

/** Where an opened database is. */
export type DatabaseSource = { databaseUrl: string; isEmbedded: boolean };

type Work = (database: Sql, source: DatabaseSource) => Promise<void>;

/**
 * Runs `work` on the given database, or on the embedded one, which is started for it unless it is running.
 *
 * @param name of the command, for example `npm run inbox`
 * @param variable the environment variable that names another database than the embedded one
 * @returns false when there is no database yet
 * @throws UserError when the database cannot be reached
 */
export async function withDatabase(name: string, variable: string, work: Work): Promise<boolean> {
  const dataDir = defaultDataDir();
  const given = process.env[variable];
  try {
    if (!given) return await withEmbedded(dataDir, name, work);
    return await connected({ databaseUrl: given, isEmbedded: false }, variable, work);
  } catch (cause) {
    throw (given ? explainDatabaseError(cause, variable) : explainDiskError(cause, dataDir)) ?? cause;
  }
}

async function withEmbedded(dataDir: string, name: string, work: Work): Promise<boolean> {
  const cluster = clusterDir(dataDir);
  if (!existsSync(cluster)) return false;
  const password = loadSecrets(dataDir).databasePassword;
  const running = isPostmasterAlive(cluster) ? readPostmaster(cluster) : null;
  const embedded = (databaseUrl: string) => connected({ databaseUrl, isEmbedded: true }, name, work);
  if (running?.isReady) return embedded(postgresUrl({ port: running.port, password }));

  const unlock = await lockDataDir(dataDir, name);
  try {
    const started = await startPostgres({ dataDir, port: await freePort(), password });
    return await embedded(started.url).finally(() => started.stop());
  } finally {
    unlock();
  }
}

async function connected(source: DatabaseSource, variable: string, work: Work): Promise<true> {
  const options = { max: 1, prepare: false, fetch_types: false, connect_timeout: 10, onnotice: () => undefined };
  const database = openDatabase(source.databaseUrl, variable, options);
  await work(database, source).finally(() => database.end({ timeout: 1 }));
  return true;
}
