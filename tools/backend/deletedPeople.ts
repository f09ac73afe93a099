import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { TransactionSql } from 'postgres';
import { keyedHashOf } from '../../supabase/functions/_shared/hash.ts';
import { defaultDataDir, projectRoot } from '../shared/paths.ts';
import { UserError } from '../shared/userError.ts';
import type { DatabaseSource } from './withDatabase.ts';

/** The tables of what people sent. */
export const SUBMISSIONS = { leads: 'affiliate_leads', applications: 'job_applications', messages: 'contact_messages' } as const;

const LIST = 'deleted-people.json';

/**
 * The people who were deleted, so that a restore of an earlier backup deletes them again. It has no email, only keyed hashes: whoever
 * holds the list can test whether an email they know is on it, and nothing else.
 */
type List = { key: string; people: { hash: string; deletedAt: string }[] };

/** How an email is compared. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();

/**
 * The folder of backups and of the list, from `BACKUP_DIR`: outside the project, whose files git and development servers see.
 *
 * @throws UserError when it is not set, or is inside the project
 */
export function backupFolder(): string {
  const given = process.env.BACKUP_DIR;
  if (!given) {
    throw new UserError('Set BACKUP_DIR to a folder outside this project: it has the backups, and the list of deleted people.');
  }
  const folder = resolve(given);
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const fromRoot = relative(realpathSync(projectRoot()), realpathSync(existing));
  if (!fromRoot.startsWith('..') && !isAbsolute(fromRoot)) {
    throw new UserError(
      `BACKUP_DIR is inside the project (${folder}), whose files may be committed or served. Set another folder.`,
    );
  }
  return folder;
}

/**
 * The folders that may have a list. A developer's own database has one without backups too.
 *
 * @throws UserError
 */
export function listFolders({ isEmbedded }: DatabaseSource): string[] {
  if (!isEmbedded) return [backupFolder()];
  return [defaultDataDir(), ...(process.env.BACKUP_DIR ? [backupFolder()] : [])];
}

/** Adds a person to the lists, before the deletion begins, so that an interrupted one is not forgotten. */
export function rememberDeleted(folders: readonly string[], email: string, now: Date): void {
  for (const folder of folders) addToList(folder, email, now);
}

function addToList(folder: string, email: string, now: Date): void {
  const list = readList(folder) ?? { key: randomBytes(32).toString('hex'), people: [] };
  list.people.push({ hash: keyedHashOf(list.key, normalizedEmail(email)), deletedAt: now.toISOString() });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, LIST);
  // Replaced as a whole: a list that is half written would be lost.
  writeFileSync(`${file}.new`, `${JSON.stringify(list, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Deletes what people on the lists sent before they were deleted, with its events. What they sent later stays. The files of
 * applications are deleted with the next orphaned uploads.
 *
 * @returns how many rows
 */
export async function deleteAgain(tx: TransactionSql, folders: readonly string[]): Promise<number> {
  let deleted = 0;
  for (const folder of folders) {
    const list = readList(folder);
    if (list) deleted += await deleteListed(tx, list);
  }
  return deleted;
}

async function deleteListed(tx: TransactionSql, list: List): Promise<number> {
  const deletedAt = new Map(list.people.map(({ hash, deletedAt: at }) => [hash, new Date(at)]));
  let deleted = 0;
  for (const table of Object.values(SUBMISSIONS)) {
    const rows = await tx<{ id: string; email: string; created_at: Date }[]>`select id, email, created_at from ${tx(table)}`;
    const ids = rows
      .filter((row) => row.created_at <= (deletedAt.get(keyedHashOf(list.key, normalizedEmail(row.email))) ?? 0))
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx`delete from webhook_outbox where subject_id in ${tx(ids)}`;
    deleted += (await tx`delete from ${tx(table)} where id in ${tx(ids)}`).count;
  }
  return deleted;
}

function readList(folder: string): List | null {
  const file = join(folder, LIST);
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as List;
  } catch {
    throw new UserError(`${file} is damaged. Restore it from a copy: without it, a restore brings back people who were deleted.`);
  }
}
