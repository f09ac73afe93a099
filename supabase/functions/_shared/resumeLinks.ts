import { sql, type Database } from './database.ts';
import type { ClaimedEvent } from './outbox.ts';
import type { ResumeStorage } from './storage.ts';

/**
 * Makes the function that puts a new link to the résumé, valid for `linkSeconds`, into an application's payload: since the
 * submission there may have been an outage, or days until the owner released it.
 *
 * @returns the payload to send
 */
export const freshResumeLinks =
  (database: Database, storage: Pick<ResumeStorage, 'sign'>, linkSeconds: number) =>
  async ({ topic, subjectId, payload }: ClaimedEvent): Promise<unknown> => {
    if (topic !== 'application' || typeof payload !== 'object') return payload;
    const [row] = await database.rows<{ path: string }>(sql`
      select resume_path as path from job_applications where id = ${subjectId}`);
    const resumeFileUrl = row && (await storage.sign(row.path, linkSeconds));
    return resumeFileUrl ? { ...payload, resumeFileUrl } : payload;
  };
