import type { Sql } from 'postgres';
import { UserError } from '../../shared/userError.ts';
import { SUBMISSIONS } from '../deletedPeople.ts';
import type { Inbox, Row } from './print.ts';

const NEWEST = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the newest rows of each table, and all that wait for the owner, however old: suspects, dead and held events. */
export async function readInbox(database: Sql): Promise<Inbox> {
  return database.begin('read only', async (tx) => {
    const newest = async (table: string, waiting: string): Promise<Row[]> => {
      const [found] = await tx`select to_regclass(${`public.${table}`}) is not null as found`;
      if (!found?.found) return [];
      return tx`
        select * from ${tx(table)}
        where ${tx.unsafe(waiting)} or id in (select id from ${tx(table)} order by created_at desc, id limit ${NEWEST})
        order by created_at desc, id`;
    };
    const isSuspect = 'suspect_reason is not null and released_at is null';
    return {
      leads: await newest(SUBMISSIONS.leads, isSuspect),
      applications: await newest(SUBMISSIONS.applications, isSuspect),
      messages: await newest(SUBMISSIONS.messages, isSuspect),
      deliveries: await newest('webhook_outbox', `status in ('dead', 'held')`),
    };
  });
}

/**
 * Releases a suspect submission: it counts as a person's, and is announced when the schedule runs next.
 *
 * @returns what was done, for the terminal
 * @throws UserError when the id is not that of a suspect submission
 */
export async function release(database: Sql, id: string): Promise<string> {
  requireUuid(id);
  return database.begin(async (tx) => {
    for (const table of Object.values(SUBMISSIONS)) {
      const { count } = await tx`
        update ${tx(table)} set released_at = now()
        where id = ${id} and suspect_reason is not null and released_at is null`;
      if (count === 0) continue;
      const events = await tx`
        update webhook_outbox set status = 'pending', next_attempt_at = now() where subject_id = ${id} and status = 'held'`;
      return events.count > 0
        ? `Released ${id}: it is announced when the schedule runs next.`
        : `Released ${id}. Nothing is announced: no webhook was set when it came.`;
    }
    throw new UserError(`No suspect submission has the id ${id}. List them with npm run inbox.`);
  });
}

/**
 * Deletes suspect submissions that wait, with their events. The files of applications are deleted with the next orphaned uploads.
 *
 * @param id of one of them, or `all`
 * @returns what was done, for the terminal
 * @throws UserError when there is none
 */
export async function discard(database: Sql, id: string): Promise<string> {
  if (id !== 'all') requireUuid(id);
  return database.begin(async (tx) => {
    let discarded = 0;
    for (const table of Object.values(SUBMISSIONS)) {
      const { count } = await tx`
        with discarded as (
          delete from ${tx(table)} where suspect_reason is not null and released_at is null and ${id} in ('all', id::text)
          returning id
        ), events as (delete from webhook_outbox where subject_id in (select id from discarded))
        select from discarded`;
      discarded += count;
    }
    if (discarded === 0) throw new UserError('There is no such suspect submission. List them with npm run inbox.');
    return `Discarded ${discarded}.`;
  });
}

/**
 * Queues a dead event again, with all its attempts.
 *
 * @returns what was done, for the terminal
 * @throws UserError when the id is not that of a dead event
 */
export async function retry(database: Sql, id: string): Promise<string> {
  requireUuid(id);
  const { count } = await database`
    update webhook_outbox set status = 'pending', attempts = 0, timeouts = 0, next_attempt_at = now() where id = ${id} and status = 'dead'`;
  if (count === 0) throw new UserError(`No dead event has the id ${id}. List them with npm run inbox.`);
  return `Event ${id} is sent again when the schedule runs next.`;
}

function requireUuid(id: string): void {
  if (!UUID.test(id)) throw new UserError(`"${id}" is not an id: copy one from npm run inbox.`);
}
