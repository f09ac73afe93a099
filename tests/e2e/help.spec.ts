import { expect, test } from './fixtures.ts';
import { sitePages } from './sitePages.ts';

// The header and the footer are in the served page.
test.use({ javaScriptEnabled: false });

test('every page offers the same ways to get help, in the same order', async ({ page }) => {
  const orders = new Map<string, string[]>();
  for (const path of sitePages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const order = await page
      .locator(':is(header, footer) :is(a[href^="tel:"], a[href^="mailto:"], a[href="/contact"], [aria-controls], [data-dialog])')
      .evaluateAll((links) =>
        links.map((link) => `${link.closest('header') ? 'header' : 'footer'}: ${link.getAttribute('href') ?? link.textContent}`),
      );
    const pages = orders.get(order.join('\n')) ?? [];
    orders.set(order.join('\n'), [...pages, path]);
  }
  expect([...orders.keys()]).toHaveLength(1);
});
