import type { Sql } from 'postgres';
import { errorCode, UserError } from '../shared/userError.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

const notOurs = (what: string) =>
  new UserError(
    `SUPABASE_DB_URL is set, and ${what}. A local backend would change its tables, deliver its waiting webhooks to this machine and delete records past their retention time. ` +
      'To use the embedded database, unset SUPABASE_DB_URL. To read a hosted project, use INBOX_DATABASE_URL=… npm run inbox. ' +
      'If the local backend is to own this database, add --own-database (npm start -- --own-database).',
  );

/**
 * A database on another machine may be in production.
 *
 * @throws UserError when the host is not this machine
 */
export function requireOwnHost(databaseUrl: string): void {
  const { hostname } = new URL(databaseUrl);
  if (!LOOPBACK.test(hostname)) throw notOurs(`its host ${hostname} is not this machine`);
}

/**
 * A database behind a tunnel may be in production too: a hosted project is recognized by its Storage.
 *
 * @throws UserError when the database has a `storage` schema that no local backend has made
 */
export async function requireOwnStorage(database: Sql, databaseUrl: string): Promise<void> {
  const [storage] = await database<{ isForeign: boolean }[]>`
    select to_regclass('storage.objects') is not null and to_regclass('local.applied_files') is null as "isForeign"`;
  if (storage?.isForeign) throw notOurs(`the database at ${new URL(databaseUrl).host} has the Storage of a Supabase project`);
}

/**
 * What to do about a given database that cannot be used; null for any other error.
 *
 * @param variable names the database
 */
export function explainDatabaseError(cause: unknown, variable: string): UserError | null {
  const code = errorCode(cause) ?? '';
  if (!/^(ECONN|ENOTFOUND|CONNECT|ETIMEDOUT|28|3D000)/.test(code)) return null;
  return new UserError(
    `The database cannot be reached (${code}). Correct ${variable}, or unset it to use the embedded database.`,
  );
}
