import type { PendingQuery, Sql, TransactionSql } from 'postgres';
import { idsBeginWith, referenceOf } from '../../../supabase/functions/_shared/reference.ts';
import { ROBOT_REASONS, SUSPECT_REASONS } from '../../../supabase/functions/_shared/suspects.ts';
import { UserError } from '../../shared/userError.ts';
import { SUBMISSIONS } from '../deletedPeople.ts';
import type { Inbox, Row } from './print.ts';

const NEWEST = 200;
/** A suspect submission that the owner has neither released nor discarded. */
const IS_WAITING = 'suspect_reason is not null and released_at is null';
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
    const submissions = async (table: string) => (await newest(table, IS_WAITING)).map(withReference);
    return {
      leads: await submissions(SUBMISSIONS.leads),
      applications: await submissions(SUBMISSIONS.applications),
      messages: await submissions(SUBMISSIONS.messages),
      deliveries: await newest('webhook_outbox', `status in ('dead', 'held')`),
      violations: await readViolations(tx),
    };
  });
}

/** What the content security policy blocked, the most frequent first; kept for a month. */
async function readViolations(tx: TransactionSql): Promise<Row[]> {
  const [found] = await tx`select to_regclass('private.csp_violations') is not null as found`;
  if (!found?.found) return [];
  return tx`
    select max(day)::text as last_day, page, directive, blocked, sum(hits)::int as hits from private.csp_violations
    group by page, directive, blocked order by hits desc, page, directive, blocked`;
}

const withReference = (row: Row): Row => ({ reference: referenceOf(String(row.id)), ...row });

/**
 * Finds what a visitor sent, by the reference number that the site has shown.
 *
 * @returns each submission with its deliveries; more than one only by a rare chance
 * @throws UserError when there is none
 */
export async function findByReference(database: Sql, reference: string): Promise<Row[]> {
  const start = idsBeginWith(reference);
  if (start === null) throw new UserError(`"${reference}" is not a reference number, such as 7ZQK-3M0D.`);
  const [first, last] = [`${start}00-0000-0000-000000000000`, `${start}ff-ffff-ffff-ffffffffffff`];
  const found: Row[] = [];
  for (const [kind, table] of Object.entries(SUBMISSIONS)) {
    const rows = await database<Row[]>`
      select *, (
        select coalesce(jsonb_agg(jsonb_build_object('id', event.id, 'status', status, 'attempts', attempts)), '[]')
        from webhook_outbox as event where subject_id = submission.id
      ) as deliveries
      from ${database(table)} as submission where id between ${first} and ${last}`;
    found.push(...rows.map((row) => ({ kind, ...withReference(row) })));
  }
  if (found.length === 0) throw new UserError(`Nothing is stored under the reference number ${reference}.`);
  return found;
}

/**
 * Releases suspect submissions that wait: they count as people's, and are announced when the schedule runs next.
 *
 * @param which the id of one, or the reason of all that are meant
 * @returns what was done, for the terminal
 * @throws UserError when there is none
 */
export async function release(database: Sql, which: string): Promise<string> {
  const isMeant = meantBy(which);
  return database.begin(async (tx) => {
    let [released, events] = [0, 0];
    for (const table of Object.values(SUBMISSIONS)) {
      const [done] = await tx<{ released: number; events: number }[]>`
        with released as (
          update ${tx(table)} set released_at = now() where ${tx.unsafe(IS_WAITING)} and ${isMeant(tx)} returning id
        ), events as (
          update webhook_outbox set status = 'pending', next_attempt_at = now()
          where status = 'held' and subject_id in (select id from released) returning id
        ) select (select count(*)::int from released) as released, (select count(*)::int from events) as events`;
      released += done?.released ?? 0;
      events += done?.events ?? 0;
    }
    if (released === 0) throw noSuspect(which);
    return events > 0
      ? `Released ${released}. Announced when the schedule runs next: ${events}.`
      : `Released ${released}. Nothing is announced: no webhook was set when it came.`;
  });
}

/**
 * Deletes suspect submissions that wait, with their events. The files of applications are deleted with the next orphaned uploads.
 *
 * @param which the id of one, the reason of all that are meant, or `all`: those that are held for a robot's reason
 * @returns what was done, for the terminal
 * @throws UserError when there is none
 */
export async function discard(database: Sql, which: string): Promise<string> {
  const isMeant = which === 'all' ? heldFor(ROBOT_REASONS) : meantBy(which);
  return database.begin(async (tx) => {
    let discarded = 0;
    for (const table of Object.values(SUBMISSIONS)) {
      const { count } = await tx`
        with discarded as (
          delete from ${tx(table)} where ${tx.unsafe(IS_WAITING)} and ${isMeant(tx)} returning id
        ), events as (delete from webhook_outbox where subject_id in (select id from discarded))
        select from discarded`;
      discarded += count;
    }
    if (discarded === 0) throw noSuspect(which);
    return `Discarded ${discarded}.`;
  });
}

type Condition = (tx: TransactionSql) => PendingQuery<Row[]>;

const heldFor =
  (reasons: readonly string[]): Condition =>
  (tx) =>
    tx`suspect_reason in ${tx([...reasons])}`;

/** The condition of the submissions that the owner means. @throws UserError */
function meantBy(which: string): Condition {
  if (SUSPECT_REASONS.some((reason) => reason === which)) return heldFor([which]);
  if (UUID.test(which)) return (tx) => tx`id = ${which}`;
  throw new UserError(`"${which}" is neither an id from npm run inbox nor one of the reasons ${SUSPECT_REASONS.join(', ')}.`);
}

const noSuspect = (which: string) =>
  new UserError(`No suspect submission waits that "${which}" names. List them with npm run inbox.`);

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
