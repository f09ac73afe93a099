/** A visitor books a call in a calendar, which is a frame of another company. */
import type { Page } from '@playwright/test';
import { environment, SITE } from './helpers/environment.ts';
import { book, expect, expectInteractive, holdRequests, openPage, pickTime, test, visitor } from './helpers/fixtures.ts';
import { fillLeadForm } from './helpers/forms.ts';
import { addHiddenFrame } from './helpers/guests.ts';
import { calendarUrl } from './helpers/testSite.ts';

const titles = {
  '/appt': 'Live demo calendar',
  '/booking-demo': 'Booking calendar',
  '/booking-demo-dr': 'Implementation call calendar',
  '/start': 'Start call calendar',
  '/onboarding': 'Onboarding calendar',
  '/demo': 'Live group demo calendar',
};

const PATH = '/booking-demo';
const TITLE = titles[PATH];

/** Matches the configured address of a page's calendar, whatever the page adds to it. */
const addressOf = (path: string) => new RegExp(`^${calendarUrl(path.slice(1), environment.gatewayPort)}(\\?|$)`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const elementOf = (page: Page, title: string = TITLE) => page.locator(`iframe[title="${title}"]`);
const frameOf = (page: Page, title: string = TITLE) => page.frameLocator(`iframe[title="${title}"]`);

/** Expects that the calendar's frame shows all of its content. */
const expectNothingHidden = (page: Page, title?: string) =>
  expect
    .poll(() =>
      frameOf(page, title)
        .locator('html')
        .evaluate((root) => root.scrollHeight - window.innerHeight),
    )
    .toBe(0);

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

for (const path of ['/booking-demo', '/booking-demo-dr', '/start', '/onboarding'] as const) {
  test(`${path}: a booking with this page’s provider is thanked for`, async ({ page, email, backend }) => {
    await page.goto(path);
    await book(page, titles[path], email);
    expect(await backend.bookings(email)).toMatchObject([{ calendar: path.slice(1) }]);
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
  const calendar = frameOf(page).getByRole('heading', { level: 1 });
  await expect(calendar).toBeVisible();
  const saved = page.waitForEvent('download');
  await frameOf(page)
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
    const sibling = await addHiddenFrame(page, calendarUrl('start', environment.gatewayPort).replace('cal.', ''), 'now');
    await sibling.evaluate(() => parent.postMessage(['msgsndr-booking-complete', {}], '*'));
    await expect(elementOf(page)).toHaveAttribute('height', /^\d+$/);
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

test.describe('ways to a calendar', () => {
  test('each page has its own calendar', async ({ page }) => {
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(path);
      await expect(elementOf(page, title)).toHaveAttribute('src', addressOf(path));
    }
  });

  test('/dr: both calls to action lead to the physicians’ calendar, without a lead form', async ({ page }) => {
    await page.goto('/dr');
    const actions = page.getByRole('main').getByRole('link', { name: 'Book Implementation Call' });
    await expect(actions).toHaveCount(2);
    for (const action of await actions.all()) await expect(action).toHaveAttribute('href', '/booking-demo-dr');
    await actions.last().click();
    await expect(heading(page)).toHaveText('Schedule Your Implementation Call');
  });

  test('/start: the offer leads to its own calendar, Book Now to the demo’s, and going back works', async ({ page }) => {
    // Before it is interactive, the link would load the next page as a document.
    await openPage(page, '/start');
    await page.getByRole('link', { name: 'Choose a time' }).click();
    await expect(page.locator('#calendar')).toBeInViewport();
    await page.getByRole('link', { name: 'Book Now' }).click();
    await page.waitForURL('**/booking-demo');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await page.waitForURL('**/start#calendar');
    // The address changes at once; the old page stays until the next one has loaded.
    await expect(heading(page)).not.toHaveText('Book Your Demo');
    await page.goForward();
    await expect(heading(page)).toHaveText('Book Your Demo');
  });

  test('/demo: at each width a link leads to the only calendar', async ({ page }) => {
    await page.goto('/demo');
    await expect(page.getByTitle('Live group demo calendar')).toHaveCount(1);
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      for (const link of await page.getByRole('link', { name: 'Reserve Your Demo Seat' }).all()) {
        await link.click();
        await expect(page.getByRole('heading', { name: 'Choose your seat' })).toBeInViewport();
      }
    }
  });
});

test('a visitor of an advertisement leaves each page with a calendar by one Back', async ({ page }) => {
  for (const path of Object.keys(titles)) {
    await page.goto('/faq');
    await openPage(page, `${path}?utm_source=news&gclid=Cj0-x_1`);
    const calendar = () => page.frames().find((frame) => addressOf(path).test(frame.url()));
    // The campaign comes after hydration, when the calendar has loaded already.
    await expect.poll(() => calendar()?.url(), path).toContain('utm_source=news');
    await expect(calendar()?.getByRole('group', { name: 'Pick a day' }) ?? page.getByText(path)).toBeVisible();
    await page.goBack();
    expect(page.url(), path).toBe(`${SITE}/faq`);
  }
});

test('a calendar is prefilled with what the visitor typed, and no other address contains it', async ({ page, email }) => {
  const requests: { url: string; referer: string | undefined }[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), referer: request.headers().referer }));
  await page.goto('/pepprac?utm_source=news');
  const { submit } = await fillLeadForm(page, email);
  await submit.click();
  await page.waitForURL(`**${PATH}`);
  await expect(frameOf(page).getByLabel('Phone')).toHaveValue(visitor.phone);
  await page.goto('/appt');
  await expect(frameOf(page, titles['/appt']).getByLabel('Name')).toHaveValue(visitor.name);
  await expect(frameOf(page, titles['/appt']).getByLabel('Email')).toHaveValue(email);
  expect(new URL(page.url()).search).toBe('');
  const [local = ''] = email.split('@');
  for (const { url, referer = '' } of requests) {
    const isCalendar = Object.keys(titles).some((path) => addressOf(path).test(url));
    // The frame's own address is where its provider reads the values.
    if (!isCalendar) expect(decodeURIComponent(url)).not.toContain(local);
    expect(referer.startsWith(SITE) ? referer : '').not.toContain(local);
    // The calendar's host gets the site's origin, and not the page's address.
    if (isCalendar) expect(referer).toBe(`${SITE}/`);
  }
});

