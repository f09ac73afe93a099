import type { Page } from '@playwright/test';
import { against } from './faults.ts';
import { allowFailedRequests, expect, test } from './fixtures.ts';

/** How often the document was loaded. */
function countDocuments(page: Page) {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

const about = /\/assets\/AboutPage-.*\.js/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const aboutLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });

async function open(page: Page) {
  const documents = countDocuments(page);
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  return documents;
}

test(
  'code that a deploy has replaced: the document is loaded anew, once, and the page is there',
  against('missing-code', 'page'),
  async ({ page, consoleErrors }) => {
    const documents = await open(page);
    let isGone = true;
    await page.route(about, (route) => (isGone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    page.on('framenavigated', () => (isGone = !page.url().endsWith('/about') || documents.length < 2));
    await aboutLink(page).click();
    await page.waitForURL('**/about');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
    expect(documents).toEqual(['/faq', '/about']);
    allowFailedRequests(consoleErrors);
  },
);

test(
  'code that stays missing: the prerendered page reads, and nothing goes round in circles',
  against('missing-code', 'page'),
  async ({ page, consoleErrors }) => {
    const documents = await open(page);
    let refused = 0;
    await page.route(about, (route) => {
      refused += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await aboutLink(page).click();
    await page.waitForURL('**/about');
    await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
    // Once for the page that was left, once for the document that was loaded for it; a third time would be a circle.
    await expect.poll(() => refused).toBeGreaterThanOrEqual(2);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/faq', '/about']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    allowFailedRequests(consoleErrors);
  },
);

const entry = /\/assets\/index-.*\.js/;
const menu = (page: Page) => page.getByRole('button', { name: /menu/i });

test(
  'code that never comes: no press is kept for ever, and the next one asks for the document again',
  against('missing-code', 'page'),
  async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    let isGone = true;
    let refused = 0;
    await page.route(entry, (route) => {
      if (!isGone) return route.continue();
      refused += 1;
      return route.abort();
    });
    await page.goto('/contact');
    await expect.poll(() => refused).toBe(1);
    await page.getByRole('textbox', { name: /^Message/ }).fill('A long message');
    // The form goes its way without code: by the visitor's own mail program, of which there is none here.
    const submitted = page.evaluate(
      () =>
        new Promise<{ action: string; isPrevented: boolean }>((resolve) => {
          addEventListener('submit', (event) => {
            const { action } = event.target as HTMLFormElement;
            resolve({ action, isPrevented: event.defaultPrevented });
            event.preventDefault();
          });
        }),
    );
    await page.getByLabel('First name').fill('Dana');
    await page.getByLabel('Last name').fill('Whitfield');
    await page.getByLabel('Email', { exact: true }).fill('dana@lakeside-peptides.example');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send message' }).click();
    expect(await submitted).toEqual({ action: 'mailto:support@ardenwell.example', isPrevented: false });
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('A long message');

    isGone = false;
    await menu(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await menu(page).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    allowFailedRequests(consoleErrors);
  },
);

test(
  'code that fails while a press waits for it: the document is asked for again, and answers',
  against('missing-code', 'page'),
  async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const documents = countDocuments(page);
    let refuse: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (refuse = resolve));
    let tries = 0;
    await page.route(entry, async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await held;
      return route.abort();
    });
    await page.goto('/faq', { waitUntil: 'commit' });
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-busy', 'true');
    refuse();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    expect(documents).toEqual(['/faq', '/faq']);
    allowFailedRequests(consoleErrors);
  },
);

test(
  'a part of the page that is gone keeps nobody from leaving it',
  against('missing-code', 'page'),
  async ({ page, consoleErrors }) => {
    const documents = countDocuments(page);
    await page.route(/\/assets\/PeptidePracticePage\.sections-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/pepprac');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await aboutLink(page).click();
    await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
    expect(documents).toEqual(['/pepprac']);
    allowFailedRequests(consoleErrors);
  },
);

test(
  'no connection: says so, keeps the site’s frame, and goes on when it is back',
  against('offline', 'page'),
  async ({ page, context, consoleErrors }) => {
    await open(page);
    await context.setOffline(true);
    await aboutLink(page).click();
    await expect(heading(page)).toHaveText('This page could not be loaded');
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
    consoleErrors.splice(0);
  },
);
