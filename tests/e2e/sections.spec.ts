import { against } from './faults.ts';
import { MISTAKE, openBroken } from './brokenSection.ts';
import { expect, test } from './fixtures.ts';

test(
  'a band that fails is replaced; the rest of the page works, and the console says what happened',
  against('band-fails', 'page'),
  async ({ page, consoleErrors }) => {
    await openBroken(page, '/');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('This part of the page could not be shown');
    await expect(alert).toHaveCount(1);
    expect(consoleErrors.join('\n')).toContain(MISTAKE);
    consoleErrors.splice(0);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/appt');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  },
);
