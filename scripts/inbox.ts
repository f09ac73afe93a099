/**
 * `npm run inbox`: the newest leads, applications, messages and webhook deliveries of the embedded database, which need not be
 * running, or of the one that `INBOX_DATABASE_URL` names. With `--json`, one JSON object with an array for each. `--release <id>`
 * announces a suspect submission, `--retry <id>` sends a dead event again.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { explainDatabase } from '../local/backend.ts';
import { loadSecrets } from '../local/dataDir.ts';
import { lockDataDir } from '../local/lock.ts';
import { OneLineError, reportFailure } from '../local/oneLineError.ts';
import { defaultDataDir } from '../local/paths.ts';
import { freePort } from '../local/ports.ts';
import { clusterDir, postgresUrl, startPostgres } from '../local/postgres.ts';
import { isPostmasterAlive, readPostmaster } from '../local/postmaster.ts';
import { readInbox, release, retry } from './lib/inbox.ts';
import { printInbox } from './lib/print-inbox.ts';

const VARIABLE = 'INBOX_DATABASE_URL';

function readArguments() {
  const strings = { release: { type: 'string' }, retry: { type: 'string' } } as const;
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false }, ...strings } }).values;
  } catch (cause) {
    throw new OneLineError(
      `${cause instanceof Error ? cause.message : String(cause)} Use --json, --release <id> or --retry <id>.`,
    );
  }
}

async function main(): Promise<number> {
  try {
    const { json, release: suspectId, retry: eventId } = readArguments();
    const isDone = await withDatabase(async (database) => {
      if (suspectId !== undefined) console.log(await release(database, suspectId));
      else if (eventId !== undefined) console.log(await retry(database, eventId));
      else {
        const inbox = await readInbox(database);
        if (json) console.log(JSON.stringify(inbox, null, 2));
        else printInbox(inbox);
      }
    });
    if (!isDone) {
      console.error('Nothing has been stored yet: run npm start first.');
      if (json) console.log(JSON.stringify({ leads: [], applications: [], messages: [], deliveries: [] }));
    }
    return 0;
  } catch (cause) {
    return reportFailure(explainDatabase(cause, VARIABLE) ?? cause);
  }
}

/**
 * Lends a connection to the given, the running or a briefly started database.
 *
 * @returns false when there is none yet
 */
async function withDatabase(work: (database: Sql) => Promise<void>): Promise<boolean> {
  const given = process.env[VARIABLE];
  if (given) return connected(given, work);

  const dataDir = defaultDataDir();
  const cluster = clusterDir(dataDir);
  if (!existsSync(cluster)) return false;
  const password = loadSecrets(dataDir).databasePassword;
  const running = isPostmasterAlive(cluster) ? readPostmaster(cluster) : null;
  if (running?.isReady) return connected(postgresUrl({ port: running.port, password }), work);

  const unlock = await lockDataDir(dataDir, 'npm run inbox', 3000);
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

process.exitCode = await main();
