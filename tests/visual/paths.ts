import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export const defaultPaths = {
  storybook: join(projectRoot, 'storybook-static'),
  baselines: join(projectRoot, 'tests', 'visual', 'baselines'),
  artifacts: join(projectRoot, 'artifacts'),
  cache: join(projectRoot, 'node_modules', '.cache'),
};
