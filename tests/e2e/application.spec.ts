import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions, type Locator, type Page, type Response } from '@playwright/test';
import { pinnedLaunchOptions } from '../visual/browser.ts';
import {
  Applications,
  asFile,
  attach,
  dialogOf,
  expectError,
  expectThanks,
  fillApplication,
  JOB,
  makePdf,
  openApplication,
  slowDown,
  SUBMIT,
  SURVEY,
  UPLOAD,
} from './application.ts';
import { against } from './faults.ts';
import { allowFailedRequests, expect, test as base } from './fixtures.ts';
import { databaseUrl, GATEWAY, SITE } from './world.ts';

const UPLOAD_ERROR = 'File Upload Error: There was an error uploading your resume. Please try again.';
const SUBMISSION_ERROR = 'Submission Error: There was an error submitting your application. Please try again.';

const test = base.extend<{ applications: Applications }>({
  applications: async ({}, use) => {
    const applications = new Applications();
    await use(applications);
    await applications.heal();
    await applications.close();
  },
});

/** The tab with the survey is not looked at further: it would only take time. */
const survey = async (page: Page) => {
  const popup = await page.waitForEvent('popup');
  await popup.waitForURL(SURVEY);
  return popup;
};

test('an applicant sends a PDF: it arrives byte for byte, the survey opens, the dialog closes', async ({
  page,
  applications,
  email,
}) => {
  const resume = makePdf();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname.split('/').slice(1, 4).join('/'));
  });
  await page.goto(JOB.path);
  const { dialog, submit } = await fillApplication(page, email, resume);
  const opened = survey(page);
  await submit.click();
  await expectThanks(page);
  const thankedAt = Date.now();
  const popup = await opened;
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  await popup.close();

  await expect(dialog).toBeHidden();
  expect(Date.now() - thankedAt).toBeLessThan(8000);
  await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeFocused();
  expect(calls).toEqual(['storage/v1/object', 'functions/v1/submit-job-application']);
  await applications.expectOne(email, resume);

  const inbox = execFileSync('npm', ['run', '--silent', 'inbox', '--', '--json'], {
    env: { ...process.env, SUPABASE_DB_URL: databaseUrl() },
    encoding: 'utf8',
  });
  const { applications: rows } = JSON.parse(inbox) as { applications: Record<string, unknown>[] };
  expect(rows.find((row) => row.email === email)).toMatchObject({
    position: JOB.title,
    full_name: 'Imani Okafor',
    resume_file_name: 'Imani Okafor résumé.pdf',
    resume_bytes: resume.length,
    years_experience: '4-5',
  });
  await expect
    .poll(async () => JSON.stringify(await (await fetch(`${GATEWAY}/standins/webhooks/applications`)).json()))
    .toContain(email);

  // The draft is forgotten with the thanks.
  await openApplication(page);
  await expect(dialog.getByLabel('Email')).toHaveValue('');
});

test('what cannot be sent is refused before anything is uploaded', async ({ page, applications, email }) => {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/')) uploads.push(request.url());
  });
  await page.goto(JOB.path);
  const { dialog } = await fillApplication(page, email, makePdf());
  const picker = dialog.getByLabel('Résumé', { exact: true });
  for (const [file, message] of [
    [{ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('picture') }, 'Please attach a PDF, DOC or DOCX file.'],
    [asFile(makePdf(5 * 1024 * 1024 + 1)), 'This file is larger than 5 MB.'],
    [asFile(Buffer.alloc(0)), 'This file is empty.'],
    [asFile(Buffer.from('Dear hiring team')), 'is not a PDF or Word document'],
  ] as const) {
    await picker.setInputFiles(file);
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByText('Imani Okafor résumé.pdf is still attached.')).toBeVisible();
  }

  await dialog.getByLabel('Loom video link').fill('https://www.loom.com/');
  await dialog.getByLabel('Loom video link').press('Enter');
  await expect(dialog.getByText(/^Loom Video Required: Please provide a valid Loom video link/)).toBeVisible();
  await expect(dialog.getByLabel('Loom video link')).toBeFocused();

  await dialog.getByRole('checkbox').first().uncheck();
  await expect(dialog.getByRole('button', { name: 'Submit application' })).toBeDisabled();
  await dialog.getByLabel('Phone').press('Enter');
  await expect(dialog.getByText(/^Agreement Required: Please complete all required agreements/)).toBeVisible();
  expect(uploads).toEqual([]);
  await applications.expectNone(email);
});

