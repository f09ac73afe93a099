import { deckOf, pieces, searchDeck } from './deck.ts';

const texts = deckOf({
  '../../src/content/people.ts': {
    people: { sample: true, list: [{ name: 'Dana', portrait: { base: '/portraits/dana' } }, { name: 'Lee' }] },
    count: 2,
  },
  '../../src/content/home.ts': { home: { title: 'Welcome', to: { route: 'home' }, alt: '', link: 'https://example.com' } },
});

test('lists each text with its location, by file, without empty texts', () => {
  expect(texts.map(({ file, path, text }) => [file, path, text])).toEqual([
    ['src/content/home.ts', 'home.title', 'Welcome'],
    ['src/content/home.ts', 'home.to.route', 'home'],
    ['src/content/home.ts', 'home.link', 'https://example.com'],
    ['src/content/people.ts', 'people.list[0].name', 'Dana'],
    ['src/content/people.ts', 'people.list[0].portrait.base', '/portraits/dana'],
    ['src/content/people.ts', 'people.list[1].name', 'Lee'],
  ]);
});

test('separates copy from addresses and names, and marks samples', () => {
  expect(texts.filter((text) => text.isCopy).map(({ text }) => text)).toEqual(['Welcome', 'Dana', 'Lee']);
  expect(texts.filter((text) => text.isSample).map(({ text }) => text)).toEqual(['Dana', '/portraits/dana', 'Lee']);
});

test('searches for words in the text, the path and the file, in any order', () => {
  expect(searchDeck(texts, 'DANA people').map(({ text }) => text)).toEqual(['Dana', '/portraits/dana']);
  expect(searchDeck(texts, 'unknown')).toEqual([]);
  expect(searchDeck(texts, ' ')).toHaveLength(6);
});

test('splits a text at its matches, also with special characters in the search', () => {
  expect(pieces('Why (now)?', '(now)')).toEqual(['Why ', '(now)', '?']);
  expect(pieces('Why', '')).toEqual(['Why']);
});
