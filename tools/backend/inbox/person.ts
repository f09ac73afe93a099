import type { Sql } from 'postgres';
import { connect } from '../../../supabase/functions/_shared/database.ts';
import { readCertificates, readDatabaseAddress } from '../../../supabase/functions/_shared/databaseAddress.ts';
import { deleteByEmail, type DeletedByEmail } from '../../../supabase/functions/_shared/personalData.ts';
import { RESUME_BUCKET } from '../../../supabase/functions/_shared/resumePath.ts';
import { listFolders, normalizedEmail, rememberDeleted, SUBMISSIONS } from '../deletedPeople.ts';
import { openFiles } from '../openFiles.ts';
import type { DatabaseSource } from '../withDatabase.ts';
import type { Person, Receiver, Row } from './print.ts';

/** Reads everything that is stored with an email, in any letter case. */
export async function readPerson(database: Sql, given: string): Promise<Person> {
  const email = normalizedEmail(given);
  return database.begin('read only', async (tx) => {
    const sent = (table: string) => tx<Row[]>`select * from ${tx(table)} where lower(email) = ${email} order by created_at desc`;
    const leads = await sent(SUBMISSIONS.leads);
    const applications = await sent(SUBMISSIONS.applications);
    const messages = await sent(SUBMISSIONS.messages);
    const files = await tx<Row[]>`
      select name as path, created_at, (metadata ->> 'size')::bigint as bytes from storage.objects
      where bucket_id = ${RESUME_BUCKET} and name in (
        select resume_path from job_applications where lower(email) = ${email}
        union select path from private.resume_uploads where email = ${email})
      order by created_at desc`;
    const ids = [...leads, ...applications, ...messages].map(({ id }) => id as string);
    const events =
      ids.length === 0
        ? []
        : await tx<Row[]>`select * from webhook_outbox where subject_id in ${tx(ids)} order by created_at desc`;
    return { email, leads, applications, messages, files, events, receivers: receiversOf(events) };
  }) as Promise<Person>;
}

/** An attempt that failed may have arrived all the same. */
function receiversOf(events: Row[]): Receiver[] {
  const sent = events.filter(({ last_attempt_at: at, last_error: error }) => at !== null && error !== 'no address');
  return sent.map(({ receiver, topic, last_attempt_at: at, status }) => ({
    receiver: typeof receiver === 'string' ? receiver : 'the webhook of that time',
    topic: topic as string,
    lastAttemptAt: at as Date,
    received: status === 'delivered',
  }));
}

/**
 * Deletes everything that is stored with an email, after noting it on the list that a restore applies.
 *
 * @returns how many of each
 * @throws UserError when the list or the files cannot be reached
 */
export async function deletePerson(database: Sql, source: DatabaseSource, email: string): Promise<DeletedByEmail> {
  const storage = openFiles(database, source);
  rememberDeleted(listFolders(source), email, new Date());
  const address = readDatabaseAddress(source.databaseUrl, 'INBOX_DATABASE_URL', readCertificates(process.env));
  const records = { database: connect(address), storage };
  return deleteByEmail(records, normalizedEmail(email)).finally(() => records.database.end());
}
