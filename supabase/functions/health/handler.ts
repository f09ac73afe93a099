import { sql, type Database } from '../_shared/database.ts';
import { errorCodeOf, makeEndpoint, type Handler } from '../_shared/endpoint.ts';
import { lastRuns } from '../_shared/jobRuns.ts';
import type { Platform } from '../_shared/platform.ts';
import { readRejections, type Rejection } from '../_shared/rejections.ts';
import type { ResumeStorage } from '../_shared/storage.ts';
import { ROBOT_REASONS, type SuspectReason } from '../_shared/suspects.ts';
import { makeSecretCheck } from '../_shared/turnstile.ts';
import {
  readFormSettings,
  readHealthKey,
  readResumeLinkSeconds,
  readRetentionSettings,
  readWebhookSettings,
  SettingsError,
  type Environment,
} from '../_shared/settings.ts';

const MINUTE_MS = 60_000;
/** An event that waits longer has failed in all its first attempts: the receiver has been down for about an hour. */
const OLDEST_PENDING_MINUTES = 60;
/** The schedule runs hourly; three in a row were missed. */
const RETENTION_MINUTES = 180;
/** Suspects that wait longer for the owner may be leads that are lost. */
const SUSPECT_HOURS = 24;
/** So many robots are an attack, in which people may have been taken for one. */
const MANY_SUSPECTS = 100;
/** How many rejections in this hour and the one before are too many. */
const MANY_REJECTIONS: Record<Rejection, number> = { limits: 500, keys: 100, origins: 100, people: 500 };
/** Older dead letters are treated as known. */
const DEAD_LETTER_DAYS = 7;
/** The limit for the database and for Storage, which are asked at the same time. */
const DEADLINE_MS = 5000;

type Check = { ok: boolean } & Record<string, unknown>;

/**
 * Reports whether the backend works, to any monitor that can send a header: `GET` or `POST` with `HEALTH_KEY`, or the
 * secret key, as `apikey`, responds with status 200 when all is well and 503 when something needs the owner, and the checks by name.
 */
export function makeHandler(
  { env, project, database, storage, clock, log }: Platform & { storage: Pick<ResumeStorage, 'signUpload'> },
  fetcher = fetch,
): Handler {
  const checkTurnstile = makeTurnstileCheck(env, fetcher);
  const healthKey = readHealthKey(env);
  return makeEndpoint({
    name: 'health',
    acceptedKeys: healthKey === null ? project.secretKeys : [...project.secretKeys, healthKey],
    maxBodyBytes: 1024,
    allowsGet: true,
    log,
    async respond() {
      const [turnstileCheck, storageCheck, databaseChecks] = await Promise.all([
        checkTurnstile(clock()),
        checkStorage(storage),
        checkDatabase(database, clock()),
      ]);
      const checks: Record<string, Check> = {
        settings: checkSettings(env),
        ...turnstileCheck,
        storage: storageCheck,
        ...databaseChecks,
      };
      const failed = Object.keys(checks).filter((name) => !checks[name]?.ok);
      const isHealthy = failed.length === 0;
      return {
        body: { healthy: isHealthy, checks },
        status: isHealthy ? 200 : 503,
        outcome: isHealthy ? 'healthy' : `unhealthy_${failed.join('_')}`,
      };
    },
  });
}

function checkSettings(env: Environment): Check {
  const wrong: string[] = [];
  for (const read of [readFormSettings, readWebhookSettings, readResumeLinkSeconds, readRetentionSettings]) {
    try {
      read(env);
    } catch (cause) {
      if (!(cause instanceof SettingsError)) throw cause;
      wrong.push(cause.message);
    }
  }
  if (wrong.length === 0 && readFormSettings(env).siteOrigins === null) wrong.push('SITE_ORIGINS is not set: any page may post');
  return { ok: wrong.length === 0, wrong };
}

/** Whether Turnstile knows the secret; no check where none is set, or where a setting is wrong. */
function makeTurnstileCheck(env: Environment, fetcher: typeof fetch): (now: Date) => Promise<Record<string, Check>> {
  if (!checkSettings(env).ok) return () => Promise.resolve({});
  const { turnstile } = readFormSettings(env);
  if (!turnstile) return () => Promise.resolve({});
  const check = makeSecretCheck(turnstile, fetcher);
  return async (now) => {
    const error = await check(now);
    return { turnstile: { ok: error === null, ...(error !== null && { error }) } };
  };
}

/** Whether a résumé could be uploaded: signs an address for one, which writes nothing. */
async function checkStorage(storage: Pick<ResumeStorage, 'signUpload'>): Promise<Check> {
  try {
    await Promise.race([storage.signUpload(`${crypto.randomUUID()}/health.pdf`), rejectAfter(DEADLINE_MS)]);
    return { ok: true };
  } catch (cause) {
    return { ok: false, code: errorCodeOf(cause) };
  }
}

