/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { parseEnv } from './src/config/env.ts';

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
  transformIgnorePatterns: ['/node_modules/(?!(rettime|until-async|@open-draft/[^/]+)/)'],
  // msw's own files resolve wrongly when .mjs comes first.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'json'],
  globals: { __SETTINGS__: parseEnv({}) },
} satisfies Config;

const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/tests/jest/channels.ts'],
    },
    {
      ...common,
      displayName: 'stories',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/tests/stories/**/*.test.ts'],
      setupFiles: ['<rootDir>/tests/jest/channels.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/jest/storybook.ts'],
    },
    {
      ...common,
      displayName: 'tools',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/visual/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'backend',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/backend/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
      setupFiles: ['<rootDir>/tests/jest/channels.ts', '<rootDir>/tests/jest/visitorGlobals.ts'],
    },
  ],
};

export default config;
