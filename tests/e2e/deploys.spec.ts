import type { Page } from '@playwright/test';
import { coversFault } from './helpers/faults.ts';
import { expect, expectInteractive, FAILED_REQUEST, openPage, test } from './helpers/fixtures.ts';

test.use({ expectedErrors: FAILED_REQUEST });

/** Records the paths of the documents that are loaded. */
function recordDocuments(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

const about = /\/assets\/AboutPage-.*\.js/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const aboutLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });

async function openFaq(page: Page): Promise<string[]> {
  const documents = recordDocuments(page);
  await openPage(page, '/faq');
  return documents;
}

test(
  'code that a deploy has replaced: the document is reloaded once, and the page works',
  coversFault('missing-code: page'),
  async ({ page }) => {
    const documents = await openFaq(page);
    let isGone = true;
    await page.route(about, (route) => (isGone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    page.on('framenavigated', () => (isGone = !page.url().endsWith('/about') || documents.length < 2));
    await aboutLink(page).click();
    await page.waitForURL('**/about');
    await expectInteractive(page);
    await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
    expect(documents).toEqual(['/faq', '/about']);
  },
);

test(
  'code that stays missing: the prerendered page is readable, and is not reloaded in a loop',
  coversFault('missing-code: page'),
  async ({ page }) => {
    const documents = await openFaq(page);
    let requests = 0;
    await page.route(about, (route) => {
      requests += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await aboutLink(page).click();
    await page.waitForURL('**/about');
    await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
    // Once for the link, and once for the document that was loaded instead.
    await expect.poll(() => requests).toBeGreaterThanOrEqual(2);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/faq', '/about']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await expectInteractive(page);
  },
);

const entry = /\/assets\/index-.*\.js/;
const menu = (page: Page) => page.getByRole('button', { name: /menu/i });

test(
  'code that never arrives: no click waits forever, and the next one loads the document again',
  coversFault('missing-code: page'),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    let isGone = true;
    let requests = 0;
    await page.route(entry, (route) => {
      if (!isGone) return route.continue();
      requests += 1;
      return route.abort();
    });
    await page.goto('/contact');
    await expect.poll(() => requests).toBe(1);
    await page.getByRole('textbox', { name: /^Message/ }).fill('A long message');
    // Without code the form opens the visitor's mail program, which this browser does not have.
    const submitted = page.evaluate(
      () =>
        new Promise<{ action: string; isPrevented: boolean }>((resolve) => {
          addEventListener('submit', (event) => {
            const { action } = event.target as HTMLFormElement;
            resolve({ action, isPrevented: event.defaultPrevented });
            event.preventDefault();
          });
        }),
    );
    await page.getByLabel('First name').fill('Dana');
    await page.getByLabel('Last name').fill('Whitfield');
    await page.getByLabel('Email', { exact: true }).fill('dana@lakeside-peptides.example');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send message' }).click();
    expect(await submitted).toEqual({ action: 'mailto:support@ardenwell.example', isPrevented: false });
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('A long message');

    isGone = false;
    await menu(page).click();
    await expectInteractive(page);
    await menu(page).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test(
  'code that fails while a click waits for it: the document is loaded again',
  coversFault('missing-code: page'),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const documents = recordDocuments(page);
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    let requests = 0;
    await page.route(entry, async (route) => {
      requests += 1;
      if (requests > 1) return route.continue();
      await failed;
      return route.abort();
    });
    await page.goto('/faq', { waitUntil: 'commit' });
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    fail();
    await expectInteractive(page);
    expect(documents).toEqual(['/faq', '/faq']);
  },
);

test('a visitor can leave a page with a missing island', coversFault('missing-code: page'), async ({ page }) => {
  const documents = recordDocuments(page);
  await page.route(/\/assets\/PeptidePracticePage\.sections-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await openPage(page, '/pepprac');
  await aboutLink(page).click();
  await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
  expect(documents).toEqual(['/pepprac']);
});

test(
  'offline: the page shows an error, keeps the header, and works again when the connection is back',
  coversFault('offline: page'),
  async ({ page, context, consoleErrors }) => {
    await openFaq(page);
    await context.setOffline(true);
    await aboutLink(page).click();
    await expect(heading(page)).toHaveText('This page could not be loaded');
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
    consoleErrors.splice(0);
  },
);
