/**
 * The embedded backend in its own process, because the mocks would catch its requests too. Sends its addresses to its parent
 * when it is ready, changes its database on request, and stops when the parent disconnects.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendOptions } from '../../tools/backend/backend.ts';
import { testBackend } from '../backend/helpers.ts';

/** Requests from the parent. Each is confirmed by an empty message. */
export type BackendCommand =
  /** Runs a statement. */
  | { sql: string }
  /** Ends the connection of the next insert into this table. */
  | { cutInsertInto: string };

export type Addresses = {
  url: string;
  /** Another backend on the same database, which requires the Turnstile check. */
  strictUrl: string;
  /** One whose total limit is reached. */
  busyUrl: string;
  /** One whose forms have a wrong setting. */
  misconfiguredUrl: string;
  secretKey: string;
};

/** The lines of the functions' log that are not log entries: the runtime's own errors. */
const runtimeErrors = (folder: string) =>
  readFileSync(join(folder, 'functions.log'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('{'))
    .join('\n');

async function start(options: Partial<BackendOptions>) {
  // A restart can make a case fail with an error that does not explain it.
  const report = (line: string) => console.error(`${line}\n${runtimeErrors(started.dataDir)}`);
  const started = await testBackend({ report, siteOrigin: 'http://127.0.0.1', ...options });
  return started;
}

/** All visitors share one address, and two submissions with one email reach that email's limit. */
const limits = { RATE_LIMIT_PER_ADDRESS: '1000000', RATE_LIMIT_PER_EMAIL: '2' };
const backend = await start({ faults: true, env: limits });

/** Starts another backend on the same database, with its own settings. */
const startOther = (env: Record<string, string>) => start({ databaseUrl: backend.dbUrl, env });
const [strict, busy, misconfigured] = await Promise.all([
  startOther({ ...limits, TURNSTILE_SECRET_KEY: 'a-secret' }),
  startOther({ ...limits, RATE_LIMIT_TOTAL: '1' }),
  startOther({ MIN_FILL_MS: 'a second' }),
]);

async function cutInsertInto(table: string, isInForce: () => void): Promise<void> {
  await backend.database.begin(async (tx) => {
    await tx`lock table ${tx(table)} in share mode`;
    isInForce();
    for (;;) {
      const cut = await backend.database`
        select pg_terminate_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock' and query ilike ${`%insert into "${table}"%`}`;
      if (cut.length > 0) return;
      await sleep(10);
    }
  });
}

process.on('message', (command: BackendCommand) => {
  const confirm = () => process.send?.({});
  if ('sql' in command) void backend.database.unsafe(command.sql).then(confirm);
  else void cutInsertInto(command.cutInsertInto, confirm);
});

process.on('disconnect', () => {
  void (async () => {
    await Promise.all([strict, busy, misconfigured].map((other) => other.stop()));
    await backend.stop();
  })();
});

process.send?.({
  url: backend.url,
  strictUrl: strict.url,
  busyUrl: busy.url,
  misconfiguredUrl: misconfigured.url,
  secretKey: backend.secretKey,
} satisfies Addresses);
