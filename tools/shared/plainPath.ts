import { createHash } from 'node:crypto';
import { lstatSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from './userError.ts';

/**
 * A path for a folder whose own path has `#` or `?`, which Vite takes for the end of a file's name: a link that has neither. Any other
 * path is returned as it is.
 *
 * @throws UserError when something else is where the link would be
 */
export function plainPath(folder: string): string {
  if (!/[#?]/.test(folder)) return folder;
  const link = join(tmpdir(), `site-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(folder, link, 'junction');
  if (readlinkSync(link) === folder) return link;
  throw new UserError(`${link} has to be a link to ${folder}. Delete it, and start again.`);
}
