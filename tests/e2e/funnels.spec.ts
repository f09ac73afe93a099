import type { Page } from '@playwright/test';
import { coversFault } from './helpers/faults.ts';
import { book, expect, openPage, test, visitor } from './helpers/fixtures.ts';
import { fillLeadForm } from './helpers/forms.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

// `/pepprac` is in `leadFunnel.spec.ts`.
test.describe('from the first page to the last', () => {
  test('/aff: dialog, lead, and the main site’s booking page with its source', async ({ page, backend, email }) => {
    const mainSite = 'https://app.ardenwell.example/booking-demo?source=pepprac';
    await page.route('https://app.ardenwell.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Main site</h1>' }),
    );
    await page.goto('/aff');
    const { dialog, submit } = await fillLeadForm(page, email);
    await submit.click();
    await expect(dialog.getByText('Redirecting you to the exclusive webinar...')).toBeVisible();
    await page.waitForURL(mainSite);
    expect(await backend.leads(email)).toMatchObject([
      { name: visitor.name, email, phone: visitor.phone, business_name: visitor.businessName },
    ]);
  });

  test('/dr: every call to action leads to the physicians’ calendar, without a lead form', async ({ page, backend, email }) => {
    await page.goto('/dr');
    const actions = page.getByRole('main').getByRole('link', { name: 'Book Implementation Call' });
    expect(await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/booking-demo-dr',
      '/booking-demo-dr',
    ]);
    await actions.last().click();
    await expect(heading(page)).toHaveText('Schedule Your Implementation Call');
    await book(page, 'Implementation call calendar', email);
    expect(await backend.bookings(email)).toMatchObject([{ calendar: 'booking-demo-dr' }]);
    expect(await backend.leads(email)).toEqual([]);
  });

  test('/: Get Started leads to the live demo’s calendar and to the thanks', async ({ page, backend, email }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await expect(heading(page)).toContainText('Add peptides or medical weight loss');
    await book(page, 'Live demo calendar', email);
    expect(await backend.bookings(email)).toMatchObject([{ calendar: 'appt' }]);
  });

  test('/start: the offer leads to its own calendar and to the thanks', async ({ page, backend, email }) => {
    await page.goto('/start');
    await page.getByRole('link', { name: 'Choose a time' }).click();
    await expect(page.locator('#calendar')).toBeInViewport();
    await book(page, 'Start call calendar', email);
    expect(await backend.bookings(email)).toMatchObject([{ calendar: 'start' }]);
  });

  test('/onboarding: its own calendar leads to the thanks', async ({ page, backend, email }) => {
    await page.goto('/onboarding');
    await book(page, 'Onboarding calendar', email);
    expect(await backend.bookings(email)).toMatchObject([{ calendar: 'onboarding' }]);
  });

  for (const path of ['/start', '/onboarding']) {
    test(`${path}: Book Now leads to the demo’s calendar, and going back works`, async ({ page, email }) => {
      // Before it is interactive, the link would load the next page as a document.
      await openPage(page, path);
      await page.getByRole('link', { name: 'Book Now' }).click();
      await page.waitForURL('**/booking-demo');
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await page.waitForURL(`**${path}`);
      // The address changes at once; the old page stays until the next one has loaded.
      await expect(heading(page)).not.toHaveText('Book Your Demo');
      await page.goForward();
      await expect(heading(page)).toHaveText('Book Your Demo');
      await book(page, 'Booking calendar', email);
    });
  }

  test('/demo: at each width a link leads to the only calendar, where a seat is reserved', async ({ page, backend, email }) => {
    await page.goto('/demo');
    const calendar = page.getByTitle('Live group demo calendar');
    await expect(calendar).toHaveCount(1);
    for (const width of [360, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const link of await page.getByRole('link', { name: 'Reserve Your Demo Seat' }).all()) {
        await link.click();
        await expect(page.getByRole('heading', { name: 'Choose your seat' })).toBeInViewport();
        const { x, y } = (await calendar.boundingBox()) ?? { x: NaN, y: NaN };
        // Below the header and most of the screen wide; from 1024 px on, in its own column.
        expect(y).toBeGreaterThan(72);
        expect(y).toBeLessThan(300);
        if (width < 1024) expect(x).toBeLessThan(60);
        else expect(x).toBeGreaterThan(width / 2 - 60);
      }
    }
    await book(page, 'Live group demo calendar', email);
    expect(await backend.bookings(email)).toMatchObject([{ calendar: 'demo' }]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/start', '/onboarding']) {
    test(`${path} leads from its contact card to the demo’s calendar`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: 'Book Now' }).click();
      await expect(heading(page)).toHaveText('Book Your Demo');
    });
  }

  test('/dr leads to its calendar', async ({ page }) => {
    await page.goto('/dr');
    await page.getByRole('main').getByRole('link', { name: 'Book Implementation Call' }).first().click();
    await expect(heading(page)).toHaveText('Schedule Your Implementation Call');
  });

  test('/aff offers the main site’s booking page and answers its questions', async ({ page }) => {
    await page.goto('/aff');
    const links = page.getByRole('main').getByRole('link', { name: 'Book Implementation Call' });
    expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
      'https://app.ardenwell.example/booking-demo?source=pepprac',
      'https://app.ardenwell.example/booking-demo?source=pepprac',
    ]);
    await page.getByText('What do I pay?').click();
    await expect(page.getByText('$297 per month')).toBeVisible();
  });

  for (const width of [360, 1440]) {
    test(
      `/demo at ${width} px: the link for a seat leads to the calendar`,
      coversFault('no-script: booking'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/demo');
        await page.getByRole('link', { name: 'Reserve Your Demo Seat' }).last().click();
        await expect(page.getByRole('heading', { name: 'Choose your seat' })).toBeInViewport();
        const calendar = page.frameLocator('iframe[title="Live group demo calendar"]');
        await expect(calendar.getByRole('heading', { name: 'Book a time' })).toBeVisible();
      },
    );
  }
});
