import type { Page } from '@playwright/test';
import { against } from './faults.ts';
import { allowFailedRequests, expect, fillLeadForm } from './fixtures.ts';
import { forms, openFilled, test, type Environment } from './forms.ts';
import { launchWholeChromium, needsWholeChromium } from './wholeChromium.ts';
import { SITE } from './environment.ts';

const MAIN_SITE = 'https://app.ardenwell.example/**';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book your implementation call' });

/** A browser that keeps pages which were left: Playwright switches that off. */
async function withPageCache(environment: Environment, visit: (environment: Environment) => Promise<void>) {
  const browser = await launchWholeChromium('--disable-back-forward-cache');
  const page = await browser.newPage({ baseURL: SITE });
  await visit({ ...environment, page });
  await browser.close();
}

/** What a page hears when it is left and shown again. */
const tellRestored = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

async function leaveAndReturn(page: Page) {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.restored = String(persisted)));
  });
  await page.goto('/faq');
  // Playwright's own way back waits for a load, and a page that was kept is not loaded.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
}

for (const form of forms) {
  test(
    `the ${form.id} form hears that its page is shown again: it is as it was, and sends`,
    against('page-restored', form.id),
    async ({ environment }) => {
      const filled = await openFilled(form, environment);
      await tellRestored(environment.page);
      await filled.expectKept();
      await filled.submit.click();
      await filled.expectThanks();
      await filled.expectStored(1);
    },
  );

  test(
    `the ${form.id} form in a Chromium that keeps pages: left, shown again, sent`,
    against('page-restored', form.id),
    async ({ environment }) => {
      needsWholeChromium();
      await withPageCache(environment, async (cached) => {
        const filled = await openFilled(form, cached);
        await leaveAndReturn(cached.page);
        await filled.expectKept();
        await filled.submit.click();
        await filled.expectThanks();
        await filled.expectStored(1);
      });
    },
  );
}

test(
  'thanks that led to another site are gone when the visitor comes back',
  against('page-restored', 'lead'),
  async ({ environment }) => {
    const { page, email, backend } = environment;
    // An answer that leaves the page where it is, as if it had been come back to.
    await page.route(MAIN_SITE, (route) => route.fulfill({ status: 204 }));
    await page.goto('/aff');
    const { dialog, submit } = await fillLeadForm(page, email);
    const led = page.waitForRequest(MAIN_SITE);
    await submit.click();
    await led;
    await expect(dialog.getByText('Thank You!')).toBeVisible();
    await tellRestored(page);
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
    await expect(dialog.getByLabel('Email')).toHaveValue('');
    expect(await backend.leads(email)).toHaveLength(1);
  },
);

test('Back during the thanks: the visitor is not pulled on', against('back-during-redirect', 'lead'), async ({ environment }) => {
  const { page, email, backend } = environment;
  await page.clock.install();
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.goto('/pepprac');
  const { dialog, submit } = await fillLeadForm(page, email);
  await submit.click();
  await expect(dialog.getByText('Thank You!')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  const { pathname } = new URL(page.url());
  await page.clock.fastForward(5000);
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(await backend.leads(email)).toHaveLength(1);
});

test.describe('a page that is reloaded while a lead is on its way', () => {
  for (const { what, fault, times, stored } of [
    { what: 'before it was stored', fault: 'hang', times: 1, stored: 0 },
    // Twice: the browser itself sends a request again when a kept connection ends without a response.
    { what: 'after it was stored', fault: 'drop-after-commit', times: 2, stored: 1 },
  ]) {
    test(
      `${what}: offered again in the same tab, stored once`,
      against('tab-closed', 'lead'),
      async ({ page, backend, email, consoleErrors }) => {
        await page.goto('/pepprac');
        const { submit } = await fillLeadForm(page, email);
        await backend.spoil('track-affiliate-lead', { fault }, times);
        await submit.click();
        await expect.poll(async () => (await backend.leads(email)).length).toBe(stored);
        if (stored === 0) await backend.expectFaultsMet();
        await backend.heal();

        await page.reload();
        await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
        const dialog = dialogOf(page);
        await expect(dialog.getByRole('status')).toContainText('Your details are still here.');
        await expect(dialog.getByLabel('Email')).toHaveValue(email);
        await dialog.locator('[type=submit]').click();
        await expect(dialog.getByText('Thank You!')).toBeVisible();
        expect(await backend.leads(email)).toHaveLength(1);
        allowFailedRequests(consoleErrors);
      },
    );
  }

  test('on a shared tablet the next visitor’s tab offers nothing of it', async ({ page, context, backend, email }) => {
    await page.goto('/pepprac');
    const { submit } = await fillLeadForm(page, email);
    await backend.spoil('track-affiliate-lead', { fault: 'hang' });
    await submit.click();
    await backend.expectFaultsMet();
    const next = await context.newPage();
    await page.close();

    await next.goto('/pepprac');
    await next.getByRole('button', { name: 'Book Implementation Call' }).first().click();
    const dialog = dialogOf(next);
    await expect(dialog.getByLabel('Email')).toHaveValue('');
    await expect(dialog.getByRole('status')).toHaveCount(0);
    expect(await next.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(email);
    await next.close();
  });
});

for (const form of forms) {
  test(
    `the ${form.id} form asks before its tab is closed on the way, and goes on`,
    against('tab-closed', form.id),
    async ({ environment }) => {
      const filled = await openFilled(form, environment);
      await environment.backend.spoil(form.functionName, { fault: 'hang' });
      const sent = environment.page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith(form.functionName),
      );
      await filled.submit.click();
      await sent;
      const asked = environment.page.waitForEvent('dialog');
      await environment.page.close({ runBeforeUnload: true });
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

  test('/pepprac leads to its calendar', against('no-script', 'lead'), async ({ page }) => {
    await page.goto('/pepprac');
    await page.getByRole('main').getByRole('link', { name: 'Book Implementation Call' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Demo');
  });

  test('/contact goes by the visitor’s own mail program', against('no-script', 'contact'), async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form');
    await expect(form).toHaveAttribute('action', /^mailto:/);
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    await expect(form.locator('[type=submit]')).toBeEnabled();
  });

  test('a job is applied for by email', against('no-script', 'application'), async ({ page }) => {
    await page.goto('/jobs/appointment-setter');
    await expect(page.getByRole('main').locator('a[href^="mailto:"]:visible').first()).toHaveAttribute(
      'href',
      /Appointment%20Setter/,
    );
    await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeHidden();
  });
});
