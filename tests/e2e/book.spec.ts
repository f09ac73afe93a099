/** A visitor books a call in a calendar, which is a frame of another company. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Backend } from './helpers/backend.ts';
import { book, elementOf, expectNothingHidden, frameOf, pickTime, titles } from './helpers/calendar.ts';
import { environment } from './helpers/environment.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { addHiddenFrame } from './helpers/guests.ts';
import { calendarUrl, pageOfProvider } from './helpers/sites.ts';
import { readShifts, recordShifts } from './helpers/walk.ts';

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

test.describe('the time of a booking', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  const path = `/${pageOfProvider['Cal.com']}` as const;
  const addToCalendar = (page: Page) => page.getByRole('button', { name: 'Add to calendar' });

  /** What the visitor picked in the calendar, as the backend has stored it. */
  const startOf = async (backend: Backend, email: string) => {
    const [booking] = await backend.bookings(email);
    return new Date(String(booking?.details.start));
  };

  async function saveFile(page: Page): Promise<string> {
    const saved = page.waitForEvent('download');
    await addToCalendar(page).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('ardenwell-call.ics');
    return readFileSync(await download.path(), 'utf8');
  }

  test('where the provider says it, the thanks name it, also after a reload, on paper, and in a file', async ({
    page,
    email,
    backend,
  }) => {
    await page.goto(path);
    await book(page, titles[path], email);
    const start = await startOf(backend, email);
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', ...options }).format(start).replace('\u202F', ' ');
    const day = page.getByText(format({ weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' }));
    const expectTime = async () => {
      await expect(day).toBeVisible();
      await expect(page.getByText(`${format({ hour: 'numeric', minute: '2-digit' })} – `)).toBeVisible();
      await expect(page.getByText('India Standard Time')).toBeVisible();
    };
    await expectTime();

    const stamp = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
    const file = await saveFile(page);
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ardenwell//Booking//EN',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:[0-9a-f-]{36}@ardenwell\.example$/),
      expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
      `DTSTART:${stamp(start.getTime())}`,
      `DTEND:${stamp(start.getTime() + 60 * 60 * 1000)}`,
      'SUMMARY:Your call with Ardenwell',
      expect.stringMatching(/^DESCRIPTION:The meeting details are in the email/),
      expect.stringMatching(/^ /),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);

    await page.reload();
    await expectTime();
    const uidOf = (text: string) => /^UID:.*$/m.exec(text)?.[0];
    expect(uidOf(await saveFile(page))).toBe(uidOf(file));

    await page.emulateMedia({ media: 'print' });
    await expect(day).toBeVisible();
    await expect(addToCalendar(page)).toBeHidden();
  });

  /** Moves the booking that this tab knows to a day at noon. */
  const moveBooking = (page: Page, day: string) =>
    page.evaluate((date) => {
      const call = JSON.parse(sessionStorage.getItem('offered-call') ?? '{}') as object;
      const moved = { ...call, start: `${date}T12:00:00Z`, end: `${date}T12:30:00Z` };
      sessionStorage.setItem('offered-call', JSON.stringify(moved));
    }, day);

  /** A Friday in May and a Wednesday in September, of which the latter is long in words. */
  const [shortDay, longDay] = (() => {
    const year = new Date().getUTCFullYear() + 1;
    const find = (month: number, weekday: number) =>
      Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(year, month, 20 + at)))
        .find((date) => date.getUTCDay() === weekday)
        ?.toISOString()
        .slice(0, 10) ?? '';
    return [find(4, 5), find(8, 3)];
  })();

  test('nothing moves when the page of a known time is loaded again, however long the day is in words', async ({
    page,
    email,
  }) => {
    await page.addInitScript(recordShifts);
    await page.goto(path);
    await book(page, titles[path], email);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const day of [shortDay, longDay]) {
        await moveBooking(page, day);
        await openPage(page, '/ty-demo');
        await expect(page.locator(`time[datetime^="${day}"]`)).toBeVisible();
        await expect(addToCalendar(page)).toBeVisible();
        expect(await readShifts(page), `${day} at ${width} px`).toEqual([]);
      }
    }
  });

  test('of an earlier booking is gone once another one is requested', async ({ page, email }) => {
    await page.goto(path);
    await book(page, titles[path], email);
    await expect(addToCalendar(page)).toBeVisible();
    await openCalendar(page, path, { outcome: 'pending' });
    await pickTime(page, titles[path], email);
    await expect(statusOf(page)).toContainText('Your time is requested');
    await expect(addToCalendar(page)).toHaveCount(0);
    await page.goto('/ty-demo');
    await expect(page.getByText('doesn’t tell this page which time you picked')).toBeVisible();
    await expect(addToCalendar(page)).toHaveCount(0);
  });

  test('where the provider keeps it to itself, the thanks say where it is', async ({ page, email }) => {
    await page.goto(PATH);
    await book(page, TITLE, email);
    await expect(page.getByText('doesn’t tell this page which time you picked')).toBeVisible();
    await expect(addToCalendar(page)).toHaveCount(0);
  });
});

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
