import type { Page } from '@playwright/test';
import { fakeCalendarUrl } from '../../tools/shared/localServices.ts';
import { CALENDARS } from '../support/testSite.ts';
import { against } from './faults.ts';
import { book, expect, fillLeadForm, test, visitor } from './fixtures.ts';
import { GATEWAY, place, SITE } from './environment.ts';

const EMBED_SCRIPT = `${GATEWAY}/fakes/calendars/embed.js`;
/** The page's own patience, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** The address of a page's calendar, as its owner has configured it. */
const calendarOf = (name: keyof typeof CALENDARS) => {
  const { provider, id } = CALENDARS[name];
  return fakeCalendarUrl(provider, id, place.gatewayPort);
};
const CALENDAR = calendarOf('BOOKING_DEMO');
/** The calendar's frame, whatever its address says beside its own. */
const inFrame = new RegExp(`^${CALENDAR}`);

const frameOf = (page: Page) => page.frameLocator('iframe[title="Booking calendar"]');

/** What the page says about its calendar: that it is slow, or an alert. */
const notice = (page: Page) =>
  page.getByRole('main').locator('[role=status], [role=alert]').filter({ hasText: 'Or book by phone' });

/** The browser reports what it could not load, and that nobody was there to be greeted. */
const allowUnreachable = (consoleErrors: string[]) => {
  const isExpected = (line: string) => /Failed to load resource|target origin provided/.test(line);
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((line) => !isExpected(line)));
};

async function openAndWait(page: Page) {
  await page.clock.install();
  await page.goto('/booking-demo');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(TIMEOUT_MS);
}

/** A page with a calendar of each provider. */
const pages = [
  { provider: 'LeadConnector', path: '/booking-demo', name: 'BOOKING_DEMO', title: 'Booking calendar', phone: true },
  { provider: 'Calendly', path: '/appt', name: 'APPT', title: 'Live demo calendar', phone: false },
  { provider: 'Cal.com', path: '/booking-demo-dr', name: 'BOOKING_DEMO_DR', title: 'Implementation call calendar', phone: false },
  { provider: 'HubSpot', path: '/start', name: 'START', title: 'Start call calendar', phone: false },
] as const;

/** Adds to what a frame asks its calendar for, so that it behaves in another way. */
async function make(page: Page, name: keyof typeof CALENDARS, fake: 'slow' | 'silent' | 'elsewhere' | 'nested') {
  await page.route(new RegExp(`^${calendarOf(name)}`), async (route) => {
    const url = new URL(route.request().url());
    if (route.request().resourceType() === 'document' && !url.searchParams.has('fake')) url.searchParams.set('fake', fake);
    // The page reads its own address.
    if (url.href === route.request().url()) await route.continue();
    else await route.fulfill({ status: 302, headers: { location: url.href } });
  });
}

for (const { provider, path, name, title, phone } of pages) {
  test.describe(provider, () => {
    test('is as high as it wants to be', async ({ page }) => {
      await page.goto(path);
      const frame = page.locator(`iframe[title="${title}"]`);
      await expect(frame).toHaveAttribute('src', new RegExp(`^${calendarOf(name)}`));
      // A browser draws no frame that is far from the screen.
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('height', /^\d+$/);
      const inside = page.frameLocator(`iframe[title="${title}"]`).locator('html');
      await expect.poll(() => inside.evaluate((root) => root.scrollHeight - window.innerHeight)).toBe(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => inside.evaluate((root) => root.scrollHeight - window.innerHeight)).toBe(0);
    });

    test('booked, leads on to the thanks', async ({ page, email }) => {
      await page.goto(path);
      await book(page, title, email);
    });

    test('has what the visitor told the form', async ({ page, email }) => {
      await page.goto('/pepprac');
      const { submit } = await fillLeadForm(page, email);
      await submit.click();
      await page.waitForURL('**/booking-demo');
      await page.goto(path);
      const calendar = page.frameLocator(`iframe[title="${title}"]`);
      await expect(calendar.getByLabel('Name')).toHaveValue(visitor.name);
      await expect(calendar.getByLabel('Email')).toHaveValue(email);
      if (phone) await expect(calendar.getByLabel('Phone')).toHaveValue(visitor.phone);
    });

    for (const fake of ['elsewhere', 'nested'] as const) {
      test(`is not what ${fake === 'nested' ? 'a frame inside it' : 'another page in its frame'} says`, async ({ page }) => {
        await make(page, name, fake);
        const said = page.waitForEvent('console', (message) => message.text() === 'heard');
        await page.addInitScript(() => {
          if (window.top === window)
            addEventListener(
              'message',
              (event) => /forged|1234|Succeeded":true/.test(JSON.stringify(event.data)) && console.debug('heard'),
            );
        });
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-hydrated');
        await said;
        // A task later whatever the page makes of a message has happened.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.locator(`iframe[title="${title}"]`)).not.toHaveAttribute('height', '1234');
      });
    }

    test('silent, and slow', async ({ page }) => {
      await make(page, name, 'silent');
      await page.clock.install();
      await page.goto(path);
      await page.locator(`iframe[title="${title}"]`).scrollIntoViewIfNeeded();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await expect(notice(page)).toHaveCount(0);
      await page.clock.runFor(TIMEOUT_MS);
      await expect(notice(page)).toContainText('The calendar is taking longer than usual');
      await expect(page.locator(`iframe[title="${title}"]`)).toBeVisible();
    });

    test('comes late: called slow, and there after all', against('hanging-calendar', 'booking'), async ({ page }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(new RegExp(`^${calendarOf(name)}`), async (route) => {
        await held;
        await route.continue();
      });
      await page.clock.install();
      // The document never finishes loading while its frame hangs.
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).click();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      const frame = page.locator(`iframe[title="${title}"]`);
      await frame.scrollIntoViewIfNeeded();
      await page.clock.runFor(TIMEOUT_MS);
      await expect(notice(page)).toContainText('The calendar is taking longer than usual');
      release();
      await expect(notice(page)).toHaveCount(0);
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('height', /^\d+$/);
    });
  });
}

