/** A visitor has a page open while a deploy, or a broken connection, takes parts of its code away. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brand } from '../../src/content/brand.ts';
import { projectRoot } from '../../tools/shared/paths.ts';
import { startSite } from '../../tools/shared/static-site/site.ts';
import { JOB, openApplication } from './helpers/application.ts';
import { environment } from './helpers/environment.ts';
import { expect, expectInteractive, expectTexts, FAILED_REQUEST, fillTexts, openPage, test } from './helpers/fixtures.ts';
import { contactValues } from './helpers/forms.ts';
import { writeFormerSite } from './helpers/guests.ts';

test.use({ expectedErrors: FAILED_REQUEST });

const about = /\/assets\/AboutPage-.*\.js/;
const entry = /\/assets\/index-.*\.js/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'didn’t finish loading' });

/** Records the paths of the documents that are loaded. */
function recordDocuments(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

test('code that a deploy has replaced: the document is reloaded once, and the page works', async ({ page }) => {
  const documents = recordDocuments(page);
  // The code is missing until the new document is loaded, which names the new code.
  await page.route(about, (route) =>
    documents.includes('/about') ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await openPage(page, '/faq');
  await linkTo(page, 'About').click();
  await page.waitForURL('**/about');
  await expectInteractive(page);
  await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
  expect(documents).toEqual(['/faq', '/about']);
});

test('code that stays missing: the prerendered page is readable, and is not reloaded in a loop', async ({ page }) => {
  const documents = recordDocuments(page);
  let requests = 0;
  await page.route(about, (route) => {
    requests += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await openPage(page, '/faq');
  await linkTo(page, 'About').click();
  await page.waitForURL('**/about');
  await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
  // The code is requested once for the link, and once for the document that was loaded instead.
  await expect.poll(() => requests).toBeGreaterThanOrEqual(2);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/faq', '/about']);
  await linkTo(page, 'Contact').click();
  await page.waitForURL('**/contact');
  await expectInteractive(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('code that never arrives: a message goes by mail, nothing typed is lost, and the page shows how to reach us', async ({
    page,
  }) => {
    let requests = 0;
    await page.route(entry, (route) => {
      requests += 1;
      return route.abort();
    });
    await page.goto('/contact');
    await expect.poll(() => requests).toBe(1);
    // Without code the form opens the visitor's mail program, which this browser does not have.
    const submitted = page.evaluate(
      () =>
        new Promise<Pick<HTMLFormElement, 'action' | 'enctype'> & { isPrevented: boolean }>((resolve) => {
          addEventListener('submit', (event) => {
            const { action, enctype } = event.target as HTMLFormElement;
            resolve({ action, enctype, isPrevented: event.defaultPrevented });
            event.preventDefault();
          });
        }),
    );
    const values = contactValues('dana@lakeside-peptides.example');
    await fillTexts(page.locator('body'), values);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send message' }).click();
    expect(await submitted).toEqual({ action: 'mailto:support@ardenwell.example', enctype: 'text/plain', isPrevented: false });
    await expect(failure(page)).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expectTexts(page.locator('body'), values);
  });

  test('code that fails while a click waits for it: the document is loaded again', async ({ page }) => {
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
    // A button that needs the page's code.
    await page.getByRole('button', { name: 'Your privacy choices', includeHidden: true }).click();
    fail();
    await expectInteractive(page);
    expect(documents).toEqual(['/faq', '/faq']);
  });
});

test('when the lead form cannot be loaded, its button leads to the calendar', async ({ page }) => {
  await page.route('**/LeadModal*', (route) => route.abort());
  await openPage(page, '/pepprac');
  await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
  await page.waitForURL('**/booking-demo');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('when the application cannot be loaded, the page names another way, and the next click tries again', async ({ page }) => {
  let isGone = true;
  await page.route('**/ApplyModal*', (route) => (isGone ? route.abort() : route.continue()));
  await openPage(page, JOB.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The form didn’t load.');
  await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^mailto:.*Appointment%20Setter/);
  isGone = false;
  await openApplication(page);
});

test('offline, the page shows an error, keeps the header, and works again when the connection is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  await openPage(page, '/faq');
  await context.setOffline(true);
  await linkTo(page, 'About').click();
  await expect(heading(page)).toHaveText('This page didn’t load');
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveAccessibleName(/Ardenwell/);
  consoleErrors.splice(0);
});

test('a former site’s service worker, which shows its cached pages for ever, is replaced at the first visit', async ({
  page,
}) => {
  const dir = join(projectRoot(), environment.dir);
  writeFormerSite(join(dir, 'former-site'), '/service-worker.js');
  const former = await startSite(join(dir, 'former-site'), 0);
  await page.goto(former.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await former.stop();
  const site = await startSite(join(dir, 'dist'), Number(new URL(former.url).port));
  await page.goto(`${site.url}/faq`);
  await expect(heading(page)).toHaveText('Former site');
  await expect(page).toHaveTitle(new RegExp(brand.name));
  await expectInteractive(page);
  const left = await page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]);
  expect(left).toEqual([]);
  await site.stop();
});
