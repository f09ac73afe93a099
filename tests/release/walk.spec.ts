import { test } from '../e2e/helpers/fixtures.ts';
import { sitePages } from '../e2e/helpers/sitePages.ts';
import { desktopViewport, phoneViewport, walk } from '../e2e/helpers/walk.ts';

/** From a small phone to a large screen, in CSS pixels. */
const everyWidth = Array.from({ length: 33 }, (_, step) => 320 + 40 * step);

for (const [index, path] of sitePages.entries()) {
  test(`${path} fits every width`, async ({ page }) => {
    // Each page's first viewport is the other one than in `npm test`.
    await walk(page, path, { firstViewport: index % 2 === 0 ? desktopViewport : phoneViewport, widths: everyWidth });
  });
}
