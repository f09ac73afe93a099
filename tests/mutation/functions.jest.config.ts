/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config from '../../jest.config.ts';

const backend = (config.projects as Config[]).find(({ displayName }) => displayName === 'backend');

/** Slow tests of processes, disk and machine, which do not depend on the functions' code. */
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
