import { defineConfig } from '@playwright/test';
import { engineNames } from './engines.ts';

/** What visitors do most, in each browser engine. `npm run engines` chooses the projects. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../artifacts/engines',
  globalSetup: './globalSetup.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  projects: engineNames.map((name) => ({ name })),
});
