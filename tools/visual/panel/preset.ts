/** What `.storybook/main.ts` adds with `addons: ['<path of this file>']`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from 'storybook/internal/channels';
import { connectReview, ownPageOnly } from '../review/dev-server.ts';
import { defaultPaths, projectRoot } from '../settings.ts';

const FOLDER = join(projectRoot, 'tools', 'visual', 'panel');

export const managerEntries = [join(FOLDER, 'manager.tsx')];

/** A build gets its results from the gate, which runs after it. */
export function staticDirs(dirs: object[] = [], { configType }: { configType?: string }): object[] {
  if (configType === 'PRODUCTION') return dirs;
  // Storybook does not serve a folder that does not exist yet.
  mkdirSync(defaultPaths.results, { recursive: true });
  return [...dirs, { from: defaultPaths.results, to: `/${defaultPaths.published}` }];
}

export const viteFinal = (vite: { plugins?: object[] }, { configType }: { configType?: string }): object =>
  configType === 'PRODUCTION' ? vite : { ...vite, plugins: [...(vite.plugins ?? []), ownPageOnly] };

/** Storybook calls it in development only. */
export function experimental_serverChannel(channel: Channel): Channel {
  connectReview(channel);
  return channel;
}
