import type { Page } from '@playwright/test';
import { against } from './faults.ts';
import { book, expect, fillLeadForm, test, visitor } from './fixtures.ts';
import { GATEWAY } from './environment.ts';

type Booking = { calendar: string; details: { name: string; email: string } };

/** What the calendar's host has received under an address. */
async function bookingsOf(email: string): Promise<Booking[]> {
  const response = await fetch(`${GATEWAY}/fakes/calendars/bookings`);
  const { bookings } = (await response.json()) as { bookings: Booking[] };
  return bookings.filter(({ details }) => details.email === email);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('from the first page to the last', () => {
  test('/pepprac: dialog, lead, calendar, thanks', async ({ page, backend, email }) => {
    await page.goto('/pepprac?fpr=ann');
    const { submit } = await fillLeadForm(page, email);
    await submit.click();
    await page.waitForURL('**/booking-demo');
    expect(await backend.leads(email)).toHaveLength(1);
    await book(page, 'Booking calendar', email);
    expect(await bookingsOf(email)).toMatchObject([{ calendar: 'booking-demo' }]);
  });

  test('/aff: dialog, lead, and the main site’s booking page, which learns who sent the visitor', async ({
    page,
    backend,
    email,
  }) => {
    const mainSite = 'https://app.ardenwell.example/booking-demo?source=pepprac';
    await page.route('https://app.ardenwell.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Main site</h1>' }),
    );
    await page.goto('/aff');
    const { dialog, submit } = await fillLeadForm(page, email);
    await submit.click();
    await expect(dialog.getByText('Redirecting you to the exclusive webinar...')).toBeVisible();
    await page.waitForURL(mainSite);
    expect(await backend.leads(email)).toEqual([
      { name: visitor.name, email, phone: visitor.phone, business_name: visitor.businessName },
    ]);
  });

  test('/dr: every call to action leads to the physicians’ calendar, no lead is asked for', async ({ page, backend, email }) => {
    await page.goto('/dr');
    const actions = page.getByRole('main').getByRole('link', { name: 'Book Implementation Call' });
    expect(await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/booking-demo-dr',
      '/booking-demo-dr',
    ]);
    await actions.last().click();
    await expect(heading(page)).toHaveText('Schedule Your Implementation Call');
    await book(page, 'Implementation call calendar', email);
    expect(await bookingsOf(email)).toMatchObject([{ calendar: 'booking-demo-dr' }]);
    expect(await backend.leads(email)).toEqual([]);
  });

  test('/: Get Started, the live demo’s calendar, thanks', async ({ page, email }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await expect(heading(page)).toContainText('Add peptides or medical weight loss');
    await book(page, 'Live demo calendar', email);
    expect(await bookingsOf(email)).toMatchObject([{ calendar: 'appt' }]);
  });

  test('/start: the offer, its own calendar, thanks', async ({ page, email }) => {
    await page.goto('/start');
    await page.getByRole('link', { name: 'Choose a time' }).click();
    await expect(page.locator('#calendar')).toBeInViewport();
    await book(page, 'Start call calendar', email);
    expect(await bookingsOf(email)).toMatchObject([{ calendar: 'start' }]);
  });

  test('/onboarding: its own calendar, thanks', async ({ page, email }) => {
    await page.goto('/onboarding');
    await book(page, 'Onboarding calendar', email);
    expect(await bookingsOf(email)).toMatchObject([{ calendar: 'onboarding' }]);
  });

  for (const path of ['/start', '/onboarding']) {
    test(`${path}: Book Now leads to the demo’s calendar, and Back leads back`, async ({ page, email }) => {
      await page.goto(path);
      // Before that the browser follows the link by itself, and loads the page anew.
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await page.getByRole('link', { name: 'Book Now' }).click();
      await page.waitForURL('**/booking-demo');
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await page.waitForURL(`**${path}`);
      // The address changes at once; the page that is left stays until the next one is there.
      await expect(heading(page)).not.toHaveText('Book Your Demo');
      await page.goForward();
      await expect(heading(page)).toHaveText('Book Your Demo');
      await book(page, 'Booking calendar', email);
    });
  }

  for (const width of [360, 1023, 1024, 1440]) {
    test(`/demo at ${width} px: a seat is reserved in the one calendar there is`, async ({ page, email }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/demo');
      const calendar = page.getByTitle('Live group demo calendar');
      await expect(calendar).toHaveCount(1);
      for (const link of await page.getByRole('link', { name: 'Reserve Your Demo Seat' }).all()) {
        await link.click();
        const place = page.getByRole('heading', { name: 'Choose your seat' });
        await expect(place).toBeInViewport();
        const box = await calendar.boundingBox();
        // Under the header, with most of the screen to itself; a column of its own from 1024 px on.
        expect(box?.y).toBeGreaterThan(72);
        expect(box?.y).toBeLessThan(300);
        if (width < 1024) expect(box?.x).toBeLessThan(60);
        else expect(box?.x).toBeGreaterThan(width / 2 - 60);
      }
      await book(page, 'Live group demo calendar', email);
      expect(await bookingsOf(email)).toMatchObject([{ calendar: 'demo' }]);
    });
  }
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
      `/demo at ${width} px: the seat’s link leads to the calendar, which is there`,
      against('no-script', 'booking'),
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
