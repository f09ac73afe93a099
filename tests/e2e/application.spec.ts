import { execFileSync } from 'node:child_process';
import {
  asFile,
  attach,
  dialogOf,
  expectThanks,
  fillApplication,
  JOB,
  makePdf,
  openApplication,
  waitForSurvey,
} from './application.ts';
import { calm, expect, takeTime } from './fixtures.ts';
import { test } from './forms.ts';
import { databaseUrl, GATEWAY } from './environment.ts';

test('an applicant sends a PDF: it arrives byte for byte, the survey opens, the dialog closes', async ({
  page,
  applications,
  email,
}) => {
  const resume = makePdf();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['POST', 'PUT'].includes(request.method())) calls.push(new URL(request.url()).pathname.split('/').slice(1, 4).join('/'));
  });
  await page.goto(JOB.path);
  const { dialog, submit } = await fillApplication(page, email, resume);
  await takeTime(page);
  const opened = waitForSurvey(page);
  await submit.click();
  await expectThanks(page);
  const thankedAt = Date.now();
  const popup = await opened;
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  await popup.close();

  await expect(dialog).toBeHidden();
  expect(Date.now() - thankedAt).toBeLessThan(8000);
  await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeFocused();
  expect(calls).toEqual(['functions/v1/create-resume-upload', 'storage/v1/object', 'functions/v1/submit-job-application']);
  await applications.expectOne(email, resume);

  const inbox = execFileSync('npm', ['run', '--silent', 'inbox', '--', '--json'], {
    env: { ...process.env, INBOX_DATABASE_URL: databaseUrl() },
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
    .poll(async () => JSON.stringify(await (await fetch(`${GATEWAY}/fakes/webhooks/applications`)).json()))
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

test('ten applicants at the same time: ten applications, each with its own file', async ({ browser, applications, email }) => {
  test.setTimeout(240_000);
  const applicants = Array.from({ length: 10 }, (_, index) => ({
    email: email.replace('@', `-${index}@`),
    resume: makePdf(100_000 + index),
  }));
  const context = await browser.newContext({ viewport: calm.viewport, ...calm.contextOptions });
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
