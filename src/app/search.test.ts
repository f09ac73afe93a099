import { brand } from '../content/brand.ts';
import type { SeoContent } from '../content/types.ts';
import { pageTitle } from '../seo/Head.tsx';
import { structuredData } from '../seo/structuredData.ts';
import { routes } from './routes.ts';

let pages: { path: string; seo: SeoContent; graph: ReturnType<typeof structuredData> }[] = [];
beforeAll(async () => {
  pages = await Promise.all(
    routes.map(async ({ id, path, load }) => {
      const { seo } = await load();
      return { path, seo, graph: structuredData(id, seo) };
    }),
  );
});

const repeated = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index);

test('titles and descriptions are unique', () => {
  expect(repeated(pages.map(({ seo }) => pageTitle(seo)))).toEqual([]);
  expect(repeated(pages.map(({ seo }) => seo.description))).toEqual([]);
});

test('titles and descriptions have the length that search engines show in full', () => {
  const wrong = pages
    .map(({ path, seo }) => ({ path, title: pageTitle(seo).length, description: seo.description.length }))
    .filter(({ title, description }) => title < 25 || title > 65 || description < 90 || description > 160);
  expect(wrong).toEqual([]);
});

test('no description repeats its title, no title contains the brand, and each page has keywords', () => {
  for (const { seo } of pages) {
    expect(seo.description.startsWith(seo.title)).toBe(false);
    expect(seo.keywords.length).toBeGreaterThan(0);
    expect(seo.title).not.toContain(brand.name);
  }
});

test('only the pages after a form or a booking are excluded from search', () => {
  // Jobs are excluded once they have closed.
  const hidden = pages.filter(({ path, seo }) => seo.noindex && !path.startsWith('/jobs/')).map(({ path }) => path);
  expect(hidden).toEqual(['/ty-fb', '/ty-demo']);
});

test('a question with its answer is on one page only', () => {
  const asked = pages.flatMap(({ seo }) => (seo.questions ?? []).map(({ question, answer }) => `${question}\n${answer}`));
  expect(asked.length).toBeGreaterThan(30);
  expect(repeated(asked)).toEqual([]);
});
