import type { Locator, Page } from '@playwright/test';
import { topicCopy } from '../../src/content/topics.ts';
import { CODE, expect, holdRequests, openPage, phone, test } from './helpers/fixtures.ts';

type Control = {
  kind: string;
  /** A page that has one. */
  path: string;
  selector: string;
  expectResponse: (page: Page, control: Locator) => Promise<unknown>;
};

const opensDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

/** One of each kind of control in the prerendered pages, and what it does; `early.spec.ts` has the menu, forms and other dialogs. */
const controls: readonly Control[] = [
  {
    kind: 'carousel',
    path: '/',
    selector: 'button[aria-label="Next testimonial"]',
    expectResponse: (page) => expect(page.locator('[aria-current=true]')).toHaveAccessibleName('Show testimonial 2 of 5'),
  },
  {
    kind: 'pause',
    path: '/',
    selector: 'button[aria-label="Pause the testimonials"]',
    expectResponse: (page) => expect(page.getByLabel('Play the testimonials')).toBeVisible(),
  },
  { kind: 'application', path: '/jobs/marketing-manager', selector: 'button:has-text("Apply")', expectResponse: opensDialog },
  { kind: 'privacy choices', path: '/about', selector: 'footer button', expectResponse: opensDialog },
  {
    kind: 'video',
    path: '/dr',
    // A link to its file, which plays natively before the page's code has loaded.
    selector: 'a[href$=".mp4"]',
    expectResponse: (page) => page.waitForRequest(/\.(mp4|webm)$/),
  },
  {
    kind: 'accordion',
    path: '/faq',
    selector: 'details >> nth=-1 >> summary',
    expectResponse: (_page, summary) => expect(summary.locator('..')).toHaveJSProperty('open', true),
  },
  {
    kind: 'link',
    path: '/testimonials',
    selector: 'footer a[href="/contact"]',
    expectResponse: (page) => page.waitForURL('**/contact', { waitUntil: 'commit' }),
  },
];

test.describe('before the page’s code has loaded', () => {
  test.use({ ...phone, hasTouch: true, isMobile: true });

  for (const { kind, path, selector, expectResponse } of controls) {
    test(`${kind}: a tap gets its response`, async ({ page }) => {
      const release = await holdRequests(page, CODE);
      await page.goto(path, { waitUntil: 'commit' });
      const control = page.locator(selector).filter({ visible: true }).first();
      await Promise.all([expectResponse(page, control), control.tap().then(release)]);
    });
  }
});

test('before a section’s code has loaded, a click shows a busy button, and opens its dialog afterwards', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/HomePage.sections-*');
  await openPage(page, '/');
  const opener = page.getByRole('button', { name: topicCopy.learnMore }).first();
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
