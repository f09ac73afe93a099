import { dialogOf, fillApplication, JOB, makePdf, openApplication, slowDown } from './application.ts';
import { against } from './faults.ts';
import { expect } from './fixtures.ts';
import { test } from './forms.ts';

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
