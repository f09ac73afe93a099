import type { Page } from '@playwright/test';
import { against } from './faults.ts';
import { expect, fillLeadForm, test, visitor } from './fixtures.ts';
import { GATEWAY, SITE } from './world.ts';

const CALENDAR = `${GATEWAY}/standins/calendar/booking-demo`;
const EMBED_SCRIPT = `${GATEWAY}/standins/calendar/embed.js`;
/** The page's own patience, in milliseconds. */
const TIMEOUT_MS = 8000;

const frameOf = (page: Page) => page.frameLocator('iframe[title="Booking calendar"]');

/** The browser reports what it could not load, and that nobody was there to be greeted. */
const allowUnreachable = (complaints: string[]) => {
  const isExpected = (line: string) => /Failed to load resource|target origin provided/.test(line);
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !isExpected(line)));
};

async function openAndWait(page: Page) {
  await page.clock.install();
  await page.goto('/booking-demo');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(TIMEOUT_MS);
}

for (const [path, id] of [
  ['/appt', 'appt'],
  ['/booking-demo', 'booking-demo'],
  ['/booking-demo-dr', 'booking-demo-dr'],
  ['/start', 'start'],
  ['/onboarding', 'onboarding'],
  ['/demo', 'demo'],
] as const) {
  test(`${path} has a calendar of its own, as high as it wants to be`, async ({ page }) => {
    await page.goto(path);
    const frame = page.locator('iframe[src*="/standins/calendar/"]:visible');
    await expect(frame).toHaveCount(1);
    await expect(frame).toHaveAttribute('src', `${GATEWAY}/standins/calendar/${id}`);
    await expect(frame).toHaveAttribute('height', /^\d+$/);
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
  async ({ page, complaints }) => {
    await page.route(CALENDAR, (route) => route.abort('connectionrefused'));
    await openAndWait(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The calendar is not answering');
    await expect(alert.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', CALENDAR);
    await expect(alert.getByRole('link', { name: '(713) 555-0142' })).toHaveAttribute('href', 'tel:+17135550142');
    await expect(page.locator('iframe[title="Booking calendar"]')).toBeVisible();
    allowUnreachable(complaints);
  },
);

test('a host that hangs, and answers after all', against('hanging-calendar', 'booking'), async ({ page }) => {
  let answer: () => void = () => undefined;
  const hanging = new Promise<void>((resolve) => (answer = resolve));
  await page.route(CALENDAR, async (route) => {
    await hanging;
    await route.continue();
  });
  await page.clock.install();
  // The document never finishes loading while its frame hangs.
  await page.goto('/booking-demo', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.clock.runFor(TIMEOUT_MS);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The calendar is not answering');
  answer();
  await expect(frameOf(page).getByRole('button', { name: 'Confirm booking' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test(
  'a blocked script changes nothing for a calendar that speaks for itself',
  against('blocked-scripts', 'booking'),
  async ({ page, complaints }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route(EMBED_SCRIPT, (route) => route.abort('blockedbyclient'));
    await openAndWait(page);
    await expect(frameOf(page).getByRole('button', { name: 'Confirm booking' })).toBeVisible();
    await expect(page.locator('iframe[title="Booking calendar"]')).toHaveAttribute('height', /^\d+$/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(said).toContain('Failed to load calendar embed script');
    allowUnreachable(complaints);
  },
);

test('a blocker that refuses all of the provider', against('blocked-scripts', 'booking'), async ({ page, complaints }) => {
  await page.route(`${GATEWAY}/standins/calendar/**`, (route) => route.abort('blockedbyclient'));
  await openAndWait(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something is blocking the calendar');
  allowUnreachable(complaints);
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

test('what the visitor told the form is in the calendar already, and in no address', async ({ page, email }) => {
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
    expect(decodeURIComponent(url)).not.toContain(local);
    expect(referer).not.toContain(local);
    // The calendar's host learns which site it stands on, not which page.
    if (url.startsWith(`${GATEWAY}/standins/calendar/booking-demo`)) expect(referer).toBe(`${SITE}/`);
  }
});

test('a visitor who told nothing finds an empty calendar', async ({ page }) => {
  await page.goto('/booking-demo');
  await expect(page.locator('iframe[title="Booking calendar"]')).toHaveAttribute('height', /^\d+$/);
  await expect(frameOf(page).getByLabel('Name')).toHaveValue('');
});
