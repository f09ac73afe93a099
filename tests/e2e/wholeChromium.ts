import { existsSync } from 'node:fs';
import { chromium, test, type Browser } from '@playwright/test';

/** Where a machine has a whole Chromium: the pinned one is a shell, which blocks no popup and keeps no page that was left. */
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Skips the test that is under way where there is none. */
export function needsWholeChromium(): void {
  test.skip(!existsSync(CHROMIUM), 'This machine has no whole Chromium; CHROMIUM_PATH names one.');
}

/** Starts it, with something left on that Playwright switches off. */
export const launchWholeChromium = (ignoredDefaultArg: string): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--headless=new'],
    ignoreDefaultArgs: [ignoredDefaultArg],
  });
