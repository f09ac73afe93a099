import { paths } from '../../src/config/paths.ts';
import { watchOthers } from './configured.ts';
import { expect, test } from './fixtures.ts';
import { notice, openChoices, untilHydrated } from './privacy.ts';

test.describe('nothing configured', () => {
  test('a walk over all pages asks nobody else for anything, and no page asks the visitor', async ({ page, consoleErrors }) => {
    test.setTimeout(120_000);
    const { requests } = watchOthers(page);
    for (const path of Object.values(paths)) {
      await page.goto(path);
      await untilHydrated(page);
      await expect(notice(page)).toHaveCount(0);
    }
    expect(requests).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  test('the dialog says honestly that there is nothing to turn off', async ({ page }) => {
    await page.goto('/faq');
    const dialog = await openChoices(page);
    await expect(dialog).toContainText('There is nothing to turn off.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Your privacy choices' })).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer offers no button that would never answer, and the policy instead', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  });
});
