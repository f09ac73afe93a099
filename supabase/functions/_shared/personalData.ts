import { BATCH, deleteApplications, deleteSubmissions, removeUploads, type Records } from './records.ts';
import { RESUME_BUCKET } from './resumePath.ts';

export type DeletedByEmail = { leads: number; applications: number; messages: number; uploads: number };

/** Deletes all that was stored under an email, whatever its letters' case, and files that were uploaded and never submitted. */
export async function deleteByEmail(records: Records, email: string): Promise<DeletedByEmail> {
  const { database } = records;
  const lowerCase = email.toLowerCase();
  const isTheirs = () => database`lower(email) = ${lowerCase}`;
  const applications = await deleteApplications(records, isTheirs());
  const uploads = await removeUploads(
    records,
    () => database<{ path: string }[]>`
      select path from private.resume_uploads
      where email = ${lowerCase}
        and exists (select from storage.objects where bucket_id = ${RESUME_BUCKET} and name = path)
        and not exists (select from job_applications where resume_path = path)
      limit ${BATCH}`,
  );
  await database`delete from private.resume_uploads where email = ${lowerCase}`;
  return {
    leads: await deleteSubmissions(database, 'affiliate_leads', isTheirs()),
    applications,
    messages: await deleteSubmissions(database, 'contact_messages', isTheirs()),
    uploads,
  };
}
