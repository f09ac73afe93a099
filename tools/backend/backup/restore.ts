import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Sql, TransactionSql } from 'postgres';
import { RESUME_BUCKET, RESUME_TYPES } from '../../../supabase/functions/_shared/resumePath.ts';
import { errorCode, messageOf, UserError } from '../../shared/userError.ts';
import { deleteAgain } from '../deletedPeople.ts';
import type { ResumeFiles } from '../openFiles.ts';
import { BATCH, hashOfFile, MANIFEST, type Manifest, type Part } from './backup.ts';

/** @throws UserError when the folder is not a whole backup, or its rows have changed since */
export async function readBackup(folder: string): Promise<Manifest> {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) throw new UserError(`${folder} is not a whole backup: it has no ${MANIFEST}. Take another one.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  for (const part of manifest.tables) {
    if (await isIntact(folder, part)) continue;
    throw new UserError(`${join(folder, part.path)} is not what was backed up. Nothing was restored. Take another backup.`);
  }
  return manifest;
}

async function isIntact(folder: string, { path, sha256 }: Part): Promise<boolean> {
  const file = join(folder, path);
  return existsSync(file) && (await hashOfFile(file)) === sha256;
}

/**
 * Restores all rows, or none, into the empty tables of a new project, without those of people who were deleted since.
 *
 * @param lists folders of the lists of these people
 * @returns how many rows of deleted people were left out
 * @throws UserError when a table is not empty, or does not take the rows
 */
export async function restoreRows(
  database: Sql,
  folder: string,
  { tables }: Manifest,
  lists: readonly string[],
): Promise<number> {
  return database.begin(async (tx) => {
    for (const { table, path, rows } of tables) {
      const restored = await restoreTable(tx, table, join(folder, path)).catch((cause: unknown) => {
        if (errorCode(cause) === undefined) throw cause;
        throw new UserError(`${table} does not take these rows: ${messageOf(cause)}. Nothing was restored.`);
      });
      if (restored !== rows)
        throw new UserError(`${table} has ${restored} rows after the restore, of ${rows}. Nothing was restored.`);
    }
    // This comes before anyone can see the rows: an event that waits would be sent.
    return deleteAgain(tx, lists);
  }) as Promise<number>;
}

async function restoreTable(tx: TransactionSql, table: string, file: string): Promise<number> {
  // Names are quoted: a backup may have been changed by anyone with access to its folder.
  const name = tx(table);
  const [present] = await tx<{ found: boolean }[]>`select exists (select from ${name}) as found`;
  if (present?.found)
    throw new UserError(`${table} is not empty: a backup is restored into a new project. Nothing was restored.`);
  let restored = 0;
  let lines: string[] = [];
  const insert = async () => {
    const [first] = lines;
    if (first === undefined) return;
    // Columns are matched by name: a newer project may have further ones, with their own defaults.
    const columns = tx(Object.keys(JSON.parse(first) as object));
    const { count } = await tx`
      insert into ${name} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::text::jsonb)`;
    restored += count;
    lines = [];
  };
  for await (const line of createInterface(createReadStream(file))) {
    lines.push(line);
    if (lines.length === BATCH) await insert();
  }
  await insert();
  return restored;
}

/**
 * Restores the files that applications have and Storage lacks. May be repeated, after a failure.
 *
 * @returns how many were restored, and which could not be, because their copy is damaged or missing
 */
export async function restoreFiles(
  database: Sql,
  files: ResumeFiles,
  folder: string,
  manifest: Manifest,
): Promise<{ restored: number; damaged: string[] }> {
  const wanted = await database<{ path: string }[]>`
    select resume_path as path from job_applications
    where not exists (select from storage.objects where bucket_id = ${RESUME_BUCKET} and name = resume_path)`;
  const copies = new Map(manifest.files.map((part) => [part.path, part]));
  const damaged: string[] = [];
  for (const { path } of wanted) {
    const copy = copies.get(path);
    if (!copy || !(await isIntact(join(folder, 'resumes'), copy))) {
      damaged.push(path);
      continue;
    }
    const type = RESUME_TYPES[extname(path).slice(1) as keyof typeof RESUME_TYPES];
    await files.write(path, new Uint8Array(readFileSync(join(folder, 'resumes', path))), type);
  }
  return { restored: wanted.length - damaged.length, damaged };
}
