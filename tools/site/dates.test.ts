import { readFileSync } from 'node:fs';
import { listPages, render } from '../../src/app/entry-server.tsx';
import { LAST_MODIFIED_FILE, RECORDING_TIME, type LastModified } from './lastModified.ts';
import { wordsHash } from './pageWords.ts';

const record = JSON.parse(readFileSync(LAST_MODIFIED_FILE, 'utf8')) as LastModified;

afterEach(() => jest.restoreAllMocks());

test('each page has a day on which it changed last, and no page has one that is still to come', async () => {
  const pages = await listPages();
  expect(Object.keys(record).sort()).toEqual(pages.map(({ path }) => path).sort());
  // A machine whose clock is behind proves nothing about the record.
  const tomorrow = Math.max(Date.now(), RECORDING_TIME) + 24 * 60 * 60 * 1000;
  for (const { date } of Object.values(record)) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(date)).toBeLessThan(tomorrow);
  }
});

test('the days belong to what the pages say now; after a change of words run `npm run dates`', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(RECORDING_TIME);
  const changed: string[] = [];
  for (const { path, seo } of await listPages()) {
    if (wordsHash((await render(path)).html, seo) !== record[path]?.words) changed.push(path);
  }
  expect(changed).toEqual([]);
});

describe('a page counts as changed', () => {
  const seo = { title: 'A title', description: 'What it is about' };
  const page = (main: string, around = '') => `${around}<main id="main">${main}</main>${around}`;
  const original = wordsHash(page('<p class="a">Some <b>words</b></p><a href="/faq">more</a>'), seo);

  test.each([
    ['another word', page('<p>Some <b>other</b></p><a href="/faq">more</a>'), seo],
    ['a link that leads elsewhere', page('<p>Some <b>words</b></p><a href="/about">more</a>'), seo],
    ['another title', page('<p>Some <b>words</b></p><a href="/faq">more</a>'), { ...seo, title: 'Another' }],
  ])('by %s', (_what, html, words) => expect(wordsHash(html, words)).not.toBe(original));

  test('but not by another style, header or footer', () => {
    const restyled = page(
      '<p class="b" id="c">Some <b>words</b></p><a class="d" href="/faq">more</a>',
      '<nav>Another menu</nav>',
    );
    expect(wordsHash(restyled, seo)).toBe(original);
  });
});
