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
  async ({ page, complaints }) => {
    const documents = await open(page);
    let isGone = true;
    await page.route(about, (route) => (isGone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    page.on('framenavigated', () => (isGone = !page.url().endsWith('/about') || documents.length < 2));
    await aboutLink(page).click();
    await page.waitForURL('**/about');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
    expect(documents).toEqual(['/faq', '/about']);
    allowFailedRequests(complaints);
  },
);

test(
  'code that stays missing: the prerendered page reads, and nothing goes round in circles',
  against('missing-code', 'page'),
  async ({ page, complaints }) => {
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
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    allowFailedRequests(complaints);
  },
);

test(
  'no connection: says so, keeps the site’s frame, and goes on when it is back',
  against('offline', 'page'),
  async ({ page, context, complaints }) => {
    await open(page);
    await context.setOffline(true);
    await aboutLink(page).click();
    await expect(heading(page)).toHaveText('This page could not be loaded');
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
    complaints.splice(0);
  },
);
