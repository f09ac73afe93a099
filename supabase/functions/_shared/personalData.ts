import { sql } from './database.ts';
import { BATCH, deleteApplications, deleteSubmissions, removeUploads, type Records } from './records.ts';

export type DeletedByEmail = { leads: number; applications: number; messages: number; uploads: number };

/** Deletes everything stored with an email, in any letter case, including files that were uploaded and never submitted. */
export async function deleteByEmail(records: Records, email: string): Promise<DeletedByEmail> {
  const { database } = records;
  const lowerCase = email.toLowerCase();
  const isTheirs = sql`lower(email) = ${lowerCase}`;
  const applications = await deleteApplications(records, isTheirs);
  const uploads = await removeUploads(records, () =>
    database.rows<{ path: string }>(sql`
      select path from private.resume_uploads
      where email = ${lowerCase}
        and path in (select path from private.resume_files)
        and not exists (select from job_applications where resume_path = path)
      limit ${BATCH}`),
  );
  await database.run(sql`delete from private.resume_uploads where email = ${lowerCase}`);
  return {
    leads: await deleteSubmissions(database, 'affiliate_leads', isTheirs),
    applications,
    messages: await deleteSubmissions(database, 'contact_messages', isTheirs),
    uploads,
  };
}
