import { sitePages, templates } from '../e2e/helpers/sitePages.ts';
import { test } from '../e2e/helpers/slowSite.ts';
import { desktopViewport, phoneViewport, walk } from '../e2e/helpers/walk.ts';

/** From a small phone to a large screen, in CSS pixels. */
const everyWidth = Array.from({ length: 33 }, (_, step) => 320 + 40 * step);

for (const path of sitePages) {
  test(`${path} fits every width`, async ({ page }) => {
    // A template's first viewport is the other one than in `npm test`.
    const firstViewport = templates.indexOf(path) % 2 === 0 ? desktopViewport : phoneViewport;
    await walk(page, path, { firstViewport, widths: everyWidth });
  });
}
