import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { BackendProcess } from '../../tools/backend/supervisor.ts';

/** The name of the variable with the server's address. */
export const SERVER = 'MUTATION_DATABASE_URL';
/** A database with all migrations. */
export const TEMPLATE = 'migrated';

/** Replaces tools/backend/postgres.ts: a new database on one server, because starting a server takes longer than the tests. */
export async function startPostgres(): Promise<BackendProcess> {
  const server = process.env[SERVER];
  if (!server) throw new Error(`${SERVER} is not set: start with npm run mutation.`);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  // Only one copy of a database can be made at a time.
  await admin`select pg_advisory_lock(1)`;
  await admin`create database ${admin(name)} template ${admin(TEMPLATE)} strategy wal_log`;
  await admin`select pg_advisory_unlock(1)`;

  let hasExited = (): void => undefined;
  const exited = new Promise<void>((resolve) => (hasExited = resolve));
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= drop());
  async function drop() {
    await admin`drop database if exists ${admin(name)} with (force)`;
    await admin.end();
    hasExited();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, exited, stop };
}
