import postgres, { type Sql, type TransactionSql } from 'postgres';

export type Database = Sql;
export type Transaction = TransactionSql;

/**
 * One connection for each instance of a function: the platform starts as many instances as there are requests, and a database has few
 * connections. `prepare: false` because a pooler does not keep prepared statements; a short backoff because the default one rejects
 * work for up to twenty seconds after the database is back. `fetch_types: false` because no statement has an array, and because the
 * library handles no error of that question: it ends the whole instance (https://github.com/porsager/postgres/issues/1223).
 */
export function connect(databaseUrl: string): Database {
  return postgres(databaseUrl, {
    prepare: false,
    fetch_types: false,
    max: 1,
    idle_timeout: 20,
    connect_timeout: 5,
    backoff: () => 0.2,
    onnotice: () => undefined,
  });
}

const LOST_CONNECTION = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|CONNECT|08|53300$|57P0[1-3]$)/;

/**
 * Whether the database could not be reached, or had no connection to spare: trying again a little later may help. A FATAL error ends
 * or rejects the connection itself; poolers report with one, under no code of their own, that all connections are taken.
 */
export function isUnavailable(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  if ('code' in cause && typeof cause.code === 'string' && LOST_CONNECTION.test(cause.code)) return true;
  return 'severity' in cause && cause.severity === 'FATAL';
}
