import { rejectStorage, slowDown } from './helpers/browserConditions.ts';
import { coversFault } from './helpers/faults.ts';
import { book, expect, openPage, test } from './helpers/fixtures.ts';

test(
  'on a slow connection a page is readable and its links work before its code has loaded',
  coversFault('slow-connection: page'),
  async ({ page }) => {
    await slowDown(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/appt', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Add peptides');
  },
);

test(
  'without cookies and storage pages become interactive, and a call is booked',
  coversFault('storage-rejected: page', 'storage-rejected: booking'),
  async ({ page, email }) => {
    await rejectStorage(page);
    for (const path of ['/', '/faq', '/webinar', '/careers', '/contact', '/appt']) {
      await openPage(page, `${path}?fpr=ann&utm_source=news`);
    }
    await book(page, 'Live demo calendar', email);
  },
);
