/** A visitor clicks, taps and types before the page's code has arrived: nothing of it is lost. */
import type { Page } from '@playwright/test';
import { navigation } from '../../src/content/navigation.ts';
import { JOB } from './helpers/application.ts';
import { CODE, expect, expectInteractive, holdRequests, openPage, phone, test } from './helpers/fixtures.ts';
import { forms } from './helpers/forms.ts';
import { addEarlyElements, forgetPopovers, REDRAWN, translate } from './helpers/guests.ts';

test.use({ expectedErrors: REDRAWN });

/** Each button that opens a dialog, the file of that dialog, whose code is late, and what changes the page before. */
const openers = [
  ['/pepprac', 'Book Implementation Call', 'LeadModal', 'page', addEarlyElements],
  [JOB.path, 'Apply Now', 'ApplyModal', 'dialog', addEarlyElements],
  ['/webinar', 'Learn More', 'TopicModal', 'page', translate],
  ['/pepprac', 'Your privacy choices', 'PrivacyModal', 'dialog', translate],
] as const;

for (const [path, name, file, late, guest] of openers) {
  test(`${path}, ${name}: a click before the ${late}’s code has arrived shows a busy button, and then the dialog`, async ({
    page,
  }) => {
    const files = new RegExp(`/assets/${file}[^/]*\\.js`);
    await guest(page);
    const release = await holdRequests(page, late === 'page' ? CODE : files);
    // The wait begins before the page is opened, because an idle browser requests the dialog of a button on the screen.
    const requested = page.waitForRequest(files);
    await page.goto(path);
    if (late === 'dialog') await expectInteractive(page);
    const button = page.getByRole('button', { name, includeHidden: true }).first();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveCSS('background-image', /linear-gradient/);
    // Together with the page's code, and not after it.
    await requested;
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  });
}

test('before a section’s code has loaded, a click shows a busy button, and opens its dialog afterwards', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/HomePage.sections-*');
  await openPage(page, '/');
  await translate(page);
  const opener = page.getByRole('button', { name: 'Learn More' }).first();
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the code that a page names is enough to hydrate it', async ({ page }) => {
  let named: string[] = [];
  await page.route(CODE, async (route) => {
    if (named.includes(new URL(route.request().url()).pathname)) await route.continue();
  });
  for (const path of ['/', '/pepprac', '/faq', '/webinar', JOB.path]) {
    const html = await (await page.request.get(path)).text();
    const [, first = '', ofPage = ''] = /name="app-scripts" content="([^"]*)" data-page="([^"]*)"/.exec(html) ?? [];
    named = `${first} ${ofPage}`.split(' ');
    await test.step(path, () => openPage(page, path));
  }
});

/** A kind of control of the prerendered pages that opens no dialog, a page that has one, and what it does. */
const controls: readonly [kind: string, path: string, selector: string, expectResponse: (page: Page) => Promise<unknown>][] = [
  [
    'carousel',
    '/',
    'button[aria-label="Next testimonial"]',
    (page) => expect(page.locator('[aria-current=true]')).toHaveAccessibleName('Show testimonial 2 of 5'),
  ],
  [
    'pause',
    '/',
    'button[aria-label="Pause the testimonials"]',
    (page) => expect(page.getByLabel('Play the testimonials')).toBeVisible(),
  ],
];

test.describe('on a phone', () => {
  test.use({ ...phone, hasTouch: true, isMobile: true });

  for (const [kind, path, selector, expectResponse] of controls) {
    test(`${kind}: a tap gets its response`, async ({ page }) => {
      const release = await holdRequests(page, CODE);
      await page.goto(path, { waitUntil: 'commit' });
      const control = page.locator(selector).filter({ visible: true }).first();
      await Promise.all([expectResponse(page), control.tap().then(release)]);
    });
  }

  test('the menu opens before the page has any code, and stays open when the code comes', async ({ page }) => {
    const release = await holdRequests(page, CODE);
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
    const link = page.getByRole('navigation', { name: navigation.landmark }).getByRole('link').first();
    await expect(link).toBeHidden();
    await menu.click();
    await expect(link).toBeVisible();
    release();
    await expectInteractive(page);
    await expect(link).toBeVisible();
    await menu.click();
    await expect(link).toBeHidden();
  });

  test('the menu opens after the code in a browser without popovers', async ({ page }) => {
    await forgetPopovers(page);
    const release = await holdRequests(page, CODE);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    release();
    await expect(page.getByRole('navigation', { name: navigation.landmark }).getByRole('link').first()).toBeVisible();
  });

  test('a message that is typed and sent before the code arrives is stored once', async ({ visit }) => {
    const { page, backend, email } = visit;
    // A message that takes less time than a person needs is suspect.
    await page.clock.install();
    const release = await holdRequests(page, CODE);
    await page.goto('/contact', { waitUntil: 'commit' });
    const filled = await forms.contact.fill(visit);
    await filled.submit.click();
    await page.clock.runFor(5000);
    release();
    await filled.expectThanks();
    expect(await backend.rows(forms.contact.table, email)).toMatchObject([{ suspect_reason: null }]);
  });

  test('a lead form whose code hangs: the page shows how to reach us', async ({ page }) => {
    await page.clock.install();
    await page.route(CODE, () => undefined);
    await page.goto('/pepprac');
    await page.getByRole('button', { name: 'Book Implementation Call', includeHidden: true }).first().click();
    // How long the page waits for the code of a click.
    await page.clock.fastForward(19_000);
    const failure = page.getByRole('alert').filter({ hasText: 'didn’t finish loading' });
    await expect(failure).toBeHidden();
    await page.clock.fastForward(1000);
    await expect(failure).toBeVisible();
    await expect(failure.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
    await expect(failure.getByRole('link').last()).toHaveAttribute('href', /^mailto:/);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });
});
