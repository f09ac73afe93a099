import type { Page } from '@playwright/test';
import { fakeCalendarUrl } from '../../tools/shared/localServices.ts';
import { CALENDARS } from './helpers/testSite.ts';
import { environment, LOCAL_SERVICES, SITE } from './helpers/environment.ts';
import { coversFault } from './helpers/faults.ts';
import { expect, expectInteractive, holdRequests, openPage, test, visitor } from './helpers/fixtures.ts';
import { fillLeadForm } from './helpers/forms.ts';

const EMBED_SCRIPT = `${LOCAL_SERVICES}/calendars/embed.js`;
/** How long the page waits for its calendar. */
const TIMEOUT_MS = 15_000;
const SLOW = 'The calendar is taking longer than usual';

/** Matches the configured address of a page's calendar, whatever the page adds to it. */
const addressOf = (name: keyof typeof CALENDARS) => {
  const { provider, id } = CALENDARS[name];
  return new RegExp(`^${fakeCalendarUrl(provider, id, environment.gatewayPort)}`);
};

/** A page with a calendar of each provider. `funnels.spec.ts` books in each of them. */
const pages = [
  { provider: 'LeadConnector', path: '/booking-demo', name: 'BOOKING_DEMO', title: 'Booking calendar', hasPhone: true },
  { provider: 'Calendly', path: '/appt', name: 'APPT', title: 'Live demo calendar', hasPhone: false },
  {
    provider: 'Cal.com',
    path: '/booking-demo-dr',
    name: 'BOOKING_DEMO_DR',
    title: 'Implementation call calendar',
    hasPhone: false,
  },
  { provider: 'HubSpot', path: '/start', name: 'START', title: 'Start call calendar', hasPhone: false },
] as const;

const [{ path: PATH, title: TITLE }] = pages;
const CALENDAR = addressOf('BOOKING_DEMO');

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

/** The page's notice over its calendar: that it is slow, or an alert. */
const notice = (page: Page) =>
  page.getByRole('main').locator('[role=status], [role=alert]').filter({ hasText: 'Or book by phone' });

/** Opens a page and lets the calendar's timeout pass. */
async function openAndWait(page: Page, path: string = PATH) {
  await page.clock.install();
  await openPage(page, path);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(TIMEOUT_MS);
}

/** Lets the time pass after which a calendar is called slow. It begins with the frame, which may be later than the page's hydration. */
const expectSlowNotice = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(TIMEOUT_MS);
    await expect(notice(page)).toContainText(SLOW, { timeout: 500 });
  }).toPass({ timeout: 10_000 });

/** Makes a fake calendar behave differently, by a parameter of its address. */
async function make(page: Page, name: keyof typeof CALENDARS, fake: 'slow' | 'silent' | 'elsewhere' | 'nested') {
  await page.route(addressOf(name), async (route) => {
    const url = new URL(route.request().url());
    if (route.request().resourceType() === 'document' && !url.searchParams.has('fake')) url.searchParams.set('fake', fake);
    // The calendar reads the parameter from its own address.
    if (url.href === route.request().url()) await route.continue();
    else await route.fulfill({ status: 302, headers: { location: url.href } });
  });
}

for (const { provider, path, name, title } of pages) {
  test.describe(provider, () => {
    test('is not prefilled at first, and as high as its content at each width', async ({ page }) => {
      await page.goto(path);
      await expect(elementOf(page, title)).toHaveAttribute('src', addressOf(name));
      // A frame far from the screen is not rendered.
      await elementOf(page, title).scrollIntoViewIfNeeded();
      await expect(elementOf(page, title)).toHaveAttribute('height', /^\d+$/);
      await expectNothingHidden(page, title);
      await expect(frameOf(page, title).getByLabel('Name')).toHaveValue('');
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNothingHidden(page, title);
    });

    for (const fake of ['elsewhere', 'nested'] as const) {
      test(`a message from ${fake === 'nested' ? 'a frame inside it' : 'another page in its frame'} is ignored`, async ({
        page,
      }) => {
        await make(page, name, fake);
        const heard = page.waitForEvent('console', (message) => message.text() === 'heard');
        await page.addInitScript(() => {
          if (window.top === window)
            addEventListener(
              'message',
              (event) => /forged|1234|Succeeded":true/.test(JSON.stringify(event.data)) && console.debug('heard'),
            );
        });
        await openPage(page, path);
        await heard;
        // After one more task the page has handled the message.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(elementOf(page, title)).not.toHaveAttribute('height', '1234');
      });
    }

    test('without a message, a notice says that it is slow', async ({ page }) => {
      await make(page, name, 'silent');
      await page.clock.install();
      await page.goto(path);
      await elementOf(page, title).scrollIntoViewIfNeeded();
      await expectInteractive(page);
      await expect(notice(page)).toHaveCount(0);
      await expectSlowNotice(page);
      await expect(elementOf(page, title)).toBeVisible();
    });

    test(
      'when it is late, a notice says that it is slow until it arrives',
      coversFault('hanging-calendar: booking'),
      async ({ page }) => {
        const release = await holdRequests(page, addressOf(name));
        await page.clock.install();
        // The document never finishes loading while its frame hangs.
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).click();
        await expectInteractive(page);
        await elementOf(page, title).scrollIntoViewIfNeeded();
        await expectSlowNotice(page);
        release();
        await expect(notice(page)).toHaveCount(0);
        await elementOf(page, title).scrollIntoViewIfNeeded();
        await expect(elementOf(page, title)).toHaveAttribute('height', /^\d+$/);
      },
    );
  });
}

