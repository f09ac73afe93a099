import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder, in order and with forward slashes. That of a file is the file; where nothing is, there are none. */
export function filesIn(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .sort();
}
