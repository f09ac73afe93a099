import type { Page } from '@playwright/test';
import type { Environment } from '../e2e/forms.ts';
import { forms } from '../e2e/forms.ts';
import { book, expect, fillLeadForm } from '../e2e/fixtures.ts';

/** What one visitor does. @returns the forms that thanked them */
export type Journey = (
  environment: Environment,
  choose: (below: number) => number,
) => Promise<('lead' | 'contact' | 'application')[]>;

const pages = ['/', '/pepprac', '/aff', '/dr', '/about', '/faq', '/careers', '/testimonials', '/webinar', '/start'];

/** How many times slower than a program visitors are who share the machine with other tests. */
export const PACE = Number(process.env.SOAK_PACE ?? 1);

/** Slower than a program, faster than a person. */
const pause = (page: Page, choose: (below: number) => number) => page.waitForTimeout((300 + choose(1200)) * PACE);

/** Follows links of the header and the footer: the page changes, the document does not. */
export async function follow(page: Page, choose: (below: number) => number): Promise<void> {
  const links = page.locator('header nav a[href^="/"], footer a[href^="/"]').filter({ visible: true });
  const link = links.nth(choose(await links.count()));
  const path = (await link.getAttribute('href')) ?? '/';
  // What comes into sight on the way is drawn only now, and may move it: nobody presses what is still moving.
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const read: Journey = async ({ page }, choose) => {
  await page.goto(pages[choose(pages.length)] ?? '/');
  for (let time = 0; time < 5; time += 1) {
    await pause(page, choose);
    await follow(page, choose);
  }
  return [];
};

const changeMind: Journey = async ({ page, email }, choose) => {
  await page.goto('/pepprac?utm_source=soak');
  await fillLeadForm(page, email);
  await pause(page, choose);
  await page.keyboard.press('Escape');
  return [];
};

const bookCall: Journey = async ({ page, email }, choose) => {
  await page.goto('/pepprac?fpr=ann');
  const { submit } = await fillLeadForm(page, email);
  await pause(page, choose);
  await submit.dblclick();
  await page.waitForURL('**/booking-demo');
  await book(page, 'Booking calendar', email);
  return ['lead'];
};

const send =
  (id: 'contact' | 'application'): Journey =>
  async (environment, choose) => {
    const form = forms.find((one) => one.id === id);
    if (!form) throw new Error(`There is no form ${id}.`);
    await environment.page.goto(form.path);
    const filled = await form.fill(environment);
    await pause(environment.page, choose);
    await filled.submit.click();
    await filled.expectThanks();
    return [id];
  };

export const journeys: readonly Journey[] = [read, read, changeMind, bookCall, bookCall, send('contact'), send('application')];