async function checkDatabase(database: Database, now: Date): Promise<Record<string, Check>> {
  try {
    return await Promise.race([readDatabase(database, now), rejectAfter(DEADLINE_MS)]);
  } catch (cause) {
    return { database: { ok: false, code: errorCodeOf(cause) } };
  }
}

async function readDatabase(database: Database, now: Date): Promise<Record<string, Check>> {
  await tryToWrite(database);
  const [login] = await database.rows<{ role: string }>(sql`select current_user as role`);
  const [events] = await database.rows<{ oldest: Date | null; pending: number; dead: number }>(sql`
    select
      min(created_at) filter (where status = 'pending') as oldest,
      count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'dead' and last_attempt_at > ${new Date(now.getTime() - DEAD_LETTER_DAYS * 24 * 60 * MINUTE_MS)})::int as dead
    from webhook_outbox where status in ('pending', 'dead')`);
  const minutesSince = (at: Date | null | undefined) => (at ? Math.floor((now.getTime() - at.getTime()) / MINUTE_MS) : null);
  const oldestMinutes = minutesSince(events?.oldest);
  const retentionMinutes = minutesSince((await lastRuns(database)).get('delete-old-records'));
  return {
    database: { ok: true, role: login?.role },
    pendingEvents: {
      ok: (oldestMinutes ?? 0) <= OLDEST_PENDING_MINUTES,
      count: events?.pending ?? 0,
      oldestMinutes,
    },
    deadLetters: { ok: (events?.dead ?? 0) === 0, count: events?.dead ?? 0, days: DEAD_LETTER_DAYS },
    suspects: await checkSuspects(database, now),
    files: await checkFiles(database),
    rejections: await checkRejections(database, now),
    retention: { ok: retentionMinutes !== null && retentionMinutes <= RETENTION_MINUTES, minutesSinceLastRun: retentionMinutes },
    vault: await checkVault(database),
  };
}

/**
 * Stored submissions that wait until the owner releases or discards them, whether or not a webhook is set. What is held for another
 * reason than a robot's is likely to be a person's, who waits for an answer.
 */
async function checkSuspects(database: Database, now: Date): Promise<Check> {
  const held = await database.rows<{ reason: SuspectReason; waiting: number; overdue: number }>(sql`
    select suspect_reason as reason, count(*)::int as waiting,
      count(*) filter (where created_at < ${new Date(now.getTime() - SUSPECT_HOURS * 60 * MINUTE_MS)})::int as overdue
    from (
      select suspect_reason, created_at from affiliate_leads where suspect_reason is not null and released_at is null
      union all
      select suspect_reason, created_at from job_applications where suspect_reason is not null and released_at is null
      union all
      select suspect_reason, created_at from contact_messages where suspect_reason is not null and released_at is null
    ) as held group by suspect_reason order by suspect_reason`);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const overdue = sum(held.map((group) => group.overdue));
  const ofPeople = held.filter(({ reason }) => !ROBOT_REASONS.includes(reason));
  return {
    ok: overdue === 0 && ofPeople.length === 0 && sum(held.map((group) => group.waiting)) < MANY_SUSPECTS,
    waiting: Object.fromEntries(held.map(({ reason, waiting }) => [reason, waiting])),
    overdue,
    hours: SUSPECT_HOURS,
    commands: ['npm run inbox', ...ofPeople.map(({ reason }) => `npm run inbox -- --release ${reason}`)],
  };
}

/** Applications whose file is gone: Storage has lost it, or a restore is not complete. */
async function checkFiles(database: Database): Promise<Check> {
  const [found] = await database.rows<{ missing: number }>(sql`
    select count(*)::int as missing from job_applications
    where not exists (select from private.resume_files where path = resume_path)`);
  return { ok: (found?.missing ?? 0) === 0, missing: found?.missing ?? 0 };
}

/** A few rejections are robots' everyday work; so many are an attack, or visitors whom a wrong setting turns away. */
async function checkRejections(database: Database, now: Date): Promise<Check> {
  const counts = await readRejections(database, now);
  const many = Object.entries(MANY_REJECTIONS) as [Rejection, number][];
  return { ok: many.every(([rejection, most]) => counts[rejection] < most), ...counts };
}

/** A database that is full, or a standby, can still be read. */
async function tryToWrite(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.run(sql`savepoint unchanged`);
    await tx.run(sql`insert into private.job_runs (name, finished_at) values (${crypto.randomUUID()}, now())`);
    await tx.run(sql`rollback to savepoint unchanged`);
  });
}

/** The schedules read the project's address and key from Vault, where there is one: see docs/operations.md. */
async function checkVault(database: Database): Promise<Check> {
  const [vault] = await database.rows<{ missing: string[] | null }>(sql`select private.missing_vault_secrets() as missing`);
  const missing = vault?.missing;
  return missing ? { ok: missing.length === 0, available: true, missing } : { ok: true, available: false };
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('No response in time.')), milliseconds);
  });
}
