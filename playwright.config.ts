import { defineConfig } from '@playwright/test';
import { SITE } from './tests/e2e/environment.ts';
import { pinnedLaunchOptions } from './tools/shared/browser.ts';

/** The composed site in a real browser, against the embedded backend with its fault switches on. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'artifacts/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  // Each has a site and a backend of its own (`tests/e2e/environment.ts`).
  workers: 2,
  timeout: 30_000,
  // A visitor's journey crosses a browser, a database and functions on two busy cores. What needs a second try is named in the result
  // (`tools/check/checks.ts`); by hand nothing gets one.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'artifacts/e2e/report.json' }]],
  use: {
    baseURL: SITE,
    launchOptions: await pinnedLaunchOptions(),
    screenshot: 'only-on-failure',
    // A trace costs as much as the visit itself: only a second try, which something must have called for, is recorded.
    trace: 'on-first-retry',
  },
});
