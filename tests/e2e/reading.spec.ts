import { against } from './faults.ts';
import { book, expect, test } from './fixtures.ts';
import { slow3G } from './line.ts';
import { rejectStorage } from './storage.ts';

test(
  'on a slow line a page reads before its script is there, and its links lead on',
  against('slow-line', 'page'),
  async ({ page }) => {
    test.setTimeout(60_000);
    await slow3G(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/appt', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Add peptides');
  },
);

test(
  'without cookies and storage every page answers, and a call is booked',
  against('storage-refused', 'page', 'booking'),
  async ({ page, email }) => {
    await rejectStorage(page);
    for (const path of ['/', '/faq', '/webinar', '/careers', '/appt']) {
      await page.goto(`${path}?fpr=ann&utm_source=news`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    }
    await book(page, 'Live demo calendar', email);
  },
);
