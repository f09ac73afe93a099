import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../../shared/filesIn.ts';
import { projectRoot, settings } from '../settings.ts';

/** Why the built Storybook is not that of the sources, as a sentence; null when it is. */
export function staleness(storybook: string): string | null {
  const index = join(storybook, 'index.json');
  if (!existsSync(index)) return `There is no built Storybook in ${storybook}.`;
  const built = statSync(index).mtimeMs;
  const newer = [...settings.sources, '.storybook', 'package-lock.json']
    .flatMap((source) => filesIn(join(projectRoot, source)))
    .map((file) => ({ file: relative(projectRoot, file), changed: statSync(file).mtimeMs }))
    // Tests and accepted hashes are not part of a story's screenshot.
    .find(({ file, changed }) => changed > built && !/\.test\.tsx?$/.test(file) && file !== settings.manifest);
  return newer === undefined ? null : `The built Storybook is older than ${newer.file}.`;
}

export function rejectStale(storybook: string): void {
  const reason = staleness(storybook);
  if (reason !== null) throw new Error(`${reason} Build it and run again: npm run visual -- --build`);
}
