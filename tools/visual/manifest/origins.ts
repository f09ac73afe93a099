import { relative } from 'node:path';
import { lineOrigins } from '../git.ts';
import type { LineOrigin } from '../git.ts';
import { projectRoot } from '../settings.ts';
import { resultKey } from './naming.ts';

/** Key of each accepted screenshot → the commit that its line came in with. Lines that are not committed are left out. */
export function screenshotOrigins(manifestFile: string): Map<string, LineOrigin> {
  const origins = new Map<string, LineOrigin>();
  for (const [line, origin] of lineOrigins(relative(projectRoot, manifestFile))) {
    const [kind, storyId = '', mode = ''] = line.split(' ');
    if (kind === 'screenshot') origins.set(resultKey(storyId, mode), origin);
  }
  return origins;
}
