import { expect, openPage, test } from './helpers/fixtures.ts';
import { everyWidth, layoutFaultsAt, watchLayout } from './helpers/layoutFaults.ts';
import { layoutStates } from './helpers/layoutStates.ts';

// With reduced motion no section is skipped, and nothing moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = everyWidth.filter((_width, step) => step % 4 === 0);

for (const { name, open } of layoutStates) {
  test(`${name}: at nine widths nothing is cut, covered or drawn over`, async ({ page }) => {
    await watchLayout(page);
    const within = await open(page);
    expect(await layoutFaultsAt(page, widths, within)).toEqual([]);
  });
}

/** How each fault looks, and what it is called. */
const seeds: readonly { fault: RegExp; css: string }[] = [
  { fault: /scrolls sideways/, css: 'main { width: 200vw; }' },
  { fault: /^at 360 px: cut: <h1>/, css: 'main section { overflow: hidden; } h1 { text-wrap: nowrap !important; }' },
  { fault: /outside the screen: <a>/, css: 'footer a { position: relative; left: 300px; }' },
  { fault: /text over text: <h1>/, css: 'h1 { margin-block-end: -200px; }' },
  { fault: /text over <svg>/, css: 'summary svg { position: relative; right: 100px; }' },
  {
    fault: /a vine through/,
    css: 'svg:has(use) { display: block !important; position: absolute; inset: 0; width: 100%; z-index: -1; }',
  },
  {
    fault: /too small and too close/,
    css: 'footer a { min-height: 0 !important; line-height: 1; font-size: 10px; display: flex; }',
  },
  { fault: /a main action of 40 px: <a> Get Started/, css: 'a { min-height: 0 !important; height: 40px; }' },
];

for (const { fault, css } of seeds) {
  test(`finds ${fault.source} in a page that is made wrong`, async ({ page }) => {
    await watchLayout(page);
    await openPage(page, '/faq');
    expect((await layoutFaultsAt(page, [360])).filter((found) => fault.test(found))).toEqual([]);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, css);
    expect((await layoutFaultsAt(page, [360])).filter((found) => fault.test(found))).not.toEqual([]);
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

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  for (const { name, open } of layoutStates) {
    test(`${name}: everything can be scrolled to, and focus is never covered`, async ({ page }) => {
      const within = await open(page);
      await page.setViewportSize({ width: 740, height: 360 });
      const controls = page
        .locator(within)
        .locator('a[href], button, input:not([tabindex="-1"]), select, textarea')
        .filter({ visible: true });
      for (const control of await controls.all()) {
        await control.focus();
        await expect(control).toBeInViewport({ ratio: 0.9 });
        expect(await control.evaluate(readObstacles)).toEqual([]);
      }
    });
  }
});
