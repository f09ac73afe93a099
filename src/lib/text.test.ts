import { boundedText, credibleId, formatBytes } from './text.ts';

test.each([
  ['  a b  ', 10, 'a b'],
  ['  abcdef', 3, 'abc'],
  ['ab cd', 3, 'ab'],
  ['a\0b\u001bc', 10, 'abc'],
  ['a\u{1f600}', 2, 'a'],
  ['', 10, undefined],
  [' \0 ', 10, undefined],
  [null, 10, undefined],
])('%j limited to %s units is %j', (text, longest, stored) => expect(boundedText(text, longest)).toBe(stored));

test.each([
  [' partner-1 ', 'partner-1'],
  ['partner-10', 'partner-10'],
  ['partner-100', null],
  ['part\0ner', null],
  ['', null],
  [null, null],
])('the id in %j is %j', (text, id) => expect(credibleId(text, 10)).toBe(id));

test.each([
  [0, '1 KB'],
  [248_000, '242 KB'],
  [1024 * 1024, '1 MB'],
  [2.44 * 1024 * 1024, '2.4 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
