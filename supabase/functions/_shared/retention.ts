import { sql } from './database.ts';
import { BATCH, callDeletion, deleteApplications, deleteSubmissions, removeUploads, type Records } from './records.ts';
import type { RetentionSettings } from './settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Uploads without an application are deleted after this. */
const UPLOAD_DAYS = 1;
/** Events without the row that they are about are deleted after this. */
const EVENT_DAYS = 1;
/** Payloads of delivered webhooks are emptied after this. */
const PAYLOAD_DAYS = 30;
/** Counts of what the content security policy blocked are deleted after this. */
const VIOLATION_DAYS = 30;
/** Counts of requests, by the hour, are deleted after this. */
const WINDOW_DAYS = 2 / 24;

type RetentionStep = 'applications' | 'uploads' | 'leads' | 'messages' | 'events' | 'payloads' | 'counters';

export type RetentionRun = {
  /** How many records each step deleted, or emptied; a step that is off or has failed is missing. */
  done: Partial<Record<RetentionStep, number>>;
  failed: RetentionStep[];
};

/**
 * Deletes expired records. Steps are independent: a failed step is retried in the next run.
 *
 * @param onFailure gets the cause of each failed step
 */
export async function deleteOld(
  records: Records,
  days: RetentionSettings,
  now: Date,
  onFailure: (step: RetentionStep, cause: unknown) => void,
): Promise<RetentionRun> {
  const { database } = records;
  const olderThan = (age: number) => new Date(now.getTime() - age * DAY_MS);
  const { applicationDays, leadDays, messageDays } = days;

  const steps: Record<RetentionStep, (() => Promise<number>) | null> = {
    applications:
      applicationDays === null ? null : () => deleteApplications(records, sql`created_at < ${olderThan(applicationDays)}`),
    uploads: () =>
      removeUploads(records, () =>
        database.rows<{ path: string }>(sql`
          select path from private.resume_files
          where created_at < ${olderThan(UPLOAD_DAYS)}
            and not exists (select from job_applications where resume_path = path)
          limit ${BATCH}`),
      ),
    leads:
      leadDays === null ? null : () => deleteSubmissions(database, 'affiliate_leads', sql`created_at < ${olderThan(leadDays)}`),
    messages:
      messageDays === null
        ? null
        : () => deleteSubmissions(database, 'contact_messages', sql`created_at < ${olderThan(messageDays)}`),
    // Their rows were deleted by hand, and the payload still has what these had. After a day, in which a restore may be under way.
    events: () => callDeletion(database, sql`private.delete_orphaned_events(${olderThan(EVENT_DAYS)})`),
    payloads: () =>
      database.run(sql`
        update webhook_outbox set payload = '{}'
        where status = 'delivered' and payload <> '{}' and delivered_at < ${olderThan(PAYLOAD_DAYS)}`),
    counters: async () => {
      const uploads = await callDeletion(database, sql`private.delete_old_uploads(${olderThan(UPLOAD_DAYS)})`);
      const violations = await callDeletion(database, sql`private.delete_old_violations(${olderThan(VIOLATION_DAYS)}::date)`);
      const windows = await callDeletion(database, sql`private.delete_old_windows(${olderThan(WINDOW_DAYS)})`);
      return uploads + violations + windows;
    },
  };

  const run: RetentionRun = { done: {}, failed: [] };
  for (const [name, step] of Object.entries(steps) as [RetentionStep, (typeof steps)[RetentionStep]][]) {
    try {
      if (step) run.done[name] = await step();
    } catch (cause) {
      run.failed.push(name);
      onFailure(name, cause);
    }
  }
  return run;
}
