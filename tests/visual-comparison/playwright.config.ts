import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pinnedLaunchOptions } from '../../tools/shared/browser.ts';

const { COMPARISON_FOLDER = '', COMPARISON_URL = '', COMPARISON_WORKERS = '1' } = process.env;

/** Playwright as its documentation uses it for screenshots, in the pinned browser. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  fullyParallel: true,
  workers: Number(COMPARISON_WORKERS),
  outputDir: join(COMPARISON_FOLDER, 'playwright-output'),
  snapshotPathTemplate: join(COMPARISON_FOLDER, 'playwright', '{arg}{ext}'),
  reporter: [['json', { outputFile: join(COMPARISON_FOLDER, 'playwright.json') }]],
  use: { baseURL: COMPARISON_URL, launchOptions: await pinnedLaunchOptions() },
});
