/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { webhookAddresses } from './mocks/webhookAddresses.ts';
import { parseEnv } from './src/config/env.ts';
import { timeLimit } from './tools/shared/timeLimit.ts';

/** ts-jest, with the few packages of MSW that only exist as ES modules. */
const transform = {
  '^.+\\.(ts|tsx|js|jsx|mjs)$': [
    'ts-jest',
    {
      tsconfig: {
        allowJs: true,
        esModuleInterop: true,
        isolatedModules: true,
        jsx: 'react-jsx',
        module: 'CommonJS',
        moduleResolution: 'Node10',
        target: 'ES2022',
        allowImportingTsExtensions: false,
      },
      diagnostics: false,
    },
  ],
} satisfies Config['transform'];

const common = {
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(lucide-react|rettime|until-async|sql-template-tag|@open-draft/[^/]+)/)'],
  // Stryker's copies of the project.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  // msw's own files resolve wrongly when .mjs comes first.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'json'],
  moduleNameMapper: { '\\.css(\\?inline)?$': '<rootDir>/tests/jest/emptyCss.ts' },
  // styled-components inserts its rules as in production. By default jsdom would parse all styles again for each new one.
  globals: { __SETTINGS__: parseEnv({}), __LOADS_SCRIPTS__: false, __HAS_SAMPLES__: true, SC_DISABLE_SPEEDY: false },
} satisfies Config;

/** What the tests of components need and jsdom lacks. */
const pageSetup = ['channels', 'files', 'layoutGlobals'].map((name) => `<rootDir>/tests/jest/${name}.ts`);

const [node, page] = ['node', 'page'].map((name) => `<rootDir>/tests/jest/${name}Environment.ts`);

/** The settings of the projects that render stories. */
const withStories = {
  globals: { ...common.globals, __SETTINGS__: parseEnv(webhookAddresses) },
  testEnvironment: page,
  setupFiles: pageSetup,
  setupFilesAfterEnv: ['<rootDir>/tests/jest/storybook.ts'],
} satisfies Config;

/** The settings of the projects that start the embedded backend. */
const withBackend = {
  globalSetup: '<rootDir>/tests/jest/backendTemplate/setup.ts',
  globalTeardown: '<rootDir>/tests/jest/backendTemplate/teardown.ts',
} satisfies Config;

const config: Config = {
  // Real servers and lazy code need time; a test that takes longer hangs.
  testTimeout: timeLimit(60_000),
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: page,
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFiles: pageSetup,
      setupFilesAfterEnv: ['storage', 'testingLibrary'].map((name) => `<rootDir>/tests/jest/${name}.ts`),
    },
    {
      ...common,
      ...withStories,
      displayName: 'stories',
      testMatch: ['<rootDir>/tests/stories/*.test.ts'],
    },
    {
      ...common,
      ...withStories,
      displayName: 'plays',
      testMatch: ['<rootDir>/tests/stories/plays/*.test.ts'],
    },
    {
      ...common,
      displayName: 'tools',
      testEnvironment: node,
      testMatch: ['tools', 'tests/architecture', 'stories'].map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    },
    {
      ...common,
      displayName: 'generators',
      testEnvironment: node,
      testMatch: ['<rootDir>/tests/firstHour/*.test.ts'],
    },
    {
      ...common,
      ...withBackend,
      displayName: 'backend',
      testEnvironment: node,
      // Crash, restore and the like take minutes: `npm run test:release`.
      testMatch: [`<rootDir>/tests/backend/${process.env.RELEASE ? '*.release' : '!(*.release)'}.test.ts`],
    },
    {
      ...common,
      ...withBackend,
      displayName: 'contract',
      testEnvironment: page,
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
      setupFiles: ['<rootDir>/tests/jest/channels.ts', '<rootDir>/tests/jest/files.ts', '<rootDir>/tests/jest/forms.ts'],
    },
  ],
};

export default config;
