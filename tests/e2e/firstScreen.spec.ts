/** What a visitor sees first, with the privacy notice open: the main action is never covered, and nothing below is blank. */
import type { Page } from '@playwright/test';
import { coveredActions } from '../../stories/support/coveredActions.ts';
import { theme } from '../../src/theme/theme.ts';
import { expect, openPage } from './helpers/fixtures.ts';
import { notice, test } from './helpers/privacy.ts';
import { sitePages } from './helpers/sites.ts';

/** Sizes in CSS pixels, and the greatest height of the notice. */
const screens = [
  { width: 360, height: 640, notice: 140 },
  { width: 390, height: 844, notice: 140 },
  { width: 768, height: 1024, notice: 140 },
  { width: 1024, height: 768, notice: 72 },
  { width: 1440, height: 900, notice: 72 },
];

/** Heights of the page's sections in pixels, without those with a calendar: its company says how high it is. */
const readHeights = (page: Page) =>
  page
    .locator('main section:not(:has(iframe))')
    .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().height));

/** Texts that are not drawn. Slides and texts for screen readers are hidden on purpose. */
const readBlank = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dd, blockquote)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], [data-until-found]'))
      .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
      .map((element) => element.textContent.slice(0, 60)),
  );

for (const path of sitePages) {
  test(`${path}: the notice covers no main action, and every section is there at once`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const early = await readHeights(page);
    expect(await readBlank(page)).toEqual([]);
    await expect(notice(page)).toBeVisible();
    const late = await readHeights(page);
    const changed = early.filter((height, index) => Math.abs(height - (late[index] ?? 0)) > 8);
    expect({ changed, sections: late.length }).toEqual({ changed: [], sections: early.length });

    for (const { width, height, notice: highest } of screens) {
      await page.setViewportSize({ width, height });
      const box = await notice(page).boundingBox();
      expect(box?.height, `at ${width} px`).toBeLessThanOrEqual(highest);
      expect(await page.evaluate(coveredActions, theme.color.action.primary), `covered at ${width} px`).toEqual([]);
    }
  });
}

test('the page ends with the notice, without a gap below the footer', async ({ page }) => {
  await openPage(page, '/faq');
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const bar = await notice(page).boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(bar?.y ?? 0, 0);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(height, 0);
});

test('a wider font, until the brand’s has arrived, leaves the header in one line', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    const wider = new CSSStyleSheet();
    wider.replaceSync('header a { letter-spacing: 0.1em !important }');
    document.adoptedStyleSheets.push(wider);
  });
  for (const width of [320, 360, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 800 });
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `at ${width} px`).toBeLessThan(74);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
});

for (const path of ['/', '/appt', '/dr', '/ty-demo']) {
  test(`${path}: the header names the brand in full beside its action and its menu on the narrowest phones`, async ({ page }) => {
    await openPage(page, path);
    for (const width of [320, 359, 360, 389, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const brand = page.getByRole('banner').getByRole('link', { name: 'Ardenwell' });
      const measured = await brand.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const row = [
          link,
          ...(link.parentElement?.querySelectorAll(':scope > button, :scope > div > a, :scope > div > button') ?? []),
        ];
        const centers = row
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .map(({ top, bottom }) => Math.round((top + bottom) / 2));
        return {
          isCut: range.getBoundingClientRect().right > link.getBoundingClientRect().right + 0.5,
          isHidden: range.getBoundingClientRect().width < 90,
          lines: new Set(centers).size,
          overflow: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect(measured, `at ${width} px`).toEqual({ isCut: false, isHidden: false, lines: 1, overflow: 0 });
    }
  });
}
