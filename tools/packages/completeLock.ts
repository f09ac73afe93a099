import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FILES = ['package.json', 'package-lock.json'];
const LOCK = 'package-lock.json';

type Lock = { packages: Record<string, { integrity?: string; link?: boolean }> };

const readLock = (folder: string) => JSON.parse(readFileSync(join(folder, LOCK), 'utf8')) as Lock;

/** The packages of a lock whose content npm could not verify. */
export const withoutHash = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([path, { integrity, link }]) => (path === '' || link || integrity ? [] : [path]));

/**
 * Adds to package-lock.json the optional packages of other platforms, with their hashes. Where `node_modules` exists npm leaves them
 * out, and `npm ci` rejects the lock on these platforms; so npm makes the lock again in a folder without.
 *
 * @returns how many were added
 */
export function completeLock(): number {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  try {
    for (const name of FILES) copyFileSync(name, join(folder, name));
    const npm = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', npm, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const added = Object.keys(readLock(folder).packages).length - Object.keys(readLock('.').packages).length;
    copyFileSync(join(folder, LOCK), LOCK);
    return added;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
