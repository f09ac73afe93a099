import { defineConfig } from '@playwright/test';
import { SITE_PORT } from './tests/e2e/world.ts';
import { pinnedLaunchOptions } from './tests/visual/browser.ts';

/** The composed site in a real browser, against the embedded backend with its fault switches on. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'artifacts/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  // Both cores are busy with the browser, the database and the functions.
  workers: 1,
  timeout: 30_000,
  // A visitor's journey crosses a browser, a database and functions on two busy cores. What needs a second try is named in the result
  // (`scripts/lib/checks.ts`); by hand nothing gets one.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'artifacts/e2e/report.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${SITE_PORT}`,
    launchOptions: await pinnedLaunchOptions(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
