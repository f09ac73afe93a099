/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config from '../../jest.config.ts';

const [unit, stories] = config.projects as [Config, Config];
const [[files, typescript]] = Object.entries(unit.transform ?? {}) as [[string, [string, object]]];

/**
 * The unit tests, and for some areas the stories with their plays: each story file is a test file, so that a changed component is
 * only tested by the stories that show it.
 */
export default {
  ...unit,
  // The settings of stories: their webhooks are configured.
  globals: stories.globals,
  rootDir: process.cwd(),
  runner: '<rootDir>/tests/mutation/coveringTests.mjs',
  transform: {
    '\\.stories\\.tsx$': ['<rootDir>/tests/mutation/storyTransform.mjs', typescript[1]],
    [files]: typescript,
  },
} as Config;