test('a file dropped beside the field does not take the page away', async ({ page }) => {
  await page.goto(JOB.path);
  const dialog = await openApplication(page);
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
    return data;
  });
  await dialog.getByText('About you').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(dialog.getByText('dropped.pdf')).toBeHidden();
  await dialog.getByText('Choose a file').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(dialog.getByText('dropped.pdf')).toBeVisible();
  expect(page.url()).toContain(JOB.path);
});

test.describe('when the upload fails', () => {
  for (const { what, fault, times = 1 } of [
    // Twice: the browser itself sends a request again when a kept connection ends without an answer.
    { what: 'cut off half way', fault: { fault: 'reset', bytes: 64 * 1024 }, times: 2 },
    { what: '413', fault: { fault: '413' } },
    { what: '500', fault: { fault: '500' } },
    { what: '503', fault: { fault: '503' } },
  ]) {
    test(
      `${what}: says so, loses nothing, and the second press stores one application`,
      against('upload-cut', 'application'),
      async ({ page, applications, email, complaints }) => {
        const resume = makePdf(400_000);
        await page.goto(JOB.path);
        const { submit, expectNothingLost } = await fillApplication(page, email, resume);
        await applications.spoil(UPLOAD, fault, times);
        await submit.click();
        await expectError(page, UPLOAD_ERROR);
        await expectNothingLost();
        await applications.expectNone(email);

        await submit.click();
        await expectThanks(page);
        await applications.expectOne(email, resume);
        allowFailedRequests(complaints);
      },
    );
  }

  test(
    'no answer at all: can be cancelled, is given up after a while, and can be sent later',
    against('no-answer', 'application'),
    async ({ page, applications, email }) => {
      const resume = makePdf();
      await page.clock.install();
      await page.goto(JOB.path);
      const { dialog, submit, expectNothingLost } = await fillApplication(page, email, resume);
      await applications.spoil(UPLOAD, { fault: 'hang' }, 2);
      await submit.click();
      await dialog.getByRole('button', { name: 'Cancel the upload' }).press('Enter');
      await expectNothingLost();
      await expect(dialog.getByRole('alert')).toBeHidden();

      await submit.click();
      await expect(dialog.getByRole('progressbar')).toBeVisible();
      await page.clock.fastForward(31_000);
      await expectError(page, UPLOAD_ERROR);
      await applications.expectNone(email);

      // Cancelled at once, the first request may never have left.
      await applications.heal();
      await submit.click();
      await expectThanks(page);
      await applications.expectOne(email, resume);
    },
  );

  test(
    'the answer is lost after the file was stored: the second press stores one application',
    against('upload-cut', 'application'),
    async ({ page, applications, email, complaints }) => {
      const resume = makePdf();
      await page.goto(JOB.path);
      const { submit, expectNothingLost } = await fillApplication(page, email, resume);
      await applications.spoil(UPLOAD, { fault: 'drop-after-commit' });
      await submit.click();
      await expectError(page, UPLOAD_ERROR);
      await expectNothingLost();
      // A file that nobody knows of: the retention job takes it away after a day.
      await applications.expectNone(email, 1);

      await submit.click();
      await expectThanks(page);
      await applications.expectOne(email, resume, 2);
      allowFailedRequests(complaints);
    },
  );

  test('offline', async ({ page, context, applications, email, complaints }) => {
    const resume = makePdf();
    await page.goto(JOB.path);
    const { submit, expectNothingLost } = await fillApplication(page, email, resume);
    await context.setOffline(true);
    await submit.click();
    await expectError(page, UPLOAD_ERROR);
    await expectNothingLost();
    await applications.expectNone(email);

    await context.setOffline(false);
    await submit.click();
    await expectThanks(page);
    await applications.expectOne(email, resume);
    allowFailedRequests(complaints);
  });
});

