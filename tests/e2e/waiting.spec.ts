import type { Page } from '@playwright/test';
import { applicationForm } from '../../src/content/applicationForm.ts';
import { leadForm } from '../../src/content/leadForm.ts';
import { navigation } from '../../src/content/navigation.ts';
import { CODE, expect, expectInteractive, FAILED_REQUEST, holdRequests, openPage, phone, test } from './helpers/fixtures.ts';
import { sitePages } from './helpers/sitePages.ts';

/** Each page's button that opens a dialog, and the file of that dialog. */
const openers = [
  { path: '/pepprac', name: 'Book Implementation Call', file: /\/assets\/LeadModal-[^/]+\.js$/ },
  { path: '/jobs/appointment-setter', name: 'Apply Now', file: /\/assets\/ApplyModal-[^/]+\.js$/ },
  { path: '/webinar', name: 'Learn More', file: /\/assets\/TopicModal-[^/]+\.js$/ },
  { path: '/pepprac', name: 'Your privacy choices', file: /\/assets\/PrivacyModal-[^/]+\.js$/ },
];

const waits = { ariaBusy: 'true', look: /linear-gradient/ };

for (const { path, name, file } of openers) {
  test(`${path}, ${name}: a click before the page's code has loaded shows a busy button, and the dialog's code is requested at once`, async ({
    page,
  }) => {
    const release = await holdRequests(page, CODE);
    await page.goto(path);
    const button = page.getByRole('button', { name, includeHidden: true }).first();
    const requested = page.waitForRequest(file);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', waits.ariaBusy);
    await expect(button).toHaveCSS('background-image', waits.look);
    await requested;
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test(`${path}, ${name}: a click before the dialog's code has loaded shows a busy button`, async ({ page }) => {
    const release = await holdRequests(page, file);
    await page.goto(path);
    await expectInteractive(page);
    const button = page.getByRole('button', { name, includeHidden: true }).first();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', waits.ariaBusy);
    await expect(button).toHaveCSS('background-image', waits.look);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  });
}

test('the code of a dialog whose button is on the first screen is downloaded when the browser is idle', async ({ page }) => {
  const requested = page.waitForRequest(openers[0]?.file ?? '');
  await openPage(page, '/pepprac');
  await requested;
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu opens and closes before the page has any code, and stays open when the code comes', async ({ page }) => {
    const release = await holdRequests(page, CODE);
    await page.goto('/');
    const menu = page.getByRole('button', { name: navigation.openMenu });
    const link = page.getByRole('navigation', { name: navigation.landmark }).getByRole('link').first();
    await expect(link).toBeHidden();
    await menu.click();
    await expect(link).toBeVisible();
    await menu.click();
    await expect(link).toBeHidden();
    await menu.click();
    await expect(link).toBeVisible();
    release();
    await expectInteractive(page);
    await expect(link).toBeVisible();
    await page.getByRole('button', { name: navigation.closeMenu }).click();
    await expect(link).toBeHidden();
  });
});

test('the code that a page names is enough to hydrate it', async ({ page }) => {
  test.slow();
  let named: string[] = [];
  await page.route(CODE, async (route) => {
    const request = route.request();
    const isOfFrame = request.frame() !== page.mainFrame();
    if (isOfFrame || named.includes(new URL(request.url()).pathname)) await route.continue();
  });
  for (const path of sitePages) {
    const html = await (await page.request.get(path)).text();
    const [, first = '', ofPage = ''] = /name="app-scripts" content="([^"]*)" data-page="([^"]*)"/.exec(html) ?? [];
    named = `${first} ${ofPage}`.split(' ');
    await test.step(path, () => openPage(page, path));
  }
});

/** Dialogs that open before their forms are loaded, and what their pages offer without them. */
const formDialogs = [
  {
    path: '/pepprac',
    name: 'Book Implementation Call',
    form: /\/assets\/LeadModalForm-[^/]+\.js/,
    first: 'Full name',
    expectAlternative: (page: Page) => page.waitForURL('/booking-demo'),
  },
  {
    path: '/jobs/appointment-setter',
    name: 'Apply Now',
    form: /\/assets\/ApplyModalForm-[^/]+\.js/,
    first: 'First name',
    expectAlternative: (page: Page) => expect(page.getByRole('main').getByText(applicationForm.unavailable)).toBeVisible(),
  },
];

test("a dialog's form is requested when the page's first code has arrived, not before, and not after hydration", async ({
  page,
}) => {
  const form = /\/assets\/LeadModalForm-[^/]+\.js/;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const releaseFirst = await holdRequests(page, /\/assets\/react-[^/]+\.js$/);
  await holdRequests(page, /\/assets\/PeptidePracticePage-[^/]+\.js$/);
  const ofDialog = page.waitForResponse(/\/assets\/LeadModal-[^/]+\.js$/);
  await page.goto('/pepprac');
  await page.getByRole('button', { name: 'Book Implementation Call', includeHidden: true }).first().click();
  await ofDialog;
  expect(requested.filter((url) => form.test(url))).toEqual([]);
  const ofForm = page.waitForRequest(form);
  releaseFirst();
  await ofForm;
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});

const reducedMotion = { reducedMotion: 'reduce' } as const;

for (const { path, name, form, first, expectAlternative } of formDialogs) {
  for (const viewport of [phone.viewport, { width: 1440, height: 900 }]) {
    test.describe(`${viewport.width} pixels`, () => {
      test.use({ viewport, contextOptions: reducedMotion });

      test(`${path}: an early click opens the dialog before its form, which takes its place without moving it`, async ({
        page,
      }) => {
        const requested = page.waitForRequest(form);
        const release = await holdRequests(page, form);
        await page.goto(path);
        await page.getByRole('button', { name, includeHidden: true }).first().click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('status')).toHaveText(leadForm.loading);
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
        await requested;
        const before = await dialog.boundingBox();
        release();
        await expect(dialog.getByLabel(first)).toBeFocused();
        await expect(dialog.getByRole('status')).toHaveCount(0);
        expect((await dialog.boundingBox())?.y).toBe(before?.y);
      });
    });
  }

  test.describe('with failing requests', () => {
    test.use({ expectedErrors: FAILED_REQUEST });

    test(`${path}: if the form of an open dialog cannot be loaded, the page offers the alternative`, async ({ page }) => {
      let fail: () => void = () => undefined;
      const failed = new Promise<void>((resolve) => (fail = resolve));
      await page.route(form, (route) => failed.then(() => route.abort()));
      await page.goto(path);
      await page.getByRole('button', { name, includeHidden: true }).first().click();
      await expect(page.getByRole('dialog').getByRole('status')).toBeAttached();
      fail();
      await expectAlternative(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}
