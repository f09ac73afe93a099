import { identifier, sql, type Database, type FormTable, type Sql } from './database.ts';
import type { ResumeStorage } from './storage.ts';

/** How many records are processed at once. */
export const BATCH = 200;

export type Records = {
  database: Database;
  storage: Pick<ResumeStorage, 'remove'>;
};

/** A condition on the rows of a table. */
export type Condition = Sql;

/**
 * Deletes applications with their files and events. Files first: after a failure, the next run finds a row without its file, but
 * not a file without its row.
 *
 * @returns how many
 */
export async function deleteApplications({ database, storage }: Records, where: Condition): Promise<number> {
  return inBatches(
    () =>
      database.rows<{ id: string; path: string }>(sql`
      select id, resume_path as path from job_applications where ${where} order by created_at limit ${BATCH}`),
    async (found) => {
      await storage.remove(found.map(({ path }) => path));
      await deleteExpired(database, 'job_applications', found);
    },
  );
}

/**
 * Deletes leads or messages with their events.
 *
 * @returns how many
 */
export async function deleteSubmissions(
  database: Database,
  table: 'affiliate_leads' | 'contact_messages',
  where: Condition,
): Promise<number> {
  return inBatches(
    () =>
      database.rows<{ id: string }>(sql`select id from ${identifier(table)} where ${where} order by created_at limit ${BATCH}`),
    (found) => deleteExpired(database, table, found),
  );
}

/** With the rights of the owner: the functions' own role may delete nothing. */
const deleteExpired = (database: Database, table: FormTable, found: readonly { id: string }[]) =>
  callDeletion(database, sql`private.delete_expired(${table}, ${found.map(({ id }) => id)}::uuid[])`);

/**
 * Calls a function of the database that deletes what has expired.
 *
 * @returns how many rows
 */
export async function callDeletion(database: Database, call: Sql): Promise<number> {
  const [row] = await database.rows<{ deleted: number }>(sql`select ${call}::int as deleted`);
  return row?.deleted ?? 0;
}

/**
 * Removes uploaded files.
 *
 * @param find returns the paths of some that still exist
 * @returns how many
 */
export async function removeUploads({ storage }: Records, find: () => Promise<{ path: string }[]>): Promise<number> {
  return inBatches(
    async () => (await find()).map(({ path }) => ({ id: path })),
    (found) => storage.remove(found.map(({ id }) => id)),
  );
}

/**
 * Finds and deletes until nothing is found.
 *
 * @throws Error when something is found again after it was deleted: another round would change nothing
 */
async function inBatches<Item extends { id: string }>(
  find: () => PromiseLike<readonly Item[]>,
  remove: (found: readonly Item[]) => Promise<unknown>,
): Promise<number> {
  const removed = new Set<string>();
  for (;;) {
    const found = await find();
    if (found.length === 0) return removed.size;
    if (found.some(({ id }) => removed.has(id))) throw new Error('What was deleted is still there.');
    await remove(found);
    for (const { id } of found) removed.add(id);
  }
}
