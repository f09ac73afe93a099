import type { Database } from './database.ts';
import { RESUME_BUCKET } from './resumePath.ts';
import type { ResumeStorage } from './storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;

export type Records = {
  database: Database;
  storage: Pick<ResumeStorage, 'remove'>;
};

type Found = { id: string; resume_path: string };

/**
 * Deletes what may be kept no longer: applications older than `retentionDays`
 * with their files and events, and uploads that no application came for within
 * a day. What fails half way is found again by the next run.
 */
export async function deleteOld(
  { database, storage }: Records,
  { retentionDays, now }: { retentionDays: number; now: Date },
): Promise<{ applications: number; orphans: number }> {
  const oldest = new Date(now.getTime() - retentionDays * DAY_MS);
  const applications = await inBatches(async () => {
    const found = await database<Found[]>`
      select id, resume_path from job_applications where created_at < ${oldest} order by created_at limit ${BATCH}`;
    return deleteApplications({ database, storage }, found);
  });

  const orphanedBefore = new Date(now.getTime() - DAY_MS);
  const orphans = await inBatches(async () => {
    const found = await database<{ name: string }[]>`
      select name from storage.objects as object
      where bucket_id = ${RESUME_BUCKET} and created_at < ${orphanedBefore}
        and not exists (select from job_applications where resume_path = object.name)
      limit ${BATCH}`;
    if (found.length > 0) await storage.remove(found.map(({ name }) => name));
    return found.length;
  });
  return { applications, orphans };
}

/** Deletes all that was stored under an email, whatever its letters' case. */
export async function deleteByEmail(
  { database, storage }: Records,
  email: string,
): Promise<{ leads: number; applications: number; messages: number }> {
  const applications = await inBatches(async () => {
    const found = await database<Found[]>`
      select id, resume_path from job_applications where lower(email) = ${email.toLowerCase()} limit ${BATCH}`;
    return deleteApplications({ database, storage }, found);
  });
  const deleteFrom = async (table: 'affiliate_leads' | 'contact_messages') => {
    const [counted] = await database<{ count: number }[]>`
      with gone as (delete from ${database(table)} where lower(email) = ${email.toLowerCase()} returning id),
           events as (delete from webhook_outbox where subject_id in (select id from gone))
      select count(*)::int as count from gone`;
    return counted?.count ?? 0;
  };
  return {
    leads: await deleteFrom('affiliate_leads'),
    applications,
    messages: await deleteFrom('contact_messages'),
  };
}

/** Files first: a row without its file is found again, a file without its row would not be. */
async function deleteApplications({ database, storage }: Records, found: readonly Found[]): Promise<number> {
  if (found.length === 0) return 0;
  await storage.remove(found.map(({ resume_path: path }) => path));
  const ids = found.map(({ id }) => id);
  await database`
    with events as (delete from webhook_outbox where subject_id in ${database(ids)})
    delete from job_applications where id in ${database(ids)}`;
  return ids.length;
}

async function inBatches(deleteBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await deleteBatch();
    total += count;
    if (count < BATCH) return total;
  }
}