test.describe('when the upload is done and the submission fails', () => {
  for (const { what, fault, message } of [
    { what: '500', fault: { fault: '500' }, message: SUBMISSION_ERROR },
    { what: '503', fault: { fault: '503' }, message: SUBMISSION_ERROR },
    { what: '546', fault: { fault: '546' }, message: SUBMISSION_ERROR },
    {
      what: 'a sentence',
      fault: { fault: 'message', message: 'We are moving our records.', status: 503 },
      message: 'We are moving our records.',
    },
  ]) {
    test(
      `${what}: the second press uploads nothing and stores one application`,
      against('submit-after-upload', 'application'),
      async ({ page, applications, email, complaints }) => {
        const resume = makePdf();
        await page.goto(JOB.path);
        const { dialog, submit, expectNothingLost } = await fillApplication(page, email, resume);
        await applications.spoil(SUBMIT, fault);
        await submit.click();
        await expect(dialog.getByRole('alert')).toContainText(message);
        await expectError(page, SUBMISSION_ERROR);
        await expectNothingLost();
        await applications.expectNone(email, 1);

        await submit.click();
        await expectThanks(page);
        await applications.expectOne(email, resume, 1);
        allowFailedRequests(complaints);
      },
    );
  }

  test(
    'the answer is lost after the commit: neither a second press nor a reload stores it twice',
    against('lost-answer', 'application'),
    async ({ page, applications, email, complaints }) => {
      const resume = makePdf();
      await page.goto(JOB.path);
      const { submit, expectNothingLost } = await fillApplication(page, email, resume);
      await applications.spoil(SUBMIT, { fault: 'drop-after-commit' }, 4);
      await submit.click();
      await expectError(page, SUBMISSION_ERROR);
      await expectNothingLost();
      await applications.expectOne(email, resume);
      await applications.heal();

      // The answers are kept, the file is not, and choosing it again does not make another application of it.
      await page.reload();
      await openApplication(page);
      await attach(page, resume);
      await submit.click();
      await expectThanks(page);
      await applications.expectOne(email, resume);
      allowFailedRequests(complaints);
    },
  );
});

for (const { what, press } of [
  { what: 'click', press: (submit: Locator) => submit.dblclick() },
  {
    what: 'Enter',
    press: async (submit: Locator) => {
      await submit.focus();
      for (let time = 0; time < 2; time += 1) await submit.page().keyboard.press('Enter');
    },
  },
]) {
  test(`a double ${what} sends one application, and does not cancel it`, async ({ page, applications, email }) => {
    const resume = makePdf();
    await page.goto(JOB.path);
    const { submit } = await fillApplication(page, email, resume);
    await press(submit);
    await expectThanks(page);
    await applications.expectOne(email, resume);
  });
}

test('typed answers outlive closing the dialog and a reload', async ({ page, applications, email }) => {
  const resume = makePdf();
  await page.goto(JOB.path);
  const { dialog } = await fillApplication(page, email, resume);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await openApplication(page);
  await expect(dialog.getByText('Your answers are still here.')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await attach(page, resume);
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  await expectThanks(page);
  await applications.expectOne(email, resume);
});

test.describe('while the upload runs', () => {
  test(
    'closing asks in the dialog, reloading asks by the browser, and Back loses nothing',
    against('tab-closed', 'application'),
    async ({ page, context, applications, email }) => {
      test.setTimeout(90_000);
      const resume = makePdf(400_000);
      await page.goto('/careers');
      // Before that a link leads to another document, and Back is asked about like a reload.
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await page.getByRole('link', { name: JOB.title }).first().click();
      await page.waitForURL(`**${JOB.path}`);
      const { dialog, submit } = await fillApplication(page, email, resume);
      const line = await slowDown(context, page, 40_000);
      await submit.click();
      await expect(dialog.getByRole('progressbar')).toBeVisible();
      await expect.poll(() => dialog.getByRole('progressbar').getAttribute('value')).not.toBe('0');

      await page.keyboard.press('Escape');
      await expect(dialog.getByRole('alertdialog')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Keep uploading' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('progressbar')).toBeVisible();

      const asked = page.waitForEvent('dialog');
      const reload = page.evaluate(() => window.location.reload());
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await reload;
      await expect(dialog.getByRole('progressbar')).toBeVisible();

      // Within the site nothing is cut off: it is sent, and a message says so.
      await page.evaluate(() => window.history.back());
      await page.waitForURL('**/careers');
      await expect(page.getByRole('region', { name: /Messages/ })).toContainText('Application Submitted!', { timeout: 30_000 });
      await line.detach();
      await applications.expectOne(email, resume);
      await page.goForward();
      await openApplication(page);
      await expect(dialogOf(page).getByLabel('Email')).toHaveValue('');
    },
  );

  test('closing all the same stops it: nothing is stored, and the answers are kept', async ({
    page,
    context,
    applications,
    email,
  }) => {
    const resume = makePdf(400_000);
    await page.goto(JOB.path);
    const { dialog, submit } = await fillApplication(page, email, resume);
    await slowDown(context, page, 40_000);
    await submit.click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'Stop and close' }).click();
    await expect(dialog).toBeHidden();
    await openApplication(page);
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await applications.expectNone(email);
  });
});

