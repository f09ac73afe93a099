import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, UserError } from '../shared/userError.ts';

const NEEDED_MB = 200;

/** Makes the folder. @throws UserError when the disk is nearly full, or a system error when the folder is not writable */
export function prepareDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  // Postgres may run as another user, who must be able to pass through.
  chmodSync(dataDir, 0o711);
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024);
  if (freeMb < NEEDED_MB) {
    throw new UserError(
      `Only ${freeMb} MB are free on the disk of ${dataDir}, and ${NEEDED_MB} MB are needed. Free some space and start again.`,
    );
  }
}

/** What to do about a disk that is full or not writable; null for any other error. */
export function explainDiskError(cause: unknown, dataDir: string): UserError | null {
  const code = errorCode(cause) ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new UserError(`The disk of ${dataDir} is full. Free some space and start again.`);
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) {
    return new UserError(`${dataDir} is not writable (${code}). Make it a folder that you may write to, and start again.`);
  }
  return null;
}

const makeSecrets = () => ({
  secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  databasePassword: randomBytes(24).toString('base64url'),
});

/** Reads the secrets of a data folder, and makes them the first time, in a file that its owner alone may read. */
export function loadSecrets(dataDir: string): ReturnType<typeof makeSecrets> {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof makeSecrets>;
    } catch {
      throw new UserError(`${file} is damaged. Restore it, or delete ${dataDir} to begin with an empty database.`);
    }
  }
  if (existsSync(join(dataDir, 'postgres'))) {
    throw new UserError(
      `${file} is missing, and the database cannot be opened without it. Restore it, or delete ${dataDir} to begin with an empty one.`,
    );
  }
  const secrets = makeSecrets();
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
