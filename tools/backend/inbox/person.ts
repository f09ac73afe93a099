import type { Sql } from 'postgres';
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

/** How many files Storage is asked to remove at once. */
const BATCH = 200;

/** How many of each were deleted; `uploads` are files without an application. */
type Deleted = { leads: number; applications: number; messages: number; uploads: number };

/**
 * Deletes everything that is stored with an email, after noting it on the list that a restore applies. No function does: it could not
 * write that list, and a table of the deleted is lost with the project.
 *
 * @throws UserError when the list or the files cannot be reached
 */
export async function deletePerson(database: Sql, source: DatabaseSource, given: string): Promise<Deleted> {
  const storage = openFiles(database, source);
  // The database's clock is the one that dates what people send.
  const [clock] = await database<{ now: Date }[]>`select now()`;
  rememberDeleted(listFolders(source), given, clock?.now ?? new Date());

  const { email, files, applications } = await readPerson(database, given);
  // Before the rows, which know whose they are: after a failure the command is repeated.
  const paths = files.map(({ path }) => String(path));
  for (let start = 0; start < paths.length; start += BATCH) await storage.remove(paths.slice(start, start + BATCH));

  return database.begin(async (tx) => {
    const deleteFrom = async (table: string): Promise<number> => {
      const { count } = await tx`
        with deleted as (
          delete from ${tx(table)} where lower(email) = ${email} returning id
        ), events as (delete from webhook_outbox where subject_id in (select id from deleted))
        select from deleted`;
      return count;
    };
    await tx`delete from private.resume_uploads where email = ${email}`;
    const submitted = new Set(applications.map((row) => row.resume_path));
    return {
      leads: await deleteFrom(SUBMISSIONS.leads),
      applications: await deleteFrom(SUBMISSIONS.applications),
      messages: await deleteFrom(SUBMISSIONS.messages),
      uploads: paths.filter((path) => !submitted.has(path)).length,
    };
  }) as Promise<Deleted>;
}
