import type { Page } from '@playwright/test';
import { JOB } from './helpers/application.ts';
import { launchWholeChromium, needsWholeChromium } from './helpers/browserConditions.ts';
import { SITE } from './helpers/environment.ts';
import { coversFault } from './helpers/faults.ts';
import { expect, FAILED_REQUEST, openPage, phone, test } from './helpers/fixtures.ts';
import { allForms, fillLeadForm, forms, openFilled } from './helpers/forms.ts';

const { lead } = forms;
const MAIN_SITE = 'https://app.ardenwell.example/**';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book your implementation call' });
const openDialog = (page: Page) => page.getByRole('button', { name: 'Book Implementation Call' }).first().click();

test.use(phone);

/** Dispatches the events that a page gets when it is left and shown again. */
const dispatchRestored = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

for (const form of allForms) {
  test(
    `${form.id}: when its page is shown again, the form is as it was and can be sent`,
    coversFault(`page-restored: ${form.id}`),
    async ({ visit }) => {
      const filled = await openFilled(form, visit);
      await dispatchRestored(visit.page);
      await filled.expectUnchanged();
      await filled.submit.click();
      await filled.expectThanks();
      await filled.expectStored(1);
    },
  );
}

test(
  'lead: in a Chromium with a back-forward cache, the form is as it was and can be sent',
  coversFault('page-restored: lead'),
  async ({ visit }) => {
    needsWholeChromium();
    const browser = await launchWholeChromium('--disable-back-forward-cache');
    const page = await browser.newPage({ baseURL: SITE });
    const filled = await openFilled(lead, { ...visit, page });
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.restored = String(persisted)));
    });
    await page.goto('/faq');
    // Playwright's `goBack` waits for a load event, which a restored page does not have.
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    await filled.expectUnchanged();
    await filled.submit.click();
    await filled.expectThanks();
    await filled.expectStored(1);
    await browser.close();
  },
);

test(
  'thanks that redirected to another site are gone when the visitor comes back',
  coversFault('page-restored: lead'),
  async ({ page, backend, email }) => {
    // Status 204 keeps the browser on the page, as if the visitor had come back to it.
    await page.route(MAIN_SITE, (route) => route.fulfill({ status: 204 }));
    await page.goto('/aff');
    const { dialog, submit, expectThanks } = await fillLeadForm(page, email);
    const redirected = page.waitForRequest(MAIN_SITE);
    await submit.click();
    await redirected;
    await expectThanks();
    await dispatchRestored(page);
    await expect(dialog).toBeHidden();
    await openDialog(page);
    await expect(dialog.getByLabel('Email')).toHaveValue('');
    expect(await backend.leads(email)).toHaveLength(1);
  },
);

test(
  'a visitor who goes back during the thanks is not redirected any more',
  coversFault('back-during-redirect: lead'),
  async ({ page, backend, email }) => {
    await page.clock.install();
    await openPage(page, '/faq');
    await page.goto('/pepprac');
    const { dialog, submit, expectThanks } = await fillLeadForm(page, email);
    await submit.click();
    await expectThanks();
    await page.goBack();
    await expect(dialog).toBeHidden();
    const { pathname } = new URL(page.url());
    await page.clock.fastForward(5000);
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(await backend.leads(email)).toHaveLength(1);
  },
);

test.describe('a page that is reloaded while a lead is being sent', () => {
  test.use({ expectedErrors: FAILED_REQUEST });

  for (const { when, fault, times, stored } of [
    { when: 'before', fault: 'hang', times: 1, stored: 0 },
    // Twice: the browser itself repeats a request when a reused connection ends without a response.
    { when: 'after', fault: 'drop-after-commit', times: 2, stored: 1 },
  ]) {
    test(
      `${when} the lead was stored: the same tab offers it again, and it is stored once`,
      coversFault('tab-closed: lead'),
      async ({ page, backend, email }) => {
        await page.goto('/pepprac');
        const { dialog, submit, expectThanks } = await fillLeadForm(page, email);
        await backend.injectFault(lead.functionName, fault, times);
        await submit.click();
        await expect.poll(async () => (await backend.leads(email)).length).toBe(stored);
        if (stored === 0) await backend.expectFaultsMet();

        await page.reload();
        await backend.clearFaults();
        await openDialog(page);
        await expect(dialog.getByRole('status')).toContainText('Your details are still here.');
        await expect(dialog.getByLabel('Email')).toHaveValue(email);
        await submit.click();
        await expectThanks();
        expect(await backend.leads(email)).toHaveLength(1);
      },
    );
  }

  test('on a shared tablet the next visitor’s tab does not offer it', async ({ page, context, backend, email }) => {
    await page.goto('/pepprac');
    const { submit } = await fillLeadForm(page, email);
    await backend.injectFault(lead.functionName, 'hang');
    await submit.click();
    await backend.expectFaultsMet();
    const next = await context.newPage();
    await page.close();

    await next.goto('/pepprac');
    await openDialog(next);
    await expect(dialogOf(next).getByLabel('Email')).toHaveValue('');
    await expect(dialogOf(next).getByRole('status')).toHaveCount(0);
    expect(await next.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(email);
    await next.close();
  });
});

// For the job application see `applicationLeaving.spec.ts`.
for (const form of [forms.lead, forms.contact]) {
  test(
    `${form.id}: the browser asks before its tab is closed while the form is being sent`,
    coversFault(`tab-closed: ${form.id}`),
    async ({ visit }) => {
      const { page, backend } = visit;
      const filled = await openFilled(form, visit);
      await backend.injectFault(form.functionName, 'hang');
      await filled.submit.click();
      await backend.expectFaultsMet();
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await expect(filled.submit).toBeDisabled();
      await filled.expectStored(0);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/pepprac leads to its calendar', coversFault('no-script: lead'), async ({ page }) => {
    await page.goto('/pepprac');
    await page.getByRole('main').getByRole('link', { name: 'Book Implementation Call' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Demo');
  });

  test('/contact sends by the visitor’s own mail program', coversFault('no-script: contact'), async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form');
    await expect(form).toHaveAttribute('action', /^mailto:/);
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    await expect(form.locator('[type=submit]')).toBeEnabled();
  });

  test('a visitor applies for a job by email', coversFault('no-script: application'), async ({ page }) => {
    await page.goto(JOB.path);
    const link = page.getByRole('main').locator('a[href^="mailto:"]:visible').first();
    await expect(link).toHaveAttribute('href', /Appointment%20Setter/);
    await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeHidden();
  });
});