test('opened directly on a phone with slow page code, the calendar has no scrollbar of its own', async ({ page }) => {
  // The calendar's own code is not held.
  const release = await holdRequests(page, `${SITE}/assets/*.js`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  // The calendar has sent its messages before the page listens.
  await expect(frameOf(page).getByRole('group', { name: 'Pick a time' })).toBeVisible();
  release();
  await expectInteractive(page);
  await expectNothingHidden(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('a calendar that does not come', () => {
  // The browser also logs that a message to the missing frame was not delivered.
  test.use({ expectedErrors: /Failed to load resource|target origin provided/ });

  const noticeOf = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Or book by phone' });

  /** Lets the time pass after which a calendar is called slow. It begins with the frame, which may be later than hydration. */
  const expectNotice = (page: Page): Promise<void> =>
    expect(async () => {
      await page.clock.runFor(15_000);
      await expect(noticeOf(page)).toContainText('The calendar is taking longer than usual', { timeout: 500 });
    }).toPass();

  test.beforeEach(({ page }) => page.clock.install());

  test('when it is late, a notice offers other ways until it arrives', async ({ page }) => {
    const release = await holdRequests(page, addressOf(PATH));
    // The document never finishes loading while its frame hangs, so its code starts with the first interaction.
    await page.goto(PATH, { waitUntil: 'commit' });
    await heading(page).click();
    await expectInteractive(page);
    await elementOf(page).scrollIntoViewIfNeeded();
    await expectNotice(page);
    release();
    await expect(noticeOf(page)).toHaveCount(0);
    await elementOf(page).scrollIntoViewIfNeeded();
    await expect(elementOf(page)).toHaveAttribute('height', /^\d+$/);
  });

  test('when it is blocked, the browser’s error page does not count as the calendar', async ({ page }) => {
    await page.route(addressOf(PATH), (route) => route.abort('blockedbyclient'));
    await openPage(page, PATH);
    await expectNotice(page);
  });
});
