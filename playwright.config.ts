import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { SITE } from './tests/e2e/helpers/environment.ts';
import { pinnedLaunchOptions } from './tools/shared/browser.ts';
import { timeLimit } from './tools/shared/timeLimit.ts';

/** The composed site in a real browser, against the embedded backend with its fault switches on. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'artifacts/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  // Each has its own site and backend (`tests/e2e/helpers/environment.ts`), so any test may run beside any other.
  // A test waits a fifth of its time, for timers and for the other side.
  workers: Math.ceil(1.5 * availableParallelism()),
  fullyParallel: true,
  timeout: timeLimit(60_000),
  // A scenario shares the processors with a browser, a database and the functions.
  expect: { timeout: timeLimit(10_000) },
  // A test that passes only at the second attempt is broken.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'artifacts/e2e/report.json' }]],
  use: {
    baseURL: SITE,
    launchOptions: await pinnedLaunchOptions(),
    screenshot: 'only-on-failure',
  },
});
