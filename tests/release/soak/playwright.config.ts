import { defineConfig } from '@playwright/test';
import { pinnedLaunchOptions } from '../../../tools/shared/browser.ts';
import { SITE } from './environment.ts';

/** Visitors for half an hour, or for `SOAK_MINUTES`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'soak.spec.ts',
  outputDir: '../../artifacts/soak',
  workers: 1,
  // The machine may be busy with other checks.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { baseURL: SITE, launchOptions: await pinnedLaunchOptions(), actionTimeout: 30_000, navigationTimeout: 60_000 },
});
