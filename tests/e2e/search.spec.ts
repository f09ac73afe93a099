import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { headProblems, structuredDataProblems } from '../architecture/structuredData.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { sitePages } from './helpers/sites.ts';

const ORIGIN = 'https://ardenwell.example';
const hidden: readonly string[] = [paths.tyFb, paths.tyDemo];

test('every page is served with its address, tags, card and structured data', async ({ request }) => {
  for (const path of sitePages) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(200);
    expect(/<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0], path).toContain(`href="${new URL(path, ORIGIN).href}"`);
    expect(headProblems(html), path).toEqual([]);
    expect(structuredDataProblems(html), path).toEqual([]);
    expect(html.includes('name="robots" content="noindex"'), path).toBe(hidden.includes(path));

    const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const image = await request.get(card.replace(ORIGIN, ''));
    expect(image.status(), card).toBe(200);
    expect(image.headers()['content-type']).toBe('image/png');
  }
});

test('the sitemap lists every indexed page, with the date of its last change if git has a history', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?<\/url>/g)];
  const found = sitePages.filter((path) => !hidden.includes(path)).map((path) => new URL(path, ORIGIN).href);
  expect(entries.map(([, address]) => address).sort()).toEqual(found.sort());
  expect(sitemap.match(/<url>/g)).toHaveLength(found.length);
});

test('robots.txt allows everything and names the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('User-agent: *');
  expect(robots).not.toMatch(/^Disallow: *\S/m);
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

/** What the head says about each page. */
const heads = {
  '/contact': { card: '/social/contact.png', kind: '"ContactPage"' },
  '/faq': { card: '/social/faq.png', kind: '"FAQPage"' },
  '/': { card: '/social/home.png', kind: '"WebSite"' },
} as const;

async function expectHeadOf(page: Page, path: keyof typeof heads): Promise<void> {
  const { card, kind } = heads[path];
  const attribute = (selector: string, name: string) => page.locator(`head ${selector}`).getAttribute(name);
  await expect.poll(() => attribute('link[rel="canonical"]', 'href')).toBe(`${ORIGIN}${path}`);
  expect(await attribute('meta[property="og:url"]', 'content')).toBe(`${ORIGIN}${path}`);
  expect(await attribute('meta[property="og:image"]', 'content')).toBe(`${ORIGIN}${card}`);
  expect(headProblems(await page.content())).toEqual([]);
  const markup = await page.locator('head script[type="application/ld+json"]').allTextContents();
  expect(markup).toEqual([expect.stringContaining(kind)]);
  for (const other of Object.values(heads)) if (other.kind !== kind) expect(markup[0]).not.toContain(other.kind);
}

test('the head is the page’s own, loaded, linked to, after Back and Forward, and with a query and a fragment', async ({
  page,
}) => {
  await openPage(page, '/contact?utm_source=news&page=2#main');
  await expectHeadOf(page, '/contact');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expectHeadOf(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  await expect(page).toHaveURL('/#testimonials');
  await expectHeadOf(page, '/');
  await page.goBack();
  await expectHeadOf(page, '/faq');
  await page.goBack();
  await expectHeadOf(page, '/contact');
  await page.goForward();
  await expectHeadOf(page, '/faq');
  await page.reload();
  await expectHeadOf(page, '/faq');
});
