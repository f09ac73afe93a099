import type { Page } from '@playwright/test';
import { environment } from './environment.ts';
import { expect, expectInteractive, visitor } from './fixtures.ts';
import { calendarUrl } from './sites.ts';

/** The title of each page's calendar. */
export const titles = {
  '/appt': 'Live demo calendar',
  '/booking-demo': 'Booking calendar',
  '/booking-demo-dr': 'Implementation call calendar',
  '/start': 'Start call calendar',
  '/onboarding': 'Onboarding calendar',
  '/demo': 'Live group demo calendar',
};

/** Matches the configured address of a page's calendar, whatever the page adds to it. */
export const addressOf = (path: string) => new RegExp(`^${calendarUrl(path.slice(1), environment.gatewayPort)}(\\?|$)`);

export const elementOf = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`);
export const frameOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

/** Expects that the calendar's frame shows all of its content. */
export const expectNothingHidden = (page: Page, title: string) =>
  expect
    .poll(() =>
      frameOf(page, title)
        .locator('html')
        .evaluate((root) => root.scrollHeight - window.innerHeight),
    )
    .toBe(0);

/**
 * Books a time in the page's calendar, found by its title. By keyboard: a frame grows under the pointer when its provider sends a
 * height, and not every provider sends one that could be waited for.
 */
export async function pickTime(page: Page, calendarTitle: string, email: string): Promise<void> {
  const calendar = frameOf(page, calendarTitle);
  // A frame far from the screen is not rendered.
  await elementOf(page, calendarTitle).scrollIntoViewIfNeeded();
  await expectInteractive(page);
  const day = calendar.getByRole('group', { name: 'Pick a day' }).getByRole('radio').last();
  await day.press('Space');
  await expect(day).toBeChecked();
  await calendar.getByRole('group', { name: 'Pick a time' }).getByRole('button').first().press('Enter');
  await calendar.getByRole('textbox', { name: /name/i }).fill(visitor.name);
  await calendar.getByRole('textbox', { name: /email/i }).fill(email);
  await calendar.getByRole('button', { name: /confirm/i }).press('Enter');
}

/** Books a time in the page's calendar, and waits for the thank-you page. */
export async function book(page: Page, calendarTitle: string, email: string): Promise<void> {
  await pickTime(page, calendarTitle, email);
  await page.waitForURL('**/ty-demo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re All Set!');
}
