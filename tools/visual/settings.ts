/** The project's settings in `package.json` under "visual", and the default paths. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const projectRoot = process.cwd();

export const isCi = Boolean(process.env.CI) && process.env.CI !== 'false';

const defaults = {
  /** Folder of the built Storybook, relative to the project. */
  storybook: 'storybook-static',
  /** Path of the manifest, relative to the project. */
  manifest: 'screenshots.txt',
  /** Files and folders from which the Storybook is built. */
  sources: ['src', 'stories', '.storybook'],
  /** Regular expressions of paths that affect every story although none imports them, each with a reason. */
  reachesAll: {} as Record<string, string>,
  /** Parameters of every story that does not set them itself, for a Storybook whose preview shall not know this tool. */
  parameters: {} as Record<string, Record<string, unknown>>,
  /** Path of a module that exports the `catalog` of seeded faults. */
  /** Path of a JSON file with what the coverage of looks need not notice, and why (`coverage/report.ts`). */
  coverage: null as string | null,
};

export const settings = {
  ...defaults,
  ...(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { visual?: Partial<typeof defaults> }).visual,
};

export type Paths = Pick<typeof defaultPaths, 'results' | 'manifest'>;

export const defaultPaths = {
  storybook: join(projectRoot, settings.storybook),
  manifest: join(projectRoot, settings.manifest),
  results: join(projectRoot, 'artifacts', 'visual'),
  /** Survives an installation of packages and is ignored by git. */
  cache: join(projectRoot, '.cache', 'visual'),
  /** Where a Storybook serves the results folder, relative to its own address. */
  published: 'visual',
};
