import { DatabaseError, Pool } from 'pg';

export type Database = {
  /** @returns the rows of a statement with the parameters $1, $2 … */
  query<Row extends object>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
};

/** The database cannot be reached, or cannot work just now. */
export class DatabaseUnavailable extends Error {}

/** Cannot work now what worked before: it has no connection left, is read-only, waits for a lock, or stops. */
const NOT_NOW = /^(08|25006|40|53|55P03|57|58)/;

const isUnavailable = (cause: unknown): boolean =>
  !(cause instanceof DatabaseError) || cause.severity === 'FATAL' || NOT_NOW.test(cause.code ?? '');

/** One connection for each instance of a function: the platform starts as many instances as there are requests. */
export function connect(connectionString: string): Database {
  const pool = new Pool({
    connectionString,
    max: 1,
    idleTimeoutMillis: 20_000,
    connectionTimeoutMillis: 5000,
    query_timeout: 8000,
  });
  // An idle connection was lost, and the pool has discarded it.
  pool.on('error', () => undefined);
  return {
    async query<Row extends object>(statement: string, parameters: readonly unknown[] = []) {
      try {
        return (await pool.query<Row>(statement, [...parameters])).rows;
      } catch (cause) {
        throw isUnavailable(cause) ? new DatabaseUnavailable('The database is unavailable.', { cause }) : cause;
      }
    },
  };
}
