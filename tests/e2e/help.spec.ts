import { expect, openPage, test } from './fixtures.ts';
import { sitePages } from './sitePages.ts';

/** The ways to get help in a page's header and footer, in their order. Runs in the page. */
async function readHelp(path: string): Promise<string> {
  const response = await fetch(path);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const help = ['a[href^="tel:"]', 'a[href^="mailto:"]', 'a[href="/contact"]'].map((link) => `:is(header, footer) ${link}`);
  return [...page.querySelectorAll(help.join())]
    .map((link) => `${link.closest('header') ? 'header' : 'footer'} ${link.getAttribute('href')}`)
    .join('\n');
}

test('every page offers the same ways to get help, in the same order', async ({ page }) => {
  await openPage(page, '/contact');
  const ofContact = await page.evaluate(readHelp, '/contact');
  expect(ofContact).toContain('header tel:');
  expect(ofContact).toContain('footer mailto:');
  for (const path of sitePages) expect(await page.evaluate(readHelp, path), path).toBe(ofContact);
});
