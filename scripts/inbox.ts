/**
 * `npm run inbox`: the newest leads, applications, messages and webhook
 * deliveries, from `SUPABASE_DB_URL` or else the embedded database, which need
 * not be running. With `--json`, one JSON object with an array for each.
 */
import { existsSync } from 'node:fs';
import postgres, { type Sql } from 'postgres';
import { explainDatabase } from '../local/backend.ts';
import { loadSecrets } from '../local/dataDir.ts';
import { lockDataDir } from '../local/lock.ts';
import { reportFailure } from '../local/oneLineError.ts';
import { defaultDataDir } from '../local/paths.ts';
import { freePort } from '../local/ports.ts';
import { clusterDir, postgresUrl, startPostgres } from '../local/postgres.ts';
import { isPostmasterAlive, readPostmaster } from '../local/postmaster.ts';
import { printInbox, type Inbox, type Row } from './lib/print-inbox.ts';

const NEWEST = 200;
const TABLES = {
  leads: 'affiliate_leads',
  applications: 'job_applications',
  messages: 'contact_messages',
  deliveries: 'webhook_outbox',
} as const satisfies Record<keyof Inbox, string>;

async function main(): Promise<number> {
  try {
    const inbox = await withDatabase(readInbox);
    if (process.argv.includes('--json')) console.log(JSON.stringify(inbox, null, 2));
    else printInbox(inbox);
    return 0;
  } catch (cause) {
    return reportFailure(explainDatabase(cause) ?? cause);
  }
}

/** Lends a connection to the given, the running or a briefly started database. */
async function withDatabase(read: (database: Sql) => Promise<Inbox>): Promise<Inbox> {
  if (process.env.SUPABASE_DB_URL) return connected(process.env.SUPABASE_DB_URL, read);

  const dataDir = defaultDataDir();
  const cluster = clusterDir(dataDir);
  if (!existsSync(cluster)) {
    console.error('Nothing has been stored yet: run npm start first.');
    return { leads: [], applications: [], messages: [], deliveries: [] };
  }
  const password = loadSecrets(dataDir).databasePassword;
  const running = isPostmasterAlive(cluster) ? readPostmaster(cluster) : null;
  if (running?.isReady) return connected(postgresUrl({ port: running.port, password }), read);

  const unlock = await lockDataDir(dataDir, 'npm run inbox', 3000);
  try {
    const started = await startPostgres({ dataDir, port: await freePort(), password });
    return await connected(started.url, read).finally(() => started.stop());
  } finally {
    unlock();
  }
}

async function connected(url: string, read: (database: Sql) => Promise<Inbox>): Promise<Inbox> {
  const database = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  return read(database).finally(() => database.end({ timeout: 1 }));
}

async function readInbox(database: Sql): Promise<Inbox> {
  const newest = async (table: string): Promise<Row[]> => {
    const [found] = await database`select to_regclass(${`public.${table}`}) is not null as found`;
    if (!found?.found) return [];
    // What was given up on is shown however old it is.
    const isDead = table === TABLES.deliveries ? database`status = 'dead'` : database`false`;
    return database`
      select * from ${database(table)}
      where ${isDead} or id in (select id from ${database(table)} order by created_at desc, id limit ${NEWEST})
      order by created_at desc, id`;
  };
  return {
    leads: await newest(TABLES.leads),
    applications: await newest(TABLES.applications),
    messages: await newest(TABLES.messages),
    deliveries: await newest(TABLES.deliveries),
  };
}

process.exitCode = await main();
