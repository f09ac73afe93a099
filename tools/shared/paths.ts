import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The project's root folder, searched upward from the working directory: npm runs
 * every script there, and this also works where `import.meta` does not exist.
 */
export function projectRoot(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'supabase', 'config.toml'))) return folder;
    if (folder === dirname(folder)) {
      throw new Error('Run this inside the project: no supabase/config.toml was found.');
    }
  }
}

/** Where the embedded backend keeps its data between starts. */
export function defaultDataDir(): string {
  return join(projectRoot(), '.local');
}
