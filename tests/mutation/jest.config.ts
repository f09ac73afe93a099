/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config from '../../jest.config.ts';

const [unit] = config.projects as [Config];
/** The tests of the functions' code that start no server. */
const functions = ['delivery', 'forms', 'resumeFiles', 'reviewFunctions', 'schemas', 'storageClient'];

export default {
  ...unit,
  rootDir: process.cwd(),
  testTimeout: config.testTimeout,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', `<rootDir>/tests/backend/{${functions.join(',')}}.test.ts`],
} satisfies Config;
