/** A visitor gets to a calendar, and the calendar to the page. */
import type { Page } from '@playwright/test';
import { addressOf, elementOf, expectNothingHidden, frameOf, titles } from './helpers/calendar.ts';
import { environment, SITE } from './helpers/environment.ts';
import { expect, expectInteractive, holdRequests, openPage, test, visitor } from './helpers/fixtures.ts';
import { fillLeadForm } from './helpers/forms.ts';
import { calendarUrl } from './helpers/sites.ts';

const PATH = '/booking-demo';
const TITLE = titles[PATH];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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
    await page.getByRole('main').getByRole('link', { name: 'Pick a time' }).click();
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
  await expect(frameOf(page, TITLE).getByLabel('Phone')).toHaveValue(visitor.phone);
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

test('late in a month the sample calendar begins with the days to choose from, and strikes out what is past', async ({
  page,
}) => {
  const address = calendarUrl(PATH.slice(1), environment.gatewayPort);
  const days = page.locator('#days > :not(.weekday)');
  const open = async (today: string) => {
    await page.goto(`${address}?today=${today}`);
    await expect(page.getByRole('group', { name: 'Pick a day' })).toBeVisible();
    return { days: (await days.allTextContents()).join(' '), past: (await page.locator('.past').allTextContents()).join(' ') };
  };
  expect(await open('2026-11-27')).toEqual({
    days: '29 30 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26',
    past: '',
  });
  await expect(page.getByRole('heading', { name: 'Nov – Dec 2026' })).toBeVisible();
  expect((await open('2026-11-25')).past).toBe('22 23 24');
});

test('the sample calendar says that it is loading', async ({ page }) => {
  const release = await holdRequests(page, '**/calendarPage.js');
  await page.goto(calendarUrl(PATH.slice(1), environment.gatewayPort), { waitUntil: 'commit' });
  const loading = page.getByText('Loading available times…');
  await expect(loading).toBeVisible();
  release();
  await expect(page.getByRole('group', { name: 'Pick a day' })).toBeVisible();
  await expect(loading).toBeHidden();
});

test('opened directly on a phone with slow page code, the calendar has no scrollbar of its own', async ({ page }) => {
  // The calendar's own code is not held.
  const release = await holdRequests(page, `${SITE}/assets/*.js`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  // The calendar has sent its messages before the page listens.
  await expect(frameOf(page, TITLE).getByRole('group', { name: 'Pick a time' })).toBeVisible();
  release();
  await expectInteractive(page);
  await expectNothingHidden(page, TITLE);
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
    await elementOf(page, TITLE).scrollIntoViewIfNeeded();
    await expectNotice(page);
    release();
    await expect(noticeOf(page)).toHaveCount(0);
    await elementOf(page, TITLE).scrollIntoViewIfNeeded();
    await expect(elementOf(page, TITLE)).toHaveAttribute('height', /^\d+$/);
  });

  test('when it is blocked, the browser’s error page does not count as the calendar', async ({ page }) => {
    await page.route(addressOf(PATH), (route) => route.abort('blockedbyclient'));
    await openPage(page, PATH);
    await expectNotice(page);
  });
});
