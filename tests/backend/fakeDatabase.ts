import type { Database, Queries, Sql } from '../../supabase/functions/_shared/database';

export type Query = { text: string; values: unknown[] };

/** A database in which each statement returns, or writes, the rows that `rowsOf` returns for it. */
export function fakeDatabase(rowsOf: (query: Query) => object[] | Promise<object[]>): Database {
  const rows = async ({ text, values }: Sql) => rowsOf({ text: text.replace(/\s+/g, ' ').trim(), values });
  const queries = { rows, run: async (statement: Sql) => (await rows(statement)).length } as Queries;
  return { ...queries, transaction: (work) => work(queries), end: () => Promise.resolve() };
}
