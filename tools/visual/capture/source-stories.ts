/** Lists the stories of the sources, without building them. */
import { join } from 'node:path';
import { normalizeStories } from 'storybook/internal/common';
import { experimental_loadStorybook as loadStorybook, StoryIndexGenerator } from 'storybook/internal/core-server';
import { projectRoot } from '../settings.ts';
import type { Story } from './stories.ts';

export async function readSourceStories(): Promise<Story[]> {
  const folders = { configDir: join(projectRoot, '.storybook'), workingDir: projectRoot };
  const { presets } = await loadStorybook({ configDir: folders.configDir, packageJson: {} });
  const [files, indexers, docs] = await Promise.all([
    presets.apply('stories', []),
    presets.apply('experimental_indexers', []),
    presets.apply('docs', {}),
  ]);
  const generator = new StoryIndexGenerator(normalizeStories(files, folders), { ...folders, indexers, docs });
  await generator.initialize();
  const { entries } = await generator.getIndex();
  return Object.values(entries).filter(({ type }) => type === 'story');
}
