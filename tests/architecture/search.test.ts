import { existsSync } from 'node:fs';
import { listPages, render } from '../../src/app/entry-server.tsx';
import { settings } from '../../src/config/settings.ts';
import { paths, socialImage } from '../../src/config/paths.ts';
import { landingIds } from './landingPages.ts';
import { headProblems, nodesOf, ownAddresses, readJsonLd, referencesOf } from './structuredData.ts';

const { SITE_URL } = settings;

/** That each page has its tags and follows Google's documents is checked as it is served, in `tests/e2e/search.spec.ts`. */

/** A time before any vacancy closes. */
const OPENING_TIME = Date.UTC(2026, 10, 21);

type Page = { path: string; head: string; text: string; data: Record<string, unknown>[] };
let pages: Page[] = [];

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(OPENING_TIME);
  pages = [];
  for (const { path } of await listPages()) {
    const { head, html } = await render(path);
    pages.push({ path, head: `${head}</head>`, text: plain(html), data: readJsonLd(head) });
  }
});

afterAll(() => jest.restoreAllMocks());

const all = (type: string) =>
  pages.flatMap(({ path, data }) => nodesOf(data).map((node) => ({ path, node }))).filter(({ node }) => node['@type'] === type);
const pagesWith = (type: string) => [...new Set(all(type).map(({ path }) => path))];

test('the not-found page has its tags, but no canonical address, and is not indexed', async () => {
  const { head } = await render('/no-such-page');
  expect(headProblems(`${head}</head>`, { hasAddress: false })).toEqual([]);
  expect(head).toMatch(/name="robots" content="noindex"/);
  expect(head).not.toMatch(/rel="canonical"|og:url/);
});

test('each page has a type and breadcrumbs', () => {
  for (const { path, data } of pages) {
    const types = nodesOf(data).map((node) => node['@type']);
    expect(types.filter((type) => type.endsWith('Page'))).toHaveLength(1);
    const crumbs = nodesOf(data).find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(crumbs.at(-1)?.item).toBe(new URL(path, SITE_URL).href);
    expect(crumbs).toHaveLength(path === '/' ? 1 : path.startsWith('/jobs/') || path === '/culture-index' ? 3 : 2);
  }
});

test('the kinds that the specification lists are on the right pages', () => {
  expect(pagesWith('AboutPage')).toEqual(['/about']);
  expect(pagesWith('ContactPage')).toEqual(['/contact']);
  expect(pagesWith('WebSite')).toEqual(['/']);
  expect(pagesWith('LocalBusiness')).toEqual(['/contact']);
  // The FAQ of /start and /onboarding is a selection of the FAQ page's.
  const landing = landingIds.map((id) => paths[id]);
  expect(pagesWith('FAQPage').sort()).toEqual(['/faq', '/webinar', ...landing].sort());
  // Remote jobs name no country, and Google takes none without.
  expect(pagesWith('JobPosting').sort()).toEqual([
    '/jobs/contentstrategist',
    '/jobs/lead-product-manager',
    '/jobs/marketing-manager',
    '/jobs/telehealth-operations-director',
  ]);
  expect(pagesWith('Organization')).toEqual(expect.arrayContaining(['/', '/about', '/contact']));
});

test('every reference is to a node on the same page or on the home page', () => {
  const idsOf = ({ data }: Page) => nodesOf(data).map((node) => node['@id']);
  const home = pages.filter(({ path }) => path === '/').flatMap(idsOf);
  for (const page of pages) {
    const known = new Set([...home, ...idsOf(page)]);
    expect(referencesOf(page.data).filter((id) => !known.has(id))).toEqual([]);
  }
});

test('every address of the site in the structured data leads to a page or a file', () => {
  // The build makes a card for each page.
  const built = new Set(pages.flatMap(({ path }) => [path, socialImage(path)]));
  const addresses = new Set(pages.flatMap(({ data }) => ownAddresses(data, SITE_URL)));
  const dead = [...addresses].filter((address) => {
    const { pathname, hash } = new URL(address);
    return hash === '' && !built.has(pathname) && !existsSync(`public${pathname}`);
  });
  expect(dead).toEqual([]);
});

test('questions have the same text as visitors read', () => {
  for (const { path, node } of all('Question')) {
    const { text = '' } = pages.find((page) => page.path === path) ?? {};
    const { acceptedAnswer } = node as { acceptedAnswer?: { text: string } };
    expect(text).toContain(node.name);
    expect(text).toContain(acceptedAnswer?.text.split('\n')[0]);
  }
  expect(all('Question').filter(({ path }) => path === '/faq')).toHaveLength(13);
});
