import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { LOCAL_SERVICES } from './helpers/environment.ts';
import { expect, openPage, phone, test } from './helpers/fixtures.ts';
import { forgetPopovers } from './helpers/guests.ts';
import { openWatched } from './helpers/privacy.ts';

/** The roles in the order of the careers page; two more are published without being listed. */
const listedJobs = [
  'lead-product-manager',
  'contentstrategist',
  'partner-support-specialist',
  'medication-intake-review-specialist',
  'patient-support-specialist',
  'appointment-setter',
].map((id) => `/jobs/${id}`);

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Expects that a heading is near the top, and not under the header, which stays there. */
async function expectBelowHeader(page: Page, heading: Locator): Promise<void> {
  const distance = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    return (box?.y ?? NaN) - (header?.y ?? NaN) - (header?.height ?? NaN);
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  expect(await distance()).toBeLessThan(200);
}

test('the skip link leads to the content', async ({ page }) => {
  await openPage(page, '/faq');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the next page begins at its top with its own title and the focus on its heading, also on the way back', async ({
  page,
}) => {
  await openPage(page, '/');
  const homeTitle = await page.title();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.scrollIntoViewIfNeeded();
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  expect(await scrollY()).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^About/);
  await expect(navigation(page).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  expect(await scrollY()).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(homeTitle);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a visitor who comes from another page of the site gets the whole home page', async ({ page }) => {
  await openPage(page, '/faq');
  await navigation(page).getByRole('link', { name: 'Home' }).click();
  await page.waitForURL('/');
  await page.getByRole('button', { name: 'Learn More' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu opens, and closes on Escape and on a click outside', async ({ page }) => {
    await openPage(page, '/pepprac');
    const button = page.getByRole('button', { name: 'Open menu' });
    const home = navigation(page).getByRole('link', { name: 'Home' });

    await button.click();
    await expect(home).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect(home).toBeVisible();
    // This is the margin beside the content, where nothing responds to clicks.
    await page.mouse.click(4, 800);
    await expect(home).toBeHidden();
  });

  test('the menu works in a browser without popovers', async ({ page }) => {
    await forgetPopovers(page);
    await openPage(page, '/pepprac');
    const open = page.getByRole('button', { name: 'Open menu' });
    const close = page.getByRole('button', { name: 'Close menu' });
    const link = navigation(page).getByRole('link', { name: 'About' });
    await expect(link).toBeHidden();

    await open.click();
    await expect(link).toBeVisible();
    await close.click();
    await expect(link).toBeHidden();

    await open.click();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await page.mouse.click(4, 800);
    await expect(link).toBeHidden();

    await open.click();
    await link.click();
    await page.waitForURL('/about');
    await expect(link).toBeHidden();
  });

  test('moving between pages moves the focus, and keeps to the policy', async ({ page }) => {
    const expectPrivate = await openWatched(page, '/');
    for (const name of ['About', 'FAQ', 'Contact', 'Home']) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await navigation(page).getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    expectPrivate();
  });
});

test('a link in a table of contents leads to its section below the header, and moves the focus', async ({ page }) => {
  await openPage(page, paths.termsAndConditions);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Limit of liability' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#liability$/);
  const heading = page.getByRole('heading', { name: 'Limit of liability' });
  await expect(heading).toBeFocused();
  await expectBelowHeader(page, heading);
});

test('a copied address opens at its section below the header, and stays there once the page is interactive', async ({ page }) => {
  await page.goto(paths.privacyPolicy);
  const address = await page.getByRole('link', { name: /^Link to section \d+: Consumer health data$/ }).getAttribute('href');
  for (const { url, heading } of [
    { url: `${paths.privacyPolicy}${address ?? ''}`, heading: 'Consumer health data' },
    { url: '/#testimonials', heading: 'In their words' },
  ]) {
    await page.goto('about:blank');
    await openPage(page, url);
    await expectBelowHeader(page, page.getByRole('heading', { name: heading, level: 2 }));
  }
});

test('the careers page leads to its roles and a job by keyboard', async ({ page }) => {
  await openPage(page, '/careers');
  const scrollBehavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await scrollBehavior()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scrollBehavior()).toBe('auto');
  await page.getByRole('link', { name: 'Explore Open Roles' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#open-positions$/);
  await expectBelowHeader(page, page.getByRole('heading', { name: 'Open roles' }));

  // After the jump, the next Tab stop is the first role, and not the element after the button.
  for (const path of listedJobs) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`a[href="${path}"]`)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/jobs/appointment-setter');
  await expect(page.getByRole('heading', { level: 1, name: 'Appointment Setter' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const apply = page.getByRole('button', { name: 'Apply Now' }).first();
  await page.keyboard.press('Tab');
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(apply).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Back to Careers' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/careers');
});

test('on the culture index, a link leads to the list of roles, and each survey opens in a new tab', async ({ page, context }) => {
  await openPage(page, '/culture-index');
  await expect(page.getByRole('link', { name: /^Open survey/ })).toHaveCount(5);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open survey for Appointment Setter' }).click();
  const survey = await opened;
  expect(survey.url()).toBe(`${LOCAL_SERVICES}/survey/appointment-setter`);
  await expect(survey.getByRole('heading', { level: 1 })).toHaveText('Appointment setter');
  await expect(page).toHaveURL(/culture-index$/);

  await page.bringToFront();
  await page.getByRole('link', { name: 'See open roles' }).click();
  await page.waitForURL('**/careers#open-positions');
  await expect(page.getByRole('region', { name: 'Open roles' })).toBeFocused();
  await expectBelowHeader(page, page.getByRole('heading', { name: 'Open roles' }));
});

test('on a phone, a topic opens at its title, and its way on takes the dialog’s place in the history', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/faq');
  await openPage(page, '/webinar');
  await page.getByRole('button', { name: 'Learn More about Licensed Doctors' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Licensed Doctors' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Licensed Doctors' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close Licensed Doctors' })).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/booking-demo');
  await page.goBack();
  await expect(page).toHaveURL(/\/webinar$/);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});