test('opened directly on a phone with slow page code, the calendar has no scrollbar of its own', async ({ page }) => {
  // The calendar's own code is not held.
  const release = await holdRequests(page, `${SITE}/assets/*.js`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  // The calendar has sent its messages before the page listens.
  await expect(frameOf(page).getByRole('button', { name: 'Confirm booking' })).toBeVisible();
  release();
  await expectInteractive(page);
  await expectNothingHidden(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('with blocked or unreachable hosts', () => {
  // The browser also logs that a message to the missing frame was not delivered.
  test.use({ expectedErrors: /Failed to load resource|target origin provided/ });

  test(
    'when the host is down, the page shows a notice, and the frame stays',
    coversFault('dead-calendar: booking'),
    async ({ page }) => {
      await page.route(CALENDAR, (route) => route.abort('connectionrefused'));
      await openAndWait(page);
      await expect(notice(page)).toContainText(SLOW);
      const href = new RegExp(`${CALENDAR.source}$`);
      await expect(notice(page).getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', href);
      await expect(notice(page).getByRole('link', { name: '(713) 555-0142' })).toHaveAttribute('href', 'tel:+17135550142');
      await expect(elementOf(page)).toBeVisible();
    },
  );

  test(
    'a blocked embed script does not affect a calendar that does not need it',
    coversFault('blocked-scripts: booking'),
    async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.route(EMBED_SCRIPT, (route) => route.abort('blockedbyclient'));
      await openAndWait(page);
      await expect(frameOf(page).getByRole('button', { name: 'Confirm booking' })).toBeVisible();
      await expect(elementOf(page)).toHaveAttribute('height', /^\d+$/);
      await expect(notice(page)).toHaveCount(0);
      expect(logged).toContain('Failed to load calendar embed script');
    },
  );

  test(
    'when the whole provider is blocked, the page shows an error',
    coversFault('blocked-scripts: booking'),
    async ({ page }) => {
      for (const url of [EMBED_SCRIPT, CALENDAR]) await page.route(url, (route) => route.abort('blockedbyclient'));
      await openAndWait(page);
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Something is blocking the calendar');
    },
  );
});

test('the script is loaded with the calendar and removed with it', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const script = page.locator(`script[src="${EMBED_SCRIPT}"]`);
  await page.goto(PATH);
  await expect(script).toHaveCount(1);
  await expect.poll(() => logged).toContain('Calendar embed script loaded');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL('/');
  await expect(script).toHaveCount(0);
});

test('each calendar is prefilled with what the visitor typed, and no other address contains it', async ({ page, email }) => {
  const requests: { url: string; referer: string | undefined }[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), referer: request.headers().referer }));
  await page.goto('/pepprac?utm_source=news');
  const { submit } = await fillLeadForm(page, email);
  await submit.click();
  await page.waitForURL(`**${PATH}`);
  await expect(frameOf(page).getByLabel('Email')).toHaveValue(email);
  for (const { path, title, hasPhone } of pages) {
    await page.goto(path);
    const calendar = frameOf(page, title);
    await expect(calendar.getByLabel('Name')).toHaveValue(visitor.name);
    await expect(calendar.getByLabel('Email')).toHaveValue(email);
    if (hasPhone) await expect(calendar.getByLabel('Phone')).toHaveValue(visitor.phone);
  }
  expect(new URL(page.url()).search).toBe('');
  const [local = ''] = email.split('@');
  for (const { url, referer = '' } of requests) {
    const isCalendar = pages.some(({ name }) => addressOf(name).test(url));
    // The frame's own address is where its provider reads the values.
    if (!isCalendar) expect(decodeURIComponent(url)).not.toContain(local);
    expect(referer.startsWith(SITE) ? referer : '').not.toContain(local);
    // The calendar's host gets the site's origin, and not the page's address.
    if (isCalendar) expect(referer).toBe(`${SITE}/`);
  }
});
