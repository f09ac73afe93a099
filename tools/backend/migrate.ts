import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { projectRoot } from '../shared/paths.ts';

/** All migrations of a Supabase folder, oldest first. */
function migrationFiles(supabase: string): string[] {
  const folder = join(supabase, 'migrations');
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => join(folder, name));
}

/**
 * Brings a database up to date: first what a hosted project has from the beginning, then our migrations. A file is applied when
 * it is new or has changed, and then all later files are too, because they may undo a part of it. Each may be applied again. When one
 * fails, none is applied.
 */
export async function migrate(database: Sql): Promise<void> {
  await database.begin(async (tx) => {
    // Backends that start together on one database take turns: two that change a schema's grants at once fail, even to what they are.
    await tx`select pg_advisory_xact_lock(hashtext('migrate'))`;
    await applyFiles(tx);
    // The files set it, for their own statements.
    await tx`reset lock_timeout`;
  });
}

async function applyFiles(database: TransactionSql): Promise<void> {
  const root = projectRoot();
  const review = join(root, 'tools', 'visual', 'review', 'supabase');
  const own = (name: string) => join(root, 'tools', 'backend', 'sql', name);
  await database.unsafe(`
    create schema if not exists local;
    create table if not exists local.applied_files (name text primary key, hash text not null);
    revoke all on schema local from public;`);
  const rows = await database<{ name: string; hash: string }[]>`
    select name, hash from local.applied_files`;
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const [storage] = await database<{ found: boolean }[]>`
    select to_regclass('storage.objects') is not null as found`;
  const isStorageOurs = !storage?.found || applied.has('storage.sql');

  const files = [
    own('roles.sql'),
    ...(isStorageOurs ? [own('storage.sql')] : []),
    ...migrationFiles(join(root, 'supabase')),
    own('webhook-sink.sql'),
    ...migrationFiles(review),
    // A database from before has the reviewers among the site's tables.
    join(review, 'move-from-site.sql'),
  ];
  let isBehind = false;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const name = file.slice(file.lastIndexOf('/') + 1);
    const hash = createHash('sha256').update(text).digest('hex');
    isBehind ||= applied.get(name) !== hash;
    if (!isBehind) continue;
    await database.unsafe(text);
    await database`
      insert into local.applied_files ${database({ name, hash })}
      on conflict (name) do update set hash = excluded.hash`;
  }
}
