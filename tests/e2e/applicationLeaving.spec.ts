import { dialogOf, fillApplication, JOB, makePdf, openApplication } from './application.ts';
import { slowDown } from './browserConditions.ts';
import { against } from './faults.ts';
import { expect, openPage, phone, test } from './fixtures.ts';

/** So slow that no upload ends before the test is done with it. */
const CRAWL = { uploadThroughput: 10_000 };

test.use(phone);

test(
  'while the upload runs, closing asks in the dialog, reloading asks by the browser, and going back loses nothing',
  against('tab-closed: application'),
  async ({ page, backend, email }) => {
    const resume = makePdf(400_000);
    // Until the page is interactive a link leads to another document, and going back is asked about like a reload.
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

    // Within the site nothing is cut off: it is sent, and a message says so.
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

test('closing all the same while the upload runs stops it: nothing is stored, and the draft is kept', async ({
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
