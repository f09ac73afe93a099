import type { Page } from '@playwright/test';
import { book, expect, type Visit } from '../e2e/helpers/fixtures.ts';
import { fillLeadForm, forms } from '../e2e/helpers/forms.ts';

export type FormId = keyof typeof forms;
export type Choose = (below: number) => number;

/** The actions of one visitor. @returns the form that showed its thanks */
type Scenario = (visit: Visit, choose: Choose) => Promise<FormId | undefined>;

const pages = ['/', '/pepprac', '/aff', '/dr', '/about', '/faq', '/careers', '/testimonials', '/webinar', '/start'];

/** Slower than a program, faster than a person. */
const pause = (page: Page, choose: Choose) => page.waitForTimeout(300 + choose(1200));

/** Follows a link of the header or the footer, which changes the page without a new document. */
export async function follow(page: Page, choose: Choose): Promise<void> {
  const links = page.locator('header nav a[href^="/"], footer a[href^="/"]').filter({ visible: true });
  const link = links.nth(choose(await links.count()));
  const { pathname } = new URL((await link.getAttribute('href')) ?? '/', page.url());
  // Scrolling renders sections on the way, which may move the link.
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL((url) => url.pathname === pathname);
  // The address changes first: until the next page's code is loaded, the previous page stays, with links that are about to be removed.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`[^/]${pathname}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const read: Scenario = async ({ page }, choose) => {
  await page.goto(pages[choose(pages.length)] ?? '/');
  for (let time = 0; time < 5; time += 1) {
    await pause(page, choose);
    await follow(page, choose);
  }
  return undefined;
};

const changeMind: Scenario = async ({ page, email }, choose) => {
  await page.goto('/pepprac?utm_source=soak');
  await fillLeadForm(page, email);
  await pause(page, choose);
  await page.keyboard.press('Escape');
  return undefined;
};

const bookCall: Scenario = async ({ page, email }, choose) => {
  await page.goto('/pepprac?fpr=ann');
  const { submit } = await fillLeadForm(page, email);
  await pause(page, choose);
  await submit.dblclick();
  await page.waitForURL('**/booking-demo');
  await book(page, 'Booking calendar', email);
  return 'lead';
};

const send =
  (id: FormId): Scenario =>
  async (visit, choose) => {
    await visit.page.goto(forms[id].path);
    const filled = await forms[id].fill(visit);
    await pause(visit.page, choose);
    await filled.submit.click();
    await filled.expectThanks();
    return id;
  };

export const scenarios: readonly Scenario[] = [read, read, changeMind, bookCall, bookCall, send('contact'), send('application')];
