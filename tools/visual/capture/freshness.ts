/** Whether the built Storybook is older than what it was built from. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { settings } from '../settings.ts';

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* files(join(path, entry.name));
    else if (entry.isFile()) yield join(path, entry.name);
  }
}

/** A source file newer than the build, relative to the project; null when the build is fresh. */
export function newerSource(root: string, storybook: string): string | null {
  const index = join(storybook, 'index.json');
  if (!existsSync(index)) return 'the whole of it';
  const built = statSync(index).mtimeMs;
  for (const source of [...settings.sources, '.storybook', 'package-lock.json']) {
    for (const file of files(join(root, source))) {
      // Tests and accepted hashes are not part of a story's screenshot.
      const isPart = !/\.test\.tsx?$/.test(file) && relative(root, file) !== settings.manifest;
      if (isPart && statSync(file).mtimeMs > built) return relative(root, file);
    }
  }
  return null;
}
