import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { pinnedLaunchOptions } from '../../tools/shared/browser.ts';
import { fillApplication, JOB, makePdf, SURVEY, waitForSurvey } from './helpers/application.ts';
import { launchWholeChromium, needsWholeChromium } from './helpers/browserConditions.ts';
import { SITE } from './helpers/environment.ts';
import { coversFault } from './helpers/faults.ts';
import { expect, test } from './helpers/fixtures.ts';

/** The flag by which Playwright switches the popup blocker off; these tests leave it out. */
const BLOCKER_OFF = '--disable-popup-blocking';
/** Longer than a page may open a tab after a click. */
const ACTIVATION_MS = 5500;
const CLOSES_AFTER_MS = 5000;

/** Logs whether a tab was opened. A test must not read this from the page, because that would count as a click of the visitor. */
function logPopups(isShell: boolean) {
  const open = window.open.bind(window);
  window.open = (...args) => {
    // The shell tracks how long a click counts, but has no popup blocker.
    const opened = isShell && !navigator.userActivation.isActive ? null : open(...args);
    console.debug(opened ? 'opened' : 'blocked');
    return opened;
  };
}

for (const isShell of [false, true]) {
  test(
    `${isShell ? 'a shell with an emulated popup blocker' : 'Chromium with its popup blocker'}: the survey opens right after a click, and is offered as a link after a slow submission`,
    coversFault('popup-blocked: application'),
    async ({ backend, email }) => {
      if (!isShell) needsWholeChromium();
      const browser = isShell
        ? await chromium.launch(await pinnedLaunchOptions({ ignoreDefaultArgs: [BLOCKER_OFF] }))
        : await launchWholeChromium(BLOCKER_OFF);
      const page = await browser.newPage({ baseURL: SITE, reducedMotion: 'reduce' });
      await page.clock.install();
      await page.addInitScript(logPopups, isShell);
      const resume = makePdf();
      await page.goto(JOB.path);
      const quick = await fillApplication(page, email, resume);
      const survey = waitForSurvey(page);
      await quick.submit.click();
      await (await survey).close();
      await expect(quick.dialog).toBeHidden({ timeout: 10_000 });
      await backend.expectApplication(email, resume);

      const slowEmail = email.replace('@', '-slow@');
      const { dialog, submit } = await fillApplication(page, slowEmail, resume);
      await page.route('**/submit-job-application', (route) => sleep(ACTIVATION_MS).then(() => route.continue()));
      const blocked = page.waitForEvent('console', { predicate: (message) => message.text() === 'blocked', timeout: 20_000 });
      await submit.click();
      await blocked;
      const link = dialog.getByRole('link', { name: 'Open the survey' });
      await expect(link).toBeVisible();
      expect(page.context().pages()).toHaveLength(1);
      await page.clock.runFor(2 * CLOSES_AFTER_MS);
      await expect(link).toBeVisible();
      const popup = page.waitForEvent('popup');
      await link.click();
      await (await popup).waitForURL(SURVEY);
      await browser.close();
      await backend.expectApplication(slowEmail, resume);
    },
  );
}
