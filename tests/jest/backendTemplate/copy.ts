import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder of its own, in which the embedded backend has been started before. The caller removes it. */
export function copyOfTemplate(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'backend-test-'));
  chmodSync(dataDir, 0o755);
  const template = process.env.BACKEND_TEMPLATE;
  // Where PostgreSQL's user cannot enter the folder, the files are behind a link: two servers may not share them.
  const isWhole = template !== undefined && lstatSync(join(template, 'postgres')).isDirectory();
  // `cp`, because it keeps the owner of the database's files.
  if (isWhole) execFileSync('cp', ['-a', `${template}/.`, dataDir]);
  return dataDir;
}
