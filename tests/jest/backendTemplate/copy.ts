import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Creates a data folder with a prepared embedded backend. The caller removes it. */
export function copyOfTemplate(): string {
  const template = process.env.BACKEND_TEMPLATE;
  const dataDir = mkdtempSync(join(template ? dirname(template) : tmpdir(), 'backend-test-'));
  chmodSync(dataDir, 0o755);
  // If PostgreSQL's user cannot read the folder, the files are behind a link, which two servers must not share.
  const isWhole = template !== undefined && lstatSync(join(template, 'postgres')).isDirectory();
  // `cp` keeps the owner of the database's files.
  if (isWhole) execFileSync('cp', ['-a', `${template}/.`, dataDir]);
  return dataDir;
}
