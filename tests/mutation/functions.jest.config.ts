/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config from '../../jest.config.ts';

const backend = (config.projects as Config[]).find(({ displayName }) => displayName === 'backend');

/** About the processes, the disk and the machine, and slow: nothing that the functions' code decides. */
const outside = [
  'crash',
  'connections',
  'hostile',
  'inbox',
  'lifecycle',
  'ownDatabase',
  'promises',
  'restore',
  'reviewers',
  'site',
  'storage',
];

/** The backend's tests, with the functions in the same process. */
export default {
  ...backend,
  rootDir: process.cwd(),
  runner: '<rootDir>/tests/mutation/coveringTests.mjs',
  testPathIgnorePatterns: outside.map((name) => `/backend/${name}\\.test`),
  globalSetup: null,
  globalTeardown: null,
  moduleNameMapper: {
    ...backend?.moduleNameMapper,
    '^\\./functions\\.ts$': '<rootDir>/tests/mutation/functionsInNode.ts',
    '^\\./postgres\\.ts$': '<rootDir>/tests/mutation/sharedPostgres.ts',
  },
} as Config;
