/** Whether the built Storybook is older than what it was built from. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCES = [
  ...['src', 'stories', 'mocks', 'public', '.storybook', 'supabase/functions/_shared'],
  ...['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'scripts/lib/lucide-icons.ts'],
];

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
  for (const source of SOURCES) {
    for (const file of files(join(root, source))) {
      // Tests are not part of a story's picture.
      if (!/\.test\.tsx?$/.test(file) && statSync(file).mtimeMs > built) return relative(root, file);
    }
  }
  return null;
}
