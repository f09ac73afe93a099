import type { Sql } from 'postgres';
import { UserError } from '../shared/userError.ts';

/** With this argument, `npm start` and `npm run dev` take over the database that `SUPABASE_DB_URL` names, wherever it is. */
export const OWN_DATABASE_FLAG = '--own-database';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

const explain = (what: string) =>
  new UserError(
    `SUPABASE_DB_URL is set, and ${what}. A local backend would change its tables, deliver its waiting webhooks to this machine and delete what has been kept long enough. ` +
      'To use the embedded database, unset SUPABASE_DB_URL. To read a hosted project, use INBOX_DATABASE_URL=… npm run inbox. ' +
      `If the local backend is to own this database, add ${OWN_DATABASE_FLAG} (npm start -- ${OWN_DATABASE_FLAG}).`,
  );

/**
 * A database on another machine may be in production.
 *
 * @throws UserError when the host is not this machine
 */
export function requireOwnHost(databaseUrl: string): void {
  const { hostname } = new URL(databaseUrl);
  if (!LOOPBACK.test(hostname)) throw explain(`its host ${hostname} is not this machine`);
}

/**
 * So may one behind a tunnel: a hosted project is told by its Storage, which is not ours.
 *
 * @throws UserError when the database has a `storage` schema that a local backend has not made
 */
export async function requireOwnStorage(database: Sql, databaseUrl: string): Promise<void> {
  const [storage] = await database<{ isForeign: boolean }[]>`
    select to_regclass('storage.objects') is not null and to_regclass('local.applied_files') is null as "isForeign"`;
  if (storage?.isForeign) throw explain(`the database at ${new URL(databaseUrl).host} has the Storage of a Supabase project`);
}
