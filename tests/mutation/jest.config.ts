/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config from '../../jest.config.ts';

const [unit] = config.projects as [Config];
/** The tests of the functions' code that start no server. */
const functions = ['delivery', 'forms', 'resumeFiles', 'schemas', 'storageClient'];

export default {
  ...unit,
  rootDir: process.cwd(),
  // Stryker loads the environment without translating it from TypeScript.
  testEnvironment: 'jest-fixed-jsdom',
  testTimeout: config.testTimeout,
  testMatch: [
    '<rootDir>/src/**/*.test.{ts,tsx}',
    `<rootDir>/tests/backend/{${functions.join(',')}}.test.ts`,
    '<rootDir>/tools/visual/review/supabase/functions.test.ts',
  ],
} satisfies Config;
