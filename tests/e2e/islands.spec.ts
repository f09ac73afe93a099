import type { Page } from '@playwright/test';
import { partnerLogos } from '../../src/content/partnerLogos.ts';
import { services } from '../../src/content/services.ts';
import { topicCopy } from '../../src/content/topics.ts';
import { expect, expectInteractive, holdRequests, openPage, test } from './helpers/fixtures.ts';

const sections = '/assets/HomePage.sections-';
const { title } = services;

/** Opens the home page while the code of its island is held back. @returns releases the code */
async function openWithoutSections(page: Page): Promise<() => void> {
  const release = await holdRequests(page, `**${sections}*`);
  await openPage(page, '/');
  return release;
}

/** Marks the island's heading, to check later whether React hydrated it or rendered it again. */
const markHeading = (page: Page) =>
  page.getByRole('heading', { name: title }).evaluate((heading) => heading.setAttribute('data-same', ''));

const opener = (page: Page) => page.getByRole('button', { name: topicCopy.learnMore }).first();

test('sections below the first screen are readable at once, and their code is loaded when they come near', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(sections)) requests.push(request.url());
  });
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(requests).toEqual([]);

  await markHeading(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => requests).toHaveLength(1);
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-same]')).toHaveCount(1);
});

test('the logos that are about to move into the window are loaded when the visitor comes near', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/');
  const readMissing = () =>
    page
      .locator('img[src^="/logos/"]')
      .evaluateAll((logos: HTMLImageElement[]) => logos.filter(({ naturalWidth }) => naturalWidth === 0).length);
  expect(await readMissing()).toBeGreaterThan(0);
  await page.getByRole('heading', { name: partnerLogos.title }).scrollIntoViewIfNeeded();
  await expect.poll(readMissing).toBe(0);
});

test('a click before the code has loaded is replayed afterwards', async ({ page }) => {
  const release = await openWithoutSections(page);
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('a change of the fragment while the code loads does not render the page again', async ({ page }) => {
  const release = await openWithoutSections(page);
  await markHeading(page);
  await page.evaluate(() => (window.location.hash = 'testimonials'));
  await expect(page.getByRole('heading', { name: title })).toBeAttached();
  release();
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-same]')).toHaveCount(1);
});

test('a visitor who comes from another page of the site gets the whole page', async ({ page }) => {
  await openPage(page, '/faq');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('with missing code', () => {
  test.use({ expectedErrors: /404|dynamically imported/ });

  test('code that a deploy has removed: a click loads the document again, and the page is readable', async ({ page }) => {
    await openPage(page, '/');
    await page.route(`**${sections}*`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await opener(page).click();
    await page.waitForFunction(() => !('isOld' in window));
    await expectInteractive(page);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
});
