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

test('no two pages have one title, or one description', () => {
  expect(repeated(pages.map(({ seo }) => pageTitle(seo)))).toEqual([]);
  expect(repeated(pages.map(({ seo }) => seo.description))).toEqual([]);
});

test('titles and descriptions are long enough to say something and short enough to be shown in full', () => {
  const wrong = pages
    .map(({ path, seo }) => ({ path, title: pageTitle(seo).length, description: seo.description.length }))
    .filter(({ title, description }) => title < 25 || title > 65 || description < 90 || description > 160);
  expect(wrong).toEqual([]);
});

test('no description repeats its title, and each page names what it is about', () => {
  for (const { seo } of pages) {
    expect(seo.description.startsWith(seo.title)).toBe(false);
    expect(seo.keywords.length).toBeGreaterThan(0);
    expect(seo.title).not.toContain(brand.name);
  }
});

test('search engines are kept away from what follows a form or a booking, and from nothing else', () => {
  // Vacancies are hidden once they have closed.
  const hidden = pages.filter(({ path, seo }) => seo.noindex && !path.startsWith('/jobs/')).map(({ path }) => path);
  expect(hidden).toEqual(['/ty-fb', '/ty-demo']);
});

test('a question with its answer is announced on one page only', () => {
  const asked = pages.flatMap(({ seo }) => (seo.questions ?? []).map(({ question, answer }) => `${question}\n${answer}`));
  expect(asked.length).toBeGreaterThan(30);
  expect(repeated(asked)).toEqual([]);
});
