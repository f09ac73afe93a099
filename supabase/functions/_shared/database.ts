import { DatabaseError, Pool, type PoolClient } from 'pg';
import sql, { bulk, join, raw, type Sql } from 'sql-template-tag';
import type { DatabaseAddress } from './databaseAddress.ts';

export { bulk, join, sql, type Sql };

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The tables of what visitors send. */
export type FormTable = 'affiliate_leads' | 'job_applications' | 'contact_messages';

export type Queries = {
  /** @returns the rows of a statement */
  rows<Row extends object>(statement: Sql): Promise<Row[]>;
  /** @returns how many rows a statement wrote */
  run(statement: Sql): Promise<number>;
};

type Transaction = Queries;

export type Database = Queries & {
  /** Runs `work` in a transaction, which is rolled back when `work` throws. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Closes the connection when its statements have ended. */
  end(): Promise<void>;
};

/**
 * One connection for each instance of a function: the platform starts as many instances as there are requests, and a database has
 * few connections. Statements have no name, because a pooler does not keep prepared ones.
 */
export function connect(address: DatabaseAddress): Database {
  const pool = new Pool({
    ...address,
    max: 1,
    idleTimeoutMillis: 20_000,
    // Includes the wait for the statements of other requests; below the deadline of a response.
    connectionTimeoutMillis: 10_000,
    // A host that went away without a word would keep the connection busy for a quarter of an hour.
    query_timeout: 30_000,
  });
  // An idle connection was lost, and the pool has discarded it.
  pool.on('error', () => undefined);

  return {
    ...queriesOf(pool),
    transaction: (work) => inTransaction(pool, work),
    end: () => pool.end(),
  };
}

function queriesOf(connection: Pool | PoolClient): Queries {
  return {
    rows: async <Row extends object>(statement: Sql) => (await connection.query<Row>(statement).catch(rethrowWithCode)).rows,
    run: async (statement) => (await connection.query(statement).catch(rethrowWithCode)).rowCount ?? 0,
  };
}

async function inTransaction<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(rethrowWithCode);
  // A connection that is lost between two statements: the next one is rejected.
  const ignore = () => undefined;
  client.on('error', ignore);
  let isCommitted = false;
  try {
    const tx = queriesOf(client);
    await tx.run(sql`begin`);
    const result = await work(tx);
    await tx.run(sql`commit`);
    isCommitted = true;
    return result;
  } finally {
    client.off('error', ignore);
    // Closing the connection rolls back, whatever state it is in.
    client.release(!isCommitted);
  }
}

/** The library gives no code to its own errors, all of which are about the connection. */
function rethrowWithCode(cause: unknown): never {
  if (cause instanceof Error && !(cause instanceof DatabaseError) && !('code' in cause)) {
    throw Object.assign(cause, { code: 'CONNECTION_LOST' });
  }
  throw cause;
}

/** The name of a table or column, as a part of a statement. */
export const identifier = (name: string): Sql => raw(`"${name.replaceAll('"', '""')}"`);

/** `insert into table (…) values (…), (…)`. An object or array becomes JSON. */
export function insertInto(table: string, rows: readonly Readonly<Record<string, unknown>>[]): Sql {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => columns.map((column) => toParameter(row[column])));
  return sql`insert into ${identifier(table)} (${join(columns.map(identifier))}) values ${bulk(values)}`;
}

const toParameter = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

/** The connection failed, or the server's certificate could not be verified. */
const LOST_CONNECTION = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|CONNECTION_LOST$|08)|CERT|SIGNATURE|^ERR_(TLS|SSL)/;
/**
 * The server cannot do now what it could do before: it is read-only (25006: its disk is full, or it is a standby), has rolled back
 * (40), lacks disk, memory or connections (53), could not wait for a lock (55P03), is stopping or starting (57), or its disk
 * fails (58).
 */
const NOT_NOW = /^(25006|40...|53...|55P03|57...|58...)$/;

/**
 * Whether the database could not be reached, or cannot work just now: trying again a little later may help. A FATAL error ends or
 * rejects the connection itself; poolers send one, without a code of its own, when all connections are taken.
 */
export function isUnavailable(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  if ('code' in cause && typeof cause.code === 'string' && (LOST_CONNECTION.test(cause.code) || NOT_NOW.test(cause.code))) {
    return true;
  }
  return 'severity' in cause && cause.severity === 'FATAL';
}
