import {
  asFile,
  attach,
  expectThanks,
  fillApplication,
  JOB,
  makePdf,
  openApplication,
  waitForSurvey,
} from './helpers/application.ts';
import { readInbox } from './helpers/backend.ts';
import { LOCAL_SERVICES } from './helpers/environment.ts';
import { expect, phone, test, waitToFill } from './helpers/fixtures.ts';

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
  const thankedAt = Date.now();
  const popup = await opened;
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  await popup.close();

  await expect(dialog).toBeHidden();
  expect(Date.now() - thankedAt).toBeLessThan(8000);
  await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeFocused();
  expect(calls).toEqual(['functions/v1/create-resume-upload', 'storage/v1/object', 'functions/v1/submit-job-application']);
  await backend.expectApplication(email, resume);
  expect((await readInbox()).applications.find((row) => row.email === email)).toMatchObject({
    position: JOB.title,
    full_name: 'Imani Okafor',
    resume_file_name: 'Imani Okafor résumé.pdf',
    resume_bytes: resume.length,
    years_experience: '4-5',
  });
  await expect
    .poll(async () => JSON.stringify(await (await fetch(`${LOCAL_SERVICES}/webhooks/applications`)).json()))
    .toContain(email);

  // The thanks clear the draft.
  await openApplication(page);
  await expect(dialog.getByLabel('Email')).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('an invalid application is rejected before anything is uploaded', async ({ page, backend, email }) => {
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/storage/')) uploads.push(request.url());
    });
    await page.goto(JOB.path);
    const { dialog } = await fillApplication(page, email, makePdf());
    const picker = dialog.getByLabel('Résumé', { exact: true });
    for (const [file, message] of [
      [{ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('image') }, 'Please attach a PDF, DOC or DOCX file.'],
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
    await backend.expectNoApplication(email);
  });

  test('a file dropped outside the field does not replace the page', async ({ page }) => {
    await page.goto(JOB.path);
    const dialog = await openApplication(page);
    const dataTransfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
      return data;
    });
    await dialog.getByText('About you').dispatchEvent('drop', { dataTransfer });
    await expect(dialog.getByText('dropped.pdf')).toBeHidden();
    await dialog.getByText('Choose a file').dispatchEvent('drop', { dataTransfer });
    await expect(dialog.getByText('dropped.pdf')).toBeVisible();
    expect(page.url()).toContain(JOB.path);
  });

  test('the draft is kept when the dialog is closed and after a reload', async ({ page, backend, email }) => {
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
    await backend.expectApplication(email, resume);
  });

  // `tests/backend/promises.test.ts` sends two hundred at once.
  test('three applicants at the same time: three applications, each with its own file', async ({ context, backend, email }) => {
    const applicants = await Promise.all(
      [0, 1, 2].map(async (index) => {
        const applicant = { email: email.replace('@', `-${index}@`), resume: makePdf(100_000 + index) };
        const page = await context.newPage();
        await page.goto(JOB.path);
        return { ...applicant, page, ...(await fillApplication(page, applicant.email, applicant.resume)) };
      }),
    );
    // A background page renders slowly, so the clicks are dispatched to all at once.
    await Promise.all(applicants.map(({ submit }) => submit.evaluate((button: HTMLButtonElement) => button.click())));
    // At once: a dialog closes by itself a moment after its thanks.
    await Promise.all(applicants.map(({ page }) => expectThanks(page)));
    for (const { email, resume } of applicants) await backend.expectApplication(email, resume);
  });
});
