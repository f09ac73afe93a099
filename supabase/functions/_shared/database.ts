import postgres, { type Sql, type TransactionSql } from 'postgres';

export type Database = Sql;
export type Transaction = TransactionSql;

/**
 * A small pool. `prepare: false` because hosted connections may pass a pooler
 * that does not keep prepared statements; a short backoff because the default
 * one refuses work for up to twenty seconds after the database is back.
 */
export function connect(databaseUrl: string): Database {
  return postgres(databaseUrl, {
    prepare: false,
    max: 3,
    idle_timeout: 20,
    connect_timeout: 5,
    backoff: () => 0.2,
    onnotice: () => undefined,
  });
}
