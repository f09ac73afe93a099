import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import { readRetentionSettings, SettingsError, type RetentionSettings } from '../../../supabase/functions/_shared/settings.ts';
import { UserError } from '../../shared/userError.ts';
import type { ResumeFiles } from '../openFiles.ts';

/** Backups older than this are deleted. Nothing is backed up that its retention deletes within this time, so no copy outlives it. */
const KEPT_DAYS = 14;

/** How many rows are read, or inserted, at once. */
export const BATCH = 500;

/** All tables of the schema `public`, in the order in which their rows can be inserted. */
export const TABLES = ['affiliate_leads', 'job_applications', 'contact_messages', 'webhook_outbox'] as const;

/** A file of a backup, by its path in there, and the hash of its content. */
export type Part = { path: string; sha256: string };

/** What a backup consists of. Written last, so that a folder without it is not a whole backup. */
export type Manifest = {
  madeAt: string;
  tables: (Part & { table: string; rows: number })[];
  files: Part[];
  /** Files that Storage did not have. */
  missing: string[];
};

export const MANIFEST = 'manifest.json';
const UNFINISHED = '.unfinished';
const FINISHED = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** @returns the hash of a file's content */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Writes the rows, as they are at one moment, and the résumés into a new folder, and deletes backups that are too old.
 *
 * @returns the new folder, and what it has
 * @throws UserError when a setting is wrong
 */
export async function backUp(
  database: Sql,
  files: ResumeFiles,
  parent: string,
  now: Date,
): Promise<{ folder: string; manifest: Manifest }> {
  const retention = readRetention();
  const folder = join(parent, `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  const unfinished = folder + UNFINISHED;
  mkdirSync(unfinished, { recursive: true });
  const manifest: Manifest = { madeAt: now.toISOString(), tables: [], files: [], missing: [] };
  const paths: string[] = [];
  await database.begin('isolation level repeatable read read only', async (tx) => {
    for (const table of TABLES) {
      const path = `${table}.jsonl`;
      const file = openSync(join(unfinished, path), 'w');
      let rows = 0;
      const select = `select to_jsonb(stored)::text as line from ${table} as stored where ${isBackedUp(table, retention, now)}`;
      for await (const found of tx.unsafe<{ line: string }[]>(select).cursor(BATCH)) {
        for (const { line } of found) writeSync(file, `${line}\n`);
        rows += found.length;
      }
      closeSync(file);
      manifest.tables.push({ table, path, rows, sha256: await hashOfFile(join(unfinished, path)) });
    }
    const applications = await tx.unsafe<{ path: string }[]>(
      `select resume_path as path from job_applications where ${isBackedUp('job_applications', retention, now)}`,
    );
    paths.push(...applications.map(({ path }) => path));
  });
  for (const path of paths) {
    const bytes = await files.read(path);
    if (bytes === null) {
      manifest.missing.push(path);
      continue;
    }
    const copy = join(unfinished, 'resumes', path);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, bytes);
    manifest.files.push({ path, sha256: await hashOfFile(copy) });
  }
  writeFileSync(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(unfinished, folder);
  prune(parent, now);
  return { folder, manifest };
}

/** Which rows of a table are backed up, as a condition in SQL. */
function isBackedUp(
  table: (typeof TABLES)[number],
  { leadDays, applicationDays, messageDays }: RetentionSettings,
  now: Date,
): string {
  const isYoung = (days: number | null) =>
    days === null ? 'true' : `created_at > '${now.toISOString()}'::timestamptz - interval '${days - KEPT_DAYS} days'`;
  if (table === 'affiliate_leads') return isYoung(leadDays);
  if (table === 'job_applications') return isYoung(applicationDays);
  if (table === 'contact_messages') return isYoung(messageDays);
  if (table !== 'webhook_outbox') return 'true';
  // An event's payload has what its row has.
  return `case topic when 'lead' then ${isYoung(leadDays)} when 'application' then ${isYoung(applicationDays)} else ${isYoung(messageDays)} end`;
}

/** The same settings as the functions', which are not on this machine: their defaults, or the same variables. @throws UserError */
function readRetention(): RetentionSettings {
  try {
    const retention = readRetentionSettings(process.env);
    const tooShort = Object.values(retention).find((days) => days !== null && days <= KEPT_DAYS);
    if (tooShort === undefined) return retention;
    throw new UserError(`What is deleted after ${tooShort} days cannot be backed up: backups are kept ${KEPT_DAYS} days.`);
  } catch (cause) {
    throw cause instanceof SettingsError ? new UserError(`${cause.message}.`) : cause;
  }
}

/** Deletes backups that are too old, and what an aborted run has left. */
function prune(parent: string, now: Date): void {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString().slice(0, 19).replaceAll(':', '-');
  for (const name of readdirSync(parent)) {
    const isOld = FINISHED.test(name) && name < oldest;
    if (isOld || name.endsWith(UNFINISHED)) rmSync(join(parent, name), { recursive: true });
  }
}
