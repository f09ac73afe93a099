import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The notice that says, or asks, whether other companies' scripts run. */
export const notice = (page: Page): Locator => page.getByRole('region', { name: 'Privacy notice' });

/** The dialog of choices, opened from the footer. */
export async function openChoices(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Your privacy choices' }).click();
  const choices = page.getByRole('dialog', { name: 'Your privacy choices' });
  await expect(choices).toBeVisible();
  return choices;
}

/** The page answers by script from here on. */
export const untilHydrated = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-hydrated');
