import { sitePages, templates } from '../e2e/helpers/sitePages.ts';
import { test } from '../e2e/helpers/slowSite.ts';
import { firstViewports, walk } from '../e2e/helpers/walk.ts';

/** Widths from a small phone to a large screen, in CSS pixels. */
const everyWidth = Array.from({ length: 33 }, (_, step) => 320 + 40 * step);

for (const path of sitePages) {
  test(`${path} fits every width`, async ({ page }) => {
    // A template's first viewport is another one than in `npm test`.
    const firstViewport = firstViewports[(templates.indexOf(path) + 1) % firstViewports.length] ?? firstViewports[0];
    await walk(page, path, { firstViewport, widths: everyWidth });
  });
}