test(
  'the form cannot be loaded: the visitor is told another way, and the next press tries again',
  against('missing-code', 'application'),
  async ({ page, complaints }) => {
    await page.goto(JOB.path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await page.route('**/ApplyModal*', (route) => route.abort());
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await expect(page.getByRole('alert')).toContainText('The form could not be loaded.');
    await expect(page.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /^mailto:.*Appointment%20Setter/);
    await page.unroute('**/ApplyModal*');
    await openApplication(page);
    allowFailedRequests(complaints);
  },
);

test('ten applicants at the same time: ten applications, each with its own file', async ({ browser, applications, email }) => {
  test.setTimeout(240_000);
  const applicants = Array.from({ length: 10 }, (_, index) => ({
    email: email.replace('@', `-${index}@`),
    resume: makePdf(100_000 + index),
  }));
  const context = await browser.newContext();
  const filled = [];
  for (const applicant of applicants) {
    const page = await context.newPage();
    await page.goto(JOB.path);
    filled.push({ page, ...(await fillApplication(page, applicant.email, applicant.resume)) });
  }
  // A page in the background is slow to tell what it drew: the press itself is given to all at once.
  await Promise.all(filled.map(({ submit }) => submit.evaluate((button: HTMLButtonElement) => button.click())));
  for (const { page } of filled) {
    await expect(dialogOf(page).getByText('Application Submitted!').or(page.getByText('Application Submitted!'))).not.toHaveCount(
      0,
      {
        timeout: 60_000,
      },
    );
  }
  for (const applicant of applicants) await applications.expectOne(applicant.email, applicant.resume);
  await context.close();
});

test.describe('in a browser that blocks popups', () => {
  test.setTimeout(120_000);

  /** A whole Chromium, where the machine has one: the pinned one is a shell without a popup blocker. */
  const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  /** Playwright switches the blocker off; here it is left on. */
  const ignoreDefaultArgs = ['--disable-popup-blocking'];
  const whole: LaunchOptions = { executablePath: CHROMIUM, args: ['--no-sandbox', '--headless=new'], ignoreDefaultArgs };

  for (const { what, launchOptions, isShell } of [
    { what: 'Chromium itself', launchOptions: () => Promise.resolve(whole), isShell: false },
    { what: 'its rule in the pinned browser', launchOptions: () => pinnedLaunchOptions({ ignoreDefaultArgs }), isShell: true },
  ]) {
    test(
      `${what}: the survey opens right after a press, and is offered as a link after a slow upload`,
      against('popup-blocked', 'application'),
      async ({ applications, email }) => {
        test.skip(!isShell && !existsSync(CHROMIUM), 'This machine has no whole Chromium; CHROMIUM_PATH names one.');
        const browser = await chromium.launch(await launchOptions());
        const page = await browser.newPage({ baseURL: SITE });
        // The shell knows how long a press counts, but lets every tab open: what the blocker would ask is asked here.
        if (isShell) await page.addInitScript(blockWithoutActivation);
        const resume = makePdf(300_000);

        await page.goto(JOB.path);
        const quick = await fillApplication(page, email, resume);
        const opened = survey(page);
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
