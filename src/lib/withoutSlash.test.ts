import { withoutSlash } from './withoutSlash.ts';

test.each([
  ['/', '/'],
  ['', ''],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq//', '/faq'],
  ['/jobs/executive-assistant/', '/jobs/executive-assistant'],
])('%p is the page %p', (pathname, page) => {
  expect(withoutSlash(pathname)).toBe(page);
});
