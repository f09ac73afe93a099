import { dialogOf, fillApplication, JOB, makePdf, openApplication } from './helpers/application.ts';
import { slowDown } from './helpers/browserConditions.ts';
import { coversFault } from './helpers/faults.ts';
import { expect, openPage, phone, test } from './helpers/fixtures.ts';

/** So slow that no upload ends during a test. */
const CRAWL = { uploadThroughput: 10_000 };

test.use(phone);

test(
  'during the upload, closing asks in the dialog, the browser asks before a reload, and going back loses nothing',
  coversFault('tab-closed: application'),
  async ({ page, backend, email }) => {
    const resume = makePdf(400_000);
    // Before the page is interactive a link loads a document, and then the browser would also ask before going back.
    await openPage(page, '/careers');
    await page.getByRole('link', { name: JOB.title }).first().click();
    await page.waitForURL(`**${JOB.path}`);
    const { dialog, submit } = await fillApplication(page, email, resume);
    const speedUp = await slowDown(page, CRAWL);
    await submit.click();
    const progress = dialog.getByRole('progressbar');
    await expect(progress).toBeVisible();
    await expect.poll(() => progress.getAttribute('value')).not.toBe('0');

    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alertdialog')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep uploading' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(progress).toBeVisible();

    const asked = page.waitForEvent('dialog');
    const reload = page.evaluate(() => window.location.reload());
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await reload;
    await expect(progress).toBeVisible();

    // Navigation within the site does not stop the upload: the application is sent, and a message reports it.
    await page.evaluate(() => window.history.back());
    await page.waitForURL('**/careers');
    await speedUp();
    await expect(page.getByRole('region', { name: /Messages/ })).toContainText('Application Submitted!', { timeout: 20_000 });
    await backend.expectApplication(email, resume);
    await page.goForward();
    await openApplication(page);
    await expect(dialogOf(page).getByLabel('Email')).toHaveValue('');
  },
);

test('confirming to close during the upload stops it: nothing is stored, and the draft is kept', async ({
  page,
  backend,
  email,
}) => {
  await page.goto(JOB.path);
  const { dialog, submit } = await fillApplication(page, email, makePdf(400_000));
  await slowDown(page, CRAWL);
  await submit.click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Stop and close' }).click();
  await expect(dialog).toBeHidden();
  await openApplication(page);
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await backend.expectNoApplication(email);
});
