/** A visitor leaves a lead, and is led on to the calendar. Failures that all forms share are in `send.spec.ts`. */
import type { Page } from '@playwright/test';
import { columnsOf } from '../../supabase/functions/_shared/formFields.ts';
import { book } from './helpers/calendar.ts';
import { SITE } from './helpers/environment.ts';
import { expect, openPage, phone, test, visitor, waitToFill } from './helpers/fixtures.ts';
import { fillLeadForm } from './helpers/forms.ts';

const MAIN_SITE = 'https://app.ardenwell.example/**';

/** Dispatches the events that a page gets when it is left for another one and shown again from the back-forward cache. */
const dispatchRestored = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

test('a visitor gets from the landing page through the form and the calendar to the thanks', async ({ page, backend, email }) => {
  // No visitor waits for the webhook.
  await backend.setWebhook('leads', 'hang');
  await page.goto('/pepprac?fpr=ann');
  const { dialog, submit, expectThanks } = await fillLeadForm(page, email);
  await waitToFill(page);
  const clickedAt = Date.now();
  await submit.click();
  await expectThanks();
  await expect(dialog.getByText('Redirecting you to the exclusive webinar...')).toBeVisible();

  await page.waitForURL('**/booking-demo');
  // Measured from the click: on a busy machine the test sees the thanks late.
  expect(Date.now() - clickedAt).toBeGreaterThanOrEqual(1500);
  await expect(page.getByRole('heading', { level: 1, name: 'Book Your Demo' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await book(page, 'Booking calendar', email);
  await expect(page.getByText('Demo Confirmed')).toBeVisible();
  expect(await backend.bookings(email)).toMatchObject([{ calendar: 'booking-demo' }]);
  expect(await backend.leads(email)).toMatchObject([columnsOf({ ...visitor, email })]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a lead carries the first and the last source of its visitor', async ({ page, context, backend, email }) => {
    await context.addCookies([{ name: '_fprom_tid', value: 'tid-1', url: SITE }]);
    await page.goto('/?utm_source=news&fpr=ann', { referer: 'https://mail.example/inbox?user=1' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visit'))).not.toBeNull();
    await page.goto('/pepprac?utm_source=search');
    const { submit, expectThanks } = await fillLeadForm(page, email);
    await submit.click();
    await expectThanks();

    expect((await backend.leads(email))[0]).toMatchObject({
      tracking_source: 'url_param',
      tracking_id: 'tid-1',
      ref_id: null,
      attribution: {
        fpr: 'ann',
        utm_source: 'search',
        firstTouch: { source: 'news', referrer: 'https://mail.example/inbox', landingPath: '/' },
        lastTouch: { source: 'search', landingPath: '/pepprac' },
      },
    });
  });

  test('a lead from a new tab names the campaign, the click and the partner that the first tab was opened with', async ({
    page,
    context,
    backend,
    email,
  }) => {
    await openPage(page, '/?utm_source=news&gclid=Cj0-x_1&fpr=ann');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visit'))).not.toBeNull();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
    await tab.waitForURL('**/contact');
    await tab.goto('/pepprac');
    const { submit, expectThanks } = await fillLeadForm(tab, email);
    await submit.click();
    await expectThanks();
    expect((await backend.leads(email))[0]).toMatchObject({
      tracking_source: 'url_param',
      attribution: { fpr: 'ann', utm_source: 'news', gclid: 'Cj0-x_1', firstTouch: { landingPath: '/' } },
    });
    await tab.close();
  });

  test('/aff leads on to the main site, and its thanks are gone when the visitor comes back', async ({
    page,
    backend,
    email,
  }) => {
    // Status 204 keeps the browser on the page, as if the visitor had come back to it.
    await page.route(MAIN_SITE, (route) => route.fulfill({ status: 204 }));
    await page.goto('/aff');
    const { dialog, submit, expectThanks } = await fillLeadForm(page, email);
    const redirected = page.waitForRequest(MAIN_SITE);
    await submit.click();
    expect((await redirected).url()).toBe('https://app.ardenwell.example/booking-demo?source=pepprac');
    await expectThanks();
    await dispatchRestored(page);
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
    await expect(dialog.getByLabel('Email')).toHaveValue('');
    expect(await backend.leads(email)).toHaveLength(1);
  });

  test('a visitor who goes back during the thanks is not redirected any more', async ({ page, backend, email }) => {
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
  });
});
