import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../../shared/filesIn.ts';
import { projectRoot, settings } from '../settings.ts';

/** A source file newer than the built Storybook, relative to the project; null when the build is fresh. */
export function newerSource(storybook: string): string | null {
  const index = join(storybook, 'index.json');
  if (!existsSync(index)) return 'the whole of it';
  const built = statSync(index).mtimeMs;
  const newer = [...settings.sources, '.storybook', 'package-lock.json']
    .flatMap((source) => filesIn(join(projectRoot, source)))
    .map((file) => ({ file: relative(projectRoot, file), changed: statSync(file).mtimeMs }))
    // Tests and accepted hashes are not part of a story's screenshot.
    .find(({ file, changed }) => changed > built && !/\.test\.tsx?$/.test(file) && file !== settings.manifest);
  return newer?.file ?? null;
}

/** Throws when the built Storybook is older than its sources. Where there is none, reading the stories fails. */
export function rejectStale(storybook: string): void {
  const newer = existsSync(storybook) ? newerSource(storybook) : null;
  if (newer === null) return;
  throw new Error(`The built Storybook is older than ${newer}. Build it and run again: npm run visual -- --build`);
}
