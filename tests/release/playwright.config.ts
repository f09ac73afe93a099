import { defineConfig } from '@playwright/test';
import { pinnedLaunchOptions } from '../../tools/shared/browser.ts';
import { timeLimit } from '../../tools/shared/timeLimit.ts';
import { SITE } from '../e2e/helpers/environment.ts';
import { installedEngines } from './engines/engines.ts';

/** What is tested before a release, on the sites and backends of the end-to-end tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../artifacts/release',
  globalSetup: '../e2e/globalSetup.ts',
  workers: 2,
  fullyParallel: true,
  timeout: timeLimit(180_000),
  expect: { timeout: timeLimit(20_000) },
  reporter: [['list']],
  use: { baseURL: SITE, launchOptions: await pinnedLaunchOptions(), screenshot: 'only-on-failure' },
  projects: [{ name: 'chromium', testIgnore: 'engines/**' }, ...installedEngines.map((name) => ({ name, testDir: 'engines' }))],
});
