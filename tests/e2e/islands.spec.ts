import type { Page } from '@playwright/test';
import { homeSections } from '../../src/content/homeSections.ts';
import { topicCopy } from '../../src/content/topics.ts';
import { expect, test } from './fixtures.ts';

const sections = '/assets/HomePage.sections-';
const { title } = homeSections.services;

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

/** The addresses of the part's code that were asked for. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(sections)) asked.push(request.url());
  });
  return asked;
}

/** Opens the home page, whose part's code is held back. @returns lets the code through */
async function openWithoutSections(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${sections}*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  return release;
}

const opener = (page: Page) => page.getByRole('button', { name: topicCopy.learnMore }).first();

test('what is below the first screen reads at once, and its code comes when the reader does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked = requestsOf(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(asked).toEqual([]);

  // React must take over what is there, not put it there anew.
  await page.getByRole('heading', { name: title }).evaluate((heading) => heading.setAttribute('data-same', ''));
  await page.mouse.wheel(0, 600);
  await expect.poll(() => asked).toHaveLength(1);
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-same]')).toHaveCount(1);
});

test('a press that is there before the code is answered after it', async ({ page }) => {
  const release = await openWithoutSections(page);
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('the address may change meanwhile, by its fragment: the page stays as it is', async ({ page }) => {
  const release = await openWithoutSections(page);
  await page.getByRole('heading', { name: title }).evaluate((heading) => heading.setAttribute('data-same', ''));
  await page.evaluate(() => (window.location.hash = 'testimonials'));
  await expect(page.getByRole('heading', { name: title })).toBeAttached();
  release();
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-same]')).toHaveCount(1);
});

test('who comes from another page of the site gets the page whole', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('code that a deploy has taken away: a press loads the document again, once, and the page still reads', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.route(`**${sections}*`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await opener(page).click();
  await page.waitForFunction(() => !('isOld' in window));
  await hydrated(page);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((line) => !/404|dynamically imported/.test(line)));
});
