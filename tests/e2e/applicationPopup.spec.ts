import { chromium, type Response } from '@playwright/test';
import { pinnedLaunchOptions } from '../../tools/shared/browser.ts';
import { fillApplication, JOB, makePdf, slowDown, SURVEY, waitForSurvey } from './application.ts';
import { against } from './faults.ts';
import { expect } from './fixtures.ts';
import { test } from './forms.ts';
import { launchWholeChromium, needsWholeChromium } from './wholeChromium.ts';
import { SITE } from './environment.ts';

test.describe('in a browser that blocks popups', () => {
  test.setTimeout(120_000);

  /** Playwright switches the blocker off; here it is left on. */
  const BLOCKER_OFF = '--disable-popup-blocking';
  const startShell = async () => chromium.launch(await pinnedLaunchOptions({ ignoreDefaultArgs: [BLOCKER_OFF] }));

  for (const { what, start, isShell } of [
    { what: 'Chromium itself', start: () => launchWholeChromium(BLOCKER_OFF), isShell: false },
    { what: 'its rule in the pinned browser', start: startShell, isShell: true },
  ]) {
    test(
      `${what}: the survey opens right after a press, and is offered as a link after a slow upload`,
      against('popup-blocked', 'application'),
      async ({ applications, email }) => {
        if (!isShell) needsWholeChromium();
        const browser = await start();
        const page = await browser.newPage({ baseURL: SITE });
        // The shell knows how long a press counts, but lets every tab open: what the blocker would ask is asked here.
        if (isShell) await page.addInitScript(blockWithoutActivation);
        const resume = makePdf(300_000);

        await page.goto(JOB.path);
        const quick = await fillApplication(page, email, resume);
        const opened = waitForSurvey(page);
        await quick.submit.click();
        await (await opened).close();
        await expect(quick.dialog).toBeHidden({ timeout: 10_000 });
        await applications.expectOne(email, resume);

        const slowEmail = email.replace('@', '-slow@');
        const { dialog, submit } = await fillApplication(page, slowEmail, resume);
        await slowDown(page.context(), page, 30_000);
        // Looking into the page would count as a press of the visitor: nothing may, until the answer is there.
        const answered = page.waitForResponse(isSubmission, { timeout: 60_000 });
        await submit.click();
        await answered;
        await new Promise((resolve) => setTimeout(resolve, 1500));
        const link = dialog.getByRole('link', { name: 'Open the survey' });
        await expect(link).toBeVisible();
        expect(page.context().pages()).toHaveLength(1);
        // Well past the moment at which the dialog would have closed.
        await page.waitForTimeout(4000);
        const popup = page.waitForEvent('popup');
        await link.click();
        await (await popup).waitForURL(SURVEY);
        await browser.close();
        await applications.expectOne(slowEmail, resume);
      },
    );
  }
});

const isSubmission = (response: Response) =>
  response.request().method() === 'POST' && response.url().includes('submit-job-application');

function blockWithoutActivation() {
  const open = window.open.bind(window);
  window.open = (...args) => (navigator.userActivation.isActive ? open(...args) : null);
}
