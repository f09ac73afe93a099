import type { PendingQuery, Row } from 'postgres';
import type { Database } from './database.ts';
import type { ResumeStorage } from './storage.ts';

/** How many records are dealt with at once. */
export const BATCH = 200;

export type Records = {
  database: Database;
  storage: Pick<ResumeStorage, 'remove'>;
};

/** A condition on the rows of a table. */
export type Condition = PendingQuery<Row[]>;

/**
 * Deletes applications with their files and events. Files first: a row without its file is found again, a file without its row would
 * not be.
 *
 * @returns how many
 */
export async function deleteApplications({ database, storage }: Records, where: Condition): Promise<number> {
  return inBatches(
    () => database<{ id: string; path: string }[]>`
      select id, resume_path as path from job_applications where ${where} order by created_at limit ${BATCH}`,
    async (found) => {
      await storage.remove(found.map(({ path }) => path));
      const ids = found.map(({ id }) => id);
      await database`
        with events as (delete from webhook_outbox where subject_id in ${database(ids)})
        delete from job_applications where id in ${database(ids)}`;
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
    () => database<{ id: string }[]>`select id from ${database(table)} where ${where} order by created_at limit ${BATCH}`,
    async (found) => {
      const ids = found.map(({ id }) => id);
      await database`
        with events as (delete from webhook_outbox where subject_id in ${database(ids)})
        delete from ${database(table)} where id in ${database(ids)}`;
    },
  );
}

/**
 * Removes uploaded files.
 *
 * @param find gives the paths of some that are still there
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
