import {
  attach,
  expectError,
  expectThanks,
  fillApplication,
  JOB,
  makePdf,
  openApplication,
  SUBMIT,
  UPLOAD,
} from './application.ts';
import { against } from './faults.ts';
import { allowFailedRequests, calm, expect } from './fixtures.ts';
import { test } from './forms.ts';

const UPLOAD_ERROR = 'File Upload Error: There was an error uploading your resume. Please try again.';
const SUBMISSION_ERROR = 'Submission Error: There was an error submitting your application. Please try again.';

test.use(calm);

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
      async ({ page, applications, email, consoleErrors }) => {
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
        allowFailedRequests(consoleErrors);
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
    async ({ page, applications, email, consoleErrors }) => {
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
      allowFailedRequests(consoleErrors);
    },
  );

  test('offline', async ({ page, context, applications, email, consoleErrors }) => {
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
    allowFailedRequests(consoleErrors);
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
      async ({ page, applications, email, consoleErrors }) => {
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
        allowFailedRequests(consoleErrors);
      },
    );
  }

  test(
    'the answer is lost after the commit: neither a second press nor a reload stores it twice',
    against('lost-answer', 'application'),
    async ({ page, applications, email, consoleErrors }) => {
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
      allowFailedRequests(consoleErrors);
    },
  );
});

test(
  'the form cannot be loaded: the visitor is told another way, and the next press tries again',
  against('missing-code', 'application'),
  async ({ page, consoleErrors }) => {
    await page.goto(JOB.path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await page.route('**/ApplyModal*', (route) => route.abort());
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await expect(page.getByRole('alert')).toContainText('The form could not be loaded.');
    await expect(page.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /^mailto:.*Appointment%20Setter/);
    await page.unroute('**/ApplyModal*');
    await openApplication(page);
    allowFailedRequests(consoleErrors);
  },
);
