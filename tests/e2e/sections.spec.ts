import { BUG, openBroken } from './helpers/brokenSection.ts';
import { coversFault } from './helpers/faults.ts';
import { expect, test } from './helpers/fixtures.ts';

test(
  'a section that fails is replaced, the rest of the page works, and the error is logged',
  coversFault('section-fails: page'),
  async ({ page, consoleErrors }) => {
    await openBroken(page, '/');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('This part of the page could not be shown');
    await expect(alert).toHaveCount(1);
    expect(consoleErrors.join('\n')).toContain(BUG);
    consoleErrors.splice(0);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/appt');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  },
);
