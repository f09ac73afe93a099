import { paths } from '../../src/config/paths.ts';
import { noticeOfPrivacyPractices } from '../../src/content/legal/noticeOfPrivacyPractices.ts';
import { privacyPolicy } from '../../src/content/legal/privacyPolicy.ts';
import { telehealthConsent } from '../../src/content/legal/telehealthConsent.ts';
import { termsAndConditions } from '../../src/content/legal/termsAndConditions.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';

const pages = [
  { path: paths.privacyPolicy, content: privacyPolicy },
  { path: paths.termsAndConditions, content: termsAndConditions },
  { path: paths.noticeOfPrivacyPractices, content: noticeOfPrivacyPractices },
  { path: paths.telehealthConsent, content: telehealthConsent },
] as const;

for (const { path, content } of pages) {
  test(`${path} is dated, marked as a sample, lists its sections, and fits a screen of 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title);
    await expect(page.getByText(content.date.text, { exact: true })).toHaveAttribute('datetime', content.date.iso);
    await expect(page.getByText('reviewed and completed by counsel')).toBeVisible();

    const headings = await page.locator('main h2').evaluateAll((found) => found.map(({ id }) => id));
    expect(headings).toEqual(content.sections.map(({ id }) => id));
    const targets = await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').all();
    expect(targets).toHaveLength(headings.length);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByText('On this page').first().click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('a link in the table of contents leads to its section below the header, and moves the focus', async ({ page }) => {
  await page.goto(paths.termsAndConditions);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Limit of liability' });
  await link.focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/#liability$/);
  const heading = page.getByRole('heading', { name: 'Limit of liability' });
  await expect(heading).toBeFocused();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const headerBottom = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(headerBottom);
  expect(top).toBeLessThan(headerBottom + 120);
});

test('a copied address opens at its section, and stays there once the page is interactive', async ({ page }) => {
  await page.goto(paths.privacyPolicy);
  const address = await page.getByRole('link', { name: /^Link to section \d+: Consumer health data$/ }).getAttribute('href');
  await page.goto('about:blank');
  await openPage(page, `${paths.privacyPolicy}${address}`);
  await expect(page.getByRole('heading', { name: 'Consumer health data' })).toBeInViewport();
});

test('in print there is no navigation and no table of contents, and each link shows its address', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(paths.telehealthConsent);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const printed = await page
    .getByRole('link', { name: 'Terms and Conditions' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toContain('/terms-and-conditions');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the collapsed table of contents opens on a phone and leads to a section', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(paths.noticeOfPrivacyPractices);
    const link = page.getByRole('link', { name: 'Your rights', exact: true });
    await expect(link).toBeHidden();
    await page.getByText('On this page').first().click();
    await link.click();
    await expect(page).toHaveURL(/#your-rights$/);
    await expect(page.getByRole('heading', { name: '8. Your rights' })).toBeInViewport();
  });
});
