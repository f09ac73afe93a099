import type { Page } from '@playwright/test';
import { partnerLogos } from '../../src/content/partnerLogos.ts';
import { services } from '../../src/content/services.ts';
import { topicCopy } from '../../src/content/topics.ts';
import { book } from './helpers/calendar.ts';
import { CODE, expect, expectInteractive, holdRequests, openPage, test } from './helpers/fixtures.ts';
import { fillLeadForm } from './helpers/forms.ts';
import { rejectStorage } from './helpers/guests.ts';

const smallPhone = { width: 360, height: 640 };

test('without cookies and storage a lead is sent and a call is booked', async ({ page, email }) => {
  await rejectStorage(page);
  await openPage(page, '/pepprac?fpr=ann&utm_source=news');
  const { submit } = await fillLeadForm(page, email);
  await submit.click();
  await page.waitForURL('**/booking-demo');
  await book(page, 'Booking calendar', email);
});

/** The message of the error that the broken section throws. */
const BUG = 'This section fails on purpose, and knows dana@lakeside-peptides.example.';

/** Makes the home page's testimonials throw: only they observe their intersection with a margin of 200 px. */
const breakTestimonials = (page: Page): Promise<unknown> =>
  page.addInitScript((message) => {
    const { IntersectionObserver: Real } = window;
    window.IntersectionObserver = class extends Real {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        if (options?.rootMargin === '200px') throw new Error(message);
        super(callback, options);
      }
    };
  }, BUG);

test('a section that fails is replaced, the rest of the page works, and the error is logged', async ({ page, consoleErrors }) => {
  await breakTestimonials(page);
  await page.goto('/');
  // Sections below the first screen hydrate only when they come near.
  await page.mouse.wheel(0, 1000);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This part of the page didn’t load');
  await expect(alert).toHaveCount(1);
  expect(consoleErrors.join('\n')).toContain(BUG);
  consoleErrors.splice(0);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL('**/appt');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a page is painted before any of its code is requested, with the styles that hydration keeps', async ({ page }) => {
  await openPage(page, '/contact');
  // Milliseconds since the navigation began.
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toHaveLength(1);
  expect(requested.length).toBeGreaterThan(3);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted[0] ?? Infinity);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 242)');
});

test.describe('the brand’s fonts', () => {
  test.use({ viewport: smallPhone });

  test('are there on the first paint of a phone’s first page, and bold letters are never smeared', async ({ page }) => {
    // The code waits, and with it everything that it requests.
    await holdRequests(page, CODE);
    await page.goto('/');
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
        .map(({ family }) => family.replaceAll('"', '')),
    );
    expect(loaded.sort()).toEqual(['Fraunces', 'Inter']);
    await expect(page.locator('html')).toHaveCSS('font-synthesis', 'none');
  });
});

test.describe('sections below a phone’s first screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const code = '/assets/HomePage.sections-';
  const heading = (page: Page) => page.getByRole('heading', { name: services.title });
  const opener = (page: Page) => page.getByRole('button', { name: topicCopy.learnMore }).first();

  test('are readable at once, and hydrated when they come near, without being rendered again', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(code)) requests.push(request.url());
    });
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toBeVisible();
    expect(requests).toEqual([]);

    await heading(page).evaluate((element) => element.setAttribute('data-same', ''));
    await page.mouse.wheel(0, 600);
    await expect.poll(() => requests).toHaveLength(1);
    await opener(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-same]')).toHaveCount(1);
  });

  test('have their moving logos loaded when the visitor comes near', async ({ page }) => {
    await openPage(page, '/');
    const readMissing = () =>
      page
        .locator('img[src^="/logos/"]')
        .evaluateAll((logos: HTMLImageElement[]) => logos.filter(({ naturalWidth }) => naturalWidth === 0).length);
    expect(await readMissing()).toBeGreaterThan(0);
    await page.getByRole('heading', { name: partnerLogos.title }).scrollIntoViewIfNeeded();
    await expect.poll(readMissing).toBe(0);
  });

  test.describe('with missing code', () => {
    test.use({ expectedErrors: /404|dynamically imported/ });

    test('load the document again on a click when a deploy has removed their code', async ({ page }) => {
      await openPage(page, '/');
      await page.route(`**${code}*`, (route) => route.fulfill({ status: 404, body: '' }));
      await page.evaluate(() => Object.assign(window, { isOld: true }));
      await opener(page).click();
      await page.waitForFunction(() => !('isOld' in window));
      await expectInteractive(page);
      await expect(heading(page)).toBeVisible();
    });
  });
});
