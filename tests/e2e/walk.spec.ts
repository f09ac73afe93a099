import { expect } from './helpers/fixtures.ts';
import { watchLayout } from './helpers/layoutFaults.ts';
import { layoutStates } from './helpers/layoutStates.ts';
import { sitePages, templates } from './helpers/sitePages.ts';
import { test } from './helpers/slowSite.ts';
import { desktopViewport, expectLayout, openWatched, phoneViewport, usualWidths, walk } from './helpers/walk.ts';

for (const [index, path] of templates.entries()) {
  const firstViewport = index % 2 === 0 ? phoneViewport : desktopViewport;
  test(`${path}, opened ${firstViewport.width} px wide: does not move, works by keyboard, fits screens and paper, and keeps to its policy`, async ({
    page,
  }) => {
    await walk(page, path, { firstViewport, widths: usualWidths });
  });
}

for (const path of sitePages.filter((page) => !templates.includes(page))) {
  test(`${path}: loads without an error, and keeps to its policy`, async ({ page }) => {
    const expectPrivate = await openWatched(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expectPrivate();
  });
}

/** Why a visitor cannot use the focused control. Runs in the page. */
function readObstacles(control: Element): string[] {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // A message covers what is behind it until it is closed.
  const isCovered = hit === null || !(control.contains(hit) || hit.contains(control) || hit.closest('.toasts'));
  const obstacles = isCovered ? [`covered by <${hit?.localName ?? 'nothing'}>`] : [];
  for (let box = control.parentElement; box && box !== document.documentElement; box = box.parentElement) {
    // Focus scrolls such a box, a finger does not.
    if (box.scrollTop > 0 && getComputedStyle(box).overflowY === 'hidden')
      obstacles.push(`<${box.localName}> cannot be scrolled`);
  }
  return obstacles;
}

const landscape = { width: 740, height: 360 };

test.describe('what covers the page', () => {
  test.use({ viewport: landscape, contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, open } of layoutStates) {
    test(`${name}: everything can be reached on a phone in landscape, and it fits other screens`, async ({ page }) => {
      await watchLayout(page);
      const within = await open(page);
      // The menu is opened on a narrower phone.
      await page.setViewportSize(landscape);
      const controls = page
        .locator(within)
        .locator('a[href], button, input:not([tabindex="-1"]), select, textarea')
        .filter({ visible: true });
      for (const control of await controls.all()) {
        await control.focus();
        await expect(control).toBeInViewport({ ratio: 0.9 });
        expect(await control.evaluate(readObstacles)).toEqual([]);
      }
      await expectLayout(page, usualWidths, within);
    });
  }
});
