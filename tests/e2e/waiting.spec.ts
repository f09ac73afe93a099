import { navigation } from '../../src/content/navigation.ts';
import { CODE, expect, expectInteractive, holdRequests, openPage, phone, test } from './helpers/fixtures.ts';
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

test('the code of a dialog whose button is on the screen is loaded when the browser is idle', async ({ page }) => {
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
