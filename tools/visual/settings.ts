/** The project's settings in `package.json` under "visual", and the default paths. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const projectRoot = process.cwd();

export const isCi = Boolean(process.env.CI) && process.env.CI !== 'false';

type Settings = {
  /** Path of the manifest, relative to the project. */
  manifest: string;
  /** Files and folders from which the Storybook is built. */
  sources: readonly string[];
  /** Regular expressions of paths that affect every story although none imports them, each with a reason. */
  reachesAll: Record<string, string>;
};

export const settings = (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { visual: Settings }).visual;

export type Paths = Pick<typeof defaultPaths, 'results' | 'manifest'>;

export const defaultPaths = {
  storybook: join(projectRoot, 'storybook-static'),
  manifest: join(projectRoot, settings.manifest),
  results: join(projectRoot, 'artifacts', 'visual'),
  /** Survives an installation of packages and is ignored by git. */
  cache: join(projectRoot, '.cache', 'visual'),
  /** Where a Storybook serves the results folder, relative to its own address. */
  published: 'visual',
};