test('opened directly on a phone, with its code late, the calendar does not scroll in itself', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${SITE}/assets/*.js`, async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/booking-demo');
  // The calendar has said everything before anybody listens.
  await expect(frameOf(page).getByRole('button', { name: 'Confirm booking' })).toBeVisible();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const body = frameOf(page).locator('html');
  await expect.poll(() => body.evaluate((root) => root.scrollHeight - window.innerHeight)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test(
  'a dead host: the page says so, over a frame that stays',
  against('dead-calendar', 'booking'),
  async ({ page, consoleErrors }) => {
    await page.route(inFrame, (route) => route.abort('connectionrefused'));
    await openAndWait(page);
    const slow = notice(page);
    await expect(slow).toContainText('The calendar is taking longer than usual');
    await expect(slow.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', CALENDAR);
    await expect(slow.getByRole('link', { name: '(713) 555-0142' })).toHaveAttribute('href', 'tel:+17135550142');
    await expect(page.locator('iframe[title="Booking calendar"]')).toBeVisible();
    allowUnreachable(consoleErrors);
  },
);

test(
  'a blocked script changes nothing for a calendar that speaks for itself',
  against('blocked-scripts', 'booking'),
  async ({ page, consoleErrors }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route(EMBED_SCRIPT, (route) => route.abort('blockedbyclient'));
    await openAndWait(page);
    await expect(frameOf(page).getByRole('button', { name: 'Confirm booking' })).toBeVisible();
    await expect(page.locator('iframe[title="Booking calendar"]')).toHaveAttribute('height', /^\d+$/);
    await expect(notice(page)).toHaveCount(0);
    expect(said).toContain('Failed to load calendar embed script');
    allowUnreachable(consoleErrors);
  },
);

test('a blocker that refuses all of the provider', against('blocked-scripts', 'booking'), async ({ page, consoleErrors }) => {
  await page.route(EMBED_SCRIPT, (route) => route.abort('blockedbyclient'));
  await page.route(inFrame, (route) => route.abort('blockedbyclient'));
  await openAndWait(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something is blocking the calendar');
  allowUnreachable(consoleErrors);
});

test('the script comes with the calendar and goes with it', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const script = page.locator(`script[src="${EMBED_SCRIPT}"]`);
  await page.goto('/booking-demo');
  await expect(script).toHaveCount(1);
  await expect.poll(() => said).toContain('Calendar embed script loaded');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL('/');
  await expect(script).toHaveCount(0);
});

test('what the visitor told the form is in the calendar already, and in no address but its own', async ({ page, email }) => {
  const requests: { url: string; referer: string | undefined }[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), referer: request.headers().referer }));
  await page.goto('/pepprac?utm_source=news');
  const { submit } = await fillLeadForm(page, email);
  await submit.click();
  await page.waitForURL('**/booking-demo');

  const calendar = frameOf(page);
  await expect(calendar.getByLabel('Name')).toHaveValue(visitor.name);
  await expect(calendar.getByLabel('Email')).toHaveValue(email);
  await expect(calendar.getByLabel('Phone')).toHaveValue(visitor.phone);

  // The page loaded anew still knows; what was changed in the calendar is the visitor's own.
  await page.reload();
  await expect(calendar.getByLabel('Email')).toHaveValue(email);
  expect(new URL(page.url()).search).toBe('');
  const [local = ''] = email.split('@');
  for (const { url, referer = '' } of requests) {
    const isCalendar = inFrame.test(url);
    // The frame's own address is where its provider reads them.
    if (!isCalendar) expect(decodeURIComponent(url)).not.toContain(local);
    expect(referer.startsWith(SITE) ? referer : '').not.toContain(local);
    // The calendar's host learns which site it stands on, not which page.
    if (isCalendar) expect(referer).toBe(`${SITE}/`);
  }
});

test('a visitor who told nothing finds an empty calendar', async ({ page }) => {
  await page.goto('/booking-demo');
  await expect(page.locator('iframe[title="Booking calendar"]')).toHaveAttribute('height', /^\d+$/);
  await expect(frameOf(page).getByLabel('Name')).toHaveValue('');
});
