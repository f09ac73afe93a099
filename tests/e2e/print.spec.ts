import { paths } from '../../src/config/paths.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';

// What every page has on paper is part of the walk.
test.use({ viewport: { width: 680, height: 1001 }, contextOptions: { reducedMotion: 'reduce' } });

test('a carousel has all its slides, before and after its code is loaded', async ({ page }) => {
  const slides = page.getByRole('group', { name: /^Show testimonial/, includeHidden: true });
  await openPage(page, '/');
  for (const isLoaded of [false, true]) {
    await page.emulateMedia({ media: 'screen' });
    if (isLoaded) await slides.first().scrollIntoViewIfNeeded();
    await expect(page.locator('.slick-slide')).toHaveCount(isLoaded ? await slides.count() : 0);

    await page.emulateMedia({ media: 'print' });
    const tops = await slides.evaluateAll((all) => all.map((slide) => Math.round(slide.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(tops.length);
    for (const slide of await slides.all()) await expect(slide).toBeVisible();
  }
});

test('a dialog without a form is printed instead of the page', async ({ page }) => {
  await openPage(page, '/webinar');
  await page
    .getByRole('button', { name: /^Learn More about/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(0);
  await expect(page.locator('main')).toBeHidden();
});

test('each link of a legal page to another page shows its address', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(paths.noticeOfPrivacyPractices);
  const links = await page
    .locator('main a:visible')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]));
  expect(Object.fromEntries(links)).toEqual({
    '/privacy-policy': '" (https://ardenwell.example/privacy-policy)"',
    'https://www.hhs.gov/ocr/complaints/': '" (https://www.hhs.gov/ocr/complaints/)"',
    'mailto:support@ardenwell.example': 'none',
    'tel:+17135550142': 'none',
  });
});
