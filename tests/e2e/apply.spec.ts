/** A visitor applies for a job: a form, a résumé that is uploaded, and a survey in a new tab. */
import type { Page } from '@playwright/test';
import { applicationForm } from '../../src/content/applicationForm.ts';
import {
  expectError,
  expectThanks,
  fillApplication,
  JOB,
  makePdf,
  openApplication,
  waitForSurvey,
} from './helpers/application.ts';
import { timeLimit } from '../../tools/shared/timeLimit.ts';
import { UPLOAD } from './helpers/backend.ts';
import { expect, FAILED_REQUEST, openPage, phone, requestEnd, test, waitToFill } from './helpers/fixtures.ts';

const { uploadFailed } = applicationForm.toasts;
const UPLOAD_ERROR = `${uploadFailed.title} ${uploadFailed.text}`;
const FULL_SPEED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Makes uploads so slow that none ends during a test. @returns restores their full speed */
async function slowUploads(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...FULL_SPEED, uploadThroughput: 10_000 });
  return async () => {
    await session.send('Network.emulateNetworkConditions', FULL_SPEED);
  };
}

/** What the page says instead of its buttons once the application is stored. */
const received = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Application Submitted!' });

const applyButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Apply Now' });

test('after applying, the page of the job says so for as long as the tab is open, and other jobs stay open', async ({
  page,
  email,
}) => {
  await openPage(page, JOB.path);
  await expect(applyButtons(page)).not.toHaveCount(0);
  const { dialog, submit } = await fillApplication(page, email, makePdf());
  await waitToFill(page);
  const opened = waitForSurvey(page);
  await submit.click();
  await expectThanks(page);
  await (await opened).close();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(received(page)).toBeFocused();

  const reference = /Your reference number: [0-9A-Z]{4}-[0-9A-Z]{4}/;
  const expectReceived = async () => {
    await expect(received(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText("Thank you for your interest. We'll be in touch soon.");
    await expect(page.getByRole('main')).toContainText(reference);
    await expect(applyButtons(page)).toHaveCount(0);
  };
  await expectReceived();
  await page.reload();
  await expectReceived();

  await page.getByRole('main').getByRole('link', { name: 'See open roles' }).click();
  await page.waitForURL('**/careers#open-positions');
  await page.getByRole('link', { name: 'Patient Support Specialist' }).first().click();
  await page.waitForURL('**/jobs/patient-support-specialist');
  await expect(applyButtons(page)).not.toHaveCount(0);
  await expect(received(page)).toHaveCount(0);
  await page.goto(JOB.path);
  await expectReceived();
});

test('an applicant sends a PDF: it is stored byte for byte, the survey opens, the dialog closes', async ({
  page,
  backend,
  email,
}) => {
  const resume = makePdf(200_000);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['POST', 'PUT'].includes(request.method())) calls.push(new URL(request.url()).pathname.split('/').slice(1, 4).join('/'));
  });
  await page.goto(JOB.path);
  const { dialog, submit } = await fillApplication(page, email, resume);
  await waitToFill(page);
  const opened = waitForSurvey(page);
  await submit.click();
  await expectThanks(page);
  const popup = await opened;
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  await popup.close();

  await expect(dialog).toBeHidden();
  await expect(received(page)).toBeFocused();
  expect(calls).toEqual(['functions/v1/create-resume-upload', 'storage/v1/object', 'functions/v1/submit-job-application']);
  await backend.expectApplication(email, resume);
  expect(await backend.rows('job_applications', email)).toMatchObject([
    {
      position: JOB.title,
      full_name: 'Imani Okafor',
      resume_file_name: 'Imani Okafor résumé.pdf',
      years_experience: '4-5',
    },
  ]);
  await expect.poll(() => backend.deliveries(email)).toMatchObject({ accepted: [true] });
});

test.describe('on a phone', () => {
  test.use({ ...phone, expectedErrors: FAILED_REQUEST });

  test('each failure of the upload is shown, loses nothing, and the next click stores one application', async ({
    page,
    backend,
    email,
  }) => {
    const resume = makePdf(400_000);
    await page.goto(JOB.path);
    const { submit, expectUnchanged } = await fillApplication(page, email, resume);
    const expectUploadFailure = async () => {
      const ended = requestEnd(page, 'PUT', '/upload/sign/');
      await submit.click();
      await ended;
      await expectError(page, UPLOAD_ERROR);
      await expectUnchanged();
    };
    await backend.injectFault(UPLOAD, '503');
    await expectUploadFailure();
    // The fault is injected twice: the browser itself repeats a request when a reused connection ends without a response.
    await backend.injectFault(UPLOAD, 'reset', 2);
    await expectUploadFailure();
    await backend.clearFaults();
    await backend.expectNoApplication(email);

    // The file is stored and its response lost: the retention job deletes it after a day.
    await backend.injectFault(UPLOAD, 'drop-after-commit');
    await expectUploadFailure();
    await backend.expectNoApplication(email, 1);

    await submit.click();
    await expectThanks(page);
    await backend.expectApplication(email, resume, 2);
  });

  test('during the upload the browser asks before a reload, and navigation within the site does not stop it', async ({
    page,
    backend,
    email,
  }) => {
    const resume = makePdf(400_000);
    // Before the page is interactive a link loads a document, and then the browser would also ask before going back.
    await openPage(page, '/careers');
    await page.getByRole('link', { name: JOB.title }).first().click();
    await page.waitForURL(`**${JOB.path}`);
    const { dialog, submit } = await fillApplication(page, email, resume);
    const speedUp = await slowUploads(page);
    await submit.click();
    const progress = dialog.getByRole('progressbar');
    await expect.poll(() => progress.getAttribute('value')).not.toBe('0');

    const asked = page.waitForEvent('dialog');
    const reload = page.evaluate(() => window.location.reload());
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await reload;
    await expect(progress).toBeVisible();

    // Past the dialog's entry, as from the browser's list of pages.
    await page.evaluate(() => window.history.go(-2));
    await page.waitForURL('**/careers');
    await speedUp();
    await expect(page.getByRole('region', { name: /Messages/ })).toContainText('Application Submitted!', {
      timeout: timeLimit(20_000),
    });
    await backend.expectApplication(email, resume);
    await page.goForward();
    await expect(received(page)).toBeVisible();
    // The thanks clear the draft.
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
  });

  test('closing during the upload asks first, then stops it: nothing is stored, and the draft is kept', async ({
    page,
    backend,
    email,
  }) => {
    await page.goto(JOB.path);
    const { dialog, submit } = await fillApplication(page, email, makePdf(400_000));
    await slowUploads(page);
    await submit.click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Keep uploading' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Stop and close' }).click();
    await expect(dialog).toBeHidden();
    await openApplication(page);
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await backend.expectNoApplication(email);
  });
});
