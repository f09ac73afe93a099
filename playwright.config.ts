import { defineConfig } from '@playwright/test';
import { SITE } from './tests/e2e/helpers/environment.ts';
import { pinnedLaunchOptions } from './tools/shared/browser.ts';

/** The composed site in a real browser, against the embedded backend with its fault switches on. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'artifacts/e2e',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  globalSetup: './tests/e2e/helpers/globalSetup.ts',
  // Each has its own site and backend (`tests/e2e/helpers/environment.ts`).
  workers: 2,
  // A machine that is busy with others takes 30 seconds for a whole application.
  timeout: 60_000,
  // A scenario crosses a browser, a database and functions on two busy cores. CI names the tests that needed a second attempt
  // (`tools/check/everything.ts`); by hand there is none.
  retries: process.env.CI ? 1 : 0,
  // A scenario shares two busy processors with a browser, a database and the functions.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'artifacts/e2e/report.json' }]],
  use: {
    baseURL: SITE,
    launchOptions: await pinnedLaunchOptions(),
    screenshot: 'only-on-failure',
    // A trace costs as much as the visit itself, so only a second attempt is recorded.
    trace: 'on-first-retry',
  },
});
