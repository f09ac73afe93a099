/** A visitor books a call in a calendar, which is a frame of another company. */
import type { Page } from '@playwright/test';
import { book, elementOf, expectNothingHidden, frameOf, pickTime, titles } from './helpers/calendar.ts';
import { environment } from './helpers/environment.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { addHiddenFrame } from './helpers/guests.ts';
import { calendarUrl, pageOfProvider } from './helpers/sites.ts';

const PATH = '/booking-demo';
const TITLE = titles[PATH];

test('a calendar is empty, as high as its content, and takes a booking', async ({ page, backend, email }) => {
  const title = titles['/appt'];
  await page.goto('/appt');
  // A frame far from the screen is not rendered.
  await elementOf(page, title).scrollIntoViewIfNeeded();
  await expect(elementOf(page, title)).toHaveAttribute('height', /^\d+$/);
  await expectNothingHidden(page, title);
  await expect(frameOf(page, title).getByLabel('Name')).toHaveValue('');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNothingHidden(page, title);
  await book(page, title, email);
  expect(await backend.bookings(email)).toMatchObject([{ calendar: 'appt' }]);
});

/** Opens a page, and tells its sample calendar what becomes of a booking. */
async function openCalendar(page: Page, path: keyof typeof titles, play: { outcome?: string; next?: string }): Promise<void> {
  await openPage(page, path);
  const calendar = frameOf(page, titles[path]).getByRole('heading', { level: 1 });
  await calendar.evaluate((_, more) => {
    const query = new URLSearchParams([...new URLSearchParams(location.search), ...more]);
    history.replaceState(null, '', `?${query.toString()}`);
  }, Object.entries(play));
}

const statusOf = (page: Page) => page.getByRole('main').getByRole('status');
const pay = (page: Page, title: string) => frameOf(page, title).getByRole('button', { name: 'Pay' }).click();

for (const [provider, calendar] of Object.entries(pageOfProvider)) {
  test(`/${calendar}: a booking with ${provider} is thanked for`, async ({ page, email, backend }) => {
    const path = `/${calendar}` as const;
    await page.goto(path);
    await book(page, titles[path], email);
    expect(await backend.bookings(email)).toMatchObject([{ calendar }]);
  });
}

test.describe('a booking that is not final', () => {
  test.use({ expectedErrors: /Content Security Policy|X-Frame-Options|frame-ancestors/ });

  for (const [path, outcome, words] of [
    ['/start', 'pending', 'Your time is requested'],
    ['/start', 'unpaid', 'One step left: the payment'],
    ['/onboarding', 'unpaid', 'One step left: the payment'],
    ['/start', 'rescheduled', 'Your booking is changed'],
    ['/start', 'canceled', 'Your booking is canceled'],
  ] as const) {
    test(`${path}, ${outcome}: stays at the calendar, which says so`, async ({ page, email }) => {
      await openCalendar(page, path, { outcome });
      await pickTime(page, titles[path], email);
      await expect(statusOf(page)).toContainText(words);
      // The calendar goes on, and its height with it.
      await expectNothingHidden(page, titles[path]);
      await expect(statusOf(page)).toContainText(words);
      await expect(page).toHaveURL(path);
    });
  }

  test('on a phone: what became of it is on the screen', async ({ page, email }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openCalendar(page, '/start', { outcome: 'pending' });
    await pickTime(page, titles['/start'], email);
    await expect(statusOf(page)).toBeInViewport({ ratio: 1 });
  });

  for (const path of ['/booking-demo', '/booking-demo-dr'] as const) {
    test(`${path}: a booking is thanked for once it is paid`, async ({ page, email }) => {
      await openCalendar(page, path, { outcome: 'unpaid' });
      await pickTime(page, titles[path], email);
      await expect(frameOf(page, titles[path]).getByRole('button', { name: 'Pay' })).toBeVisible();
      await expect(page).toHaveURL(path);
      await pay(page, titles[path]);
      await page.waitForURL('**/ty-demo');
    });
  }

  test('where the provider leads back to the site after the payment, the visitor gets the thanks', async ({ page, email }) => {
    await openCalendar(page, '/start', { outcome: 'unpaid', next: '/ty-demo' });
    await pickTime(page, titles['/start'], email);
    await expect(statusOf(page)).toContainText('One step left: the payment');
    await pay(page, titles['/start']);
    await page.waitForURL('**/ty-demo');
  });

  test('where the provider leads back to the site before the confirmation, nothing is thanked for', async ({ page, email }) => {
    await openCalendar(page, '/start', { outcome: 'pending', next: '/ty-demo' });
    const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await pickTime(page, titles['/start'], email);
    await blocked;
    await longEnoughForThanks(page);
    await expect(statusOf(page)).toContainText('Your time is requested');
    await expect(page).toHaveURL('/start');
  });
});

test('a calendar’s frame may save an appointment’s file, and its popup for a payment or a sign-in reports back', async ({
  page,
}) => {
  // The page that the visitor came to decides about popups.
  await openPage(page, '/start');
  await page.getByRole('link', { name: 'Book Now' }).click();
  await page.waitForURL(`**${PATH}`);
  const calendar = frameOf(page, TITLE).getByRole('heading', { level: 1 });
  await expect(calendar).toBeVisible();
  const saved = page.waitForEvent('download');
  await frameOf(page, TITLE)
    .locator('#file')
    .evaluate((link: HTMLAnchorElement) => link.click());
  expect((await saved).suggestedFilename()).toBe('sample-call.ics');
  const [popup] = await Promise.all([page.waitForEvent('popup'), calendar.evaluate(() => window.open('/fakes/survey/payment'))]);
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
});

/** Waits for the time after which a blocked page would be taken for the calendar's. */
async function longEnoughForThanks(page: Page): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 2000, start);
}

test.describe('a frame that a script of another company adds', () => {
  test.use({ expectedErrors: /Content Security Policy|X-Frame-Options|frame-ancestors/ });

  for (const address of ['/ty-demo', 'https://elsewhere.example/sync'])
    test(`blocked at ${address}, leaves the calendar as it is`, async ({ page, email }) => {
      await addHiddenFrame(page, address, 'at the start');
      await openPage(page, PATH);
      await addHiddenFrame(page, address, 'now');
      await longEnoughForThanks(page);
      await expect(statusOf(page)).toHaveCount(0);
      await expect(page).toHaveURL(PATH);
      await book(page, TITLE, email);
    });

  test('of the calendar’s own host: its messages are not the calendar’s', async ({ page }) => {
    await openPage(page, PATH);
    const sibling = await addHiddenFrame(page, calendarUrl('appt', environment.gatewayPort), 'now');
    await sibling.evaluate(() => parent.postMessage(['msgsndr-booking-complete', {}], '*'));
    await expect(elementOf(page, TITLE)).toHaveAttribute('height', /^\d+$/);
    await expect(page).toHaveURL(PATH);
  });
});

test.describe('a provider that leads its frame on after a booking', () => {
  test.use({ expectedErrors: /Content Security Policy|X-Frame-Options|frame-ancestors/ });

  test('to the site: the visitor gets the thanks', async ({ page, email }) => {
    await openCalendar(page, PATH, { outcome: 'unreported', next: '/ty-demo' });
    await book(page, TITLE, email);
  });

  test('to another host: the page offers the thanks', async ({ page, email }) => {
    await openCalendar(page, PATH, { outcome: 'unreported', next: 'https://elsewhere.example/thanks' });
    const thanks = page.getByRole('status').getByRole('link', { name: 'See what happens next' });
    await Promise.all([book(page, TITLE, email), thanks.click()]);
  });
});
