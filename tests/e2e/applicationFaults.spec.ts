import type { Page } from '@playwright/test';
import { applicationForm } from '../../src/content/applicationForm.ts';
import { attach, expectError, expectThanks, fillApplication, JOB, makePdf, openApplication } from './helpers/application.ts';
import { UPLOAD } from './helpers/backend.ts';
import { coversFault } from './helpers/faults.ts';
import { expect, FAILED_REQUEST, openPage, phone, test } from './helpers/fixtures.ts';
import { forms } from './helpers/forms.ts';

const { uploadFailed, submissionFailed } = applicationForm.toasts;
const UPLOAD_ERROR = `${uploadFailed.title} ${uploadFailed.text}`;
const SUBMISSION_ERROR = `${submissionFailed.title} ${submissionFailed.text}`;
const SENTENCE = 'We are moving our records.';
const { functionName } = forms.application;

test.use({ ...phone, expectedErrors: FAILED_REQUEST });

/** Waits until the next upload or submission succeeds or fails. */
const nextEnd = (page: Page, path: string, method: 'PUT' | 'POST') => {
  const isMeant = (request: { method: () => string; url: () => string }) =>
    request.method() === method && request.url().includes(path);
  return Promise.race([page.waitForEvent('requestfinished', isMeant), page.waitForEvent('requestfailed', isMeant)]);
};

test(
  'each failure of the upload is shown, loses nothing, and the next click stores one application',
  coversFault('upload-fails: application', 'offline: application'),
  async ({ page, context, backend, email }) => {
    const resume = makePdf(400_000);
    await page.goto(JOB.path);
    const { dialog, submit, expectUnchanged } = await fillApplication(page, email, resume);
    const expectUploadFailure = async () => {
      const ended = nextEnd(page, '/upload/sign/', 'PUT');
      await submit.click();
      await ended;
      await expectError(page, UPLOAD_ERROR);
      await expectUnchanged();
    };
    for (const { fault, times = 1 } of [
      { fault: '413' },
      { fault: '500' },
      { fault: '503' },
      // Twice: the browser itself repeats a request when a reused connection ends without a response.
      { fault: { fault: 'reset', bytes: 64 * 1024 }, times: 2 },
    ]) {
      await backend.injectFault(UPLOAD, fault, times);
      await expectUploadFailure();
      await backend.clearFaults();
      await backend.expectNoApplication(email);
    }

    await context.setOffline(true);
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText(applicationForm.offline);
    await expectError(page, UPLOAD_ERROR);
    await expectUnchanged();
    await context.setOffline(false);
    await backend.expectNoApplication(email);

    // The file is stored and its response lost: the retention job deletes it after a day.
    await backend.injectFault(UPLOAD, 'drop-after-commit');
    await expectUploadFailure();
    await backend.expectNoApplication(email, 1);

    await submit.click();
    await expectThanks(page);
    await backend.expectApplication(email, resume, 2);
  },
);

test(
  'an upload without a response can be canceled, is given up after a while, and can be sent later',
  coversFault('no-response: application'),
  async ({ page, backend, email }) => {
    const resume = makePdf();
    await page.clock.install();
    await page.goto(JOB.path);
    const { dialog, submit, expectUnchanged } = await fillApplication(page, email, resume);
    await backend.injectFault(UPLOAD, 'hang', 2);
    await submit.click();
    await dialog.getByRole('button', { name: 'Cancel the upload' }).press('Enter');
    await expectUnchanged();
    await expect(dialog.getByRole('alert')).toBeHidden();

    await submit.click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await page.clock.fastForward(31_000);
    await expectError(page, UPLOAD_ERROR);
    await backend.expectNoApplication(email);

    // The first request was canceled so early that it may never have been sent.
    await backend.clearFaults();
    await submit.click();
    await expectThanks(page);
    await backend.expectApplication(email, resume);
  },
);

test(
  'after a failed submission the next click uploads nothing, and neither it nor a reload stores a second application',
  coversFault(
    'submit-after-upload: application',
    'function-fails: application',
    'lost-response: application',
    'double-click: application',
  ),
  async ({ page, backend, email }) => {
    const resume = makePdf();
    await page.goto(JOB.path);
    const { dialog, submit, expectUnchanged } = await fillApplication(page, email, resume);
    const expectSubmissionFailure = async (message: string) => {
      const ended = nextEnd(page, functionName, 'POST');
      await submit.click();
      await ended;
      await expect(dialog.getByRole('alert')).toContainText(message);
      await expectError(page, SUBMISSION_ERROR);
      await expectUnchanged();
    };
    for (const fault of ['message', '500', '503', '546']) {
      await backend.injectFault(functionName, { fault, message: SENTENCE, status: 503 });
      await expectSubmissionFailure(fault === 'message' ? SENTENCE : SUBMISSION_ERROR);
      await backend.expectNoApplication(email, 1);
    }
    await backend.injectFault(functionName, 'drop-after-commit', 4);
    await expectSubmissionFailure(SUBMISSION_ERROR);
    await backend.expectApplication(email, resume);
    await backend.clearFaults();

    // A reload keeps the answers, but not the file; attaching it again makes no second application.
    await page.reload();
    await openApplication(page);
    await attach(page, resume);
    let requests = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(functionName)) requests += 1;
    });
    await submit.dblclick();
    await expectThanks(page);
    await backend.expectApplication(email, resume);
    expect(requests).toBe(1);
  },
);

test(
  'when the form cannot be loaded, the page names another way, and the next click tries again',
  coversFault('missing-code: application'),
  async ({ page }) => {
    // Before the page asks for it when it is idle.
    await page.route('**/ApplyModal*', (route) => route.abort());
    await openPage(page, JOB.path);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await expect(page.getByRole('alert')).toContainText('The form could not be loaded.');
    await expect(page.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /^mailto:.*Appointment%20Setter/);
    await page.unroute('**/ApplyModal*');
    await openApplication(page);
  },
);
