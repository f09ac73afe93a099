import postgres, { type Options, type Sql } from 'postgres';
import { isThisMachine, readCertificates, readDatabaseAddress } from '../../supabase/functions/_shared/databaseAddress.ts';
import { SettingsError } from '../../supabase/functions/_shared/settingsError.ts';
import { errorCode, UserError } from '../shared/userError.ts';

const notOurs = (what: string) =>
  new UserError(
    `SUPABASE_DB_URL is set, and ${what}. A local backend would change its tables, deliver its waiting webhooks to this machine and delete records past their retention time. ` +
      'To use the embedded database, unset SUPABASE_DB_URL. To read a hosted project, use INBOX_DATABASE_URL=… npm run inbox. ' +
      'If the local backend is to own this database, add --own-database (npm start -- --own-database).',
  );

/** A client for the database of a variable, encrypted as in the functions. @throws SettingsError */
export function openDatabase(databaseUrl: string, variable: string, options: Options<Record<string, never>>): Sql {
  const address = readDatabaseAddress(databaseUrl, variable, readCertificates(process.env));
  const { host = '', port = 5432, user, password, database, ssl } = address;
  // Host and port are lists, because the package would split an IPv6 address at its colons.
  const server = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host: [host], port: [port] };
  return postgres({ ...options, ...({ ...server, user, password, database } as object), ssl });
}

/**
 * A database on another machine may be in production.
 *
 * @throws UserError when the host is not this machine
 */
export function requireOwnHost(databaseUrl: string): void {
  const { host } = readDatabaseAddress(databaseUrl, 'SUPABASE_DB_URL', null);
  if (!isThisMachine(host)) throw notOurs(`its host ${host} is not this machine`);
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
  if (cause instanceof SettingsError) return new UserError(`${cause.message}.`);
  const code = errorCode(cause) ?? '';
  if (/CERT|SIGNATURE|ALTNAME/.test(code)) {
    return new UserError(`The database's certificate is not trusted (${code}). Correct DATABASE_CA, or the host in ${variable}.`);
  }
  if (!/^(ECONN|ENOTFOUND|CONNECT|ETIMEDOUT|28|3D000)/.test(code)) return null;
  return new UserError(
    `The database cannot be reached (${code}). Correct ${variable}, or unset it to use the embedded database.`,
  );
}
