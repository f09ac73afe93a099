import { kebab, resultKey } from './naming.ts';

it.each([
  ['ServerError', 'server-error'],
  ['Phone Dark', 'phone-dark'],
  ['  a/b  ', 'a-b'],
  ['Größe 2', 'größe-2'],
])('%s becomes %s', (text, expected) => {
  expect(kebab(text)).toBe(expected);
});

it('a result is named by its story and its mode', () => {
  expect(resultKey('forms-lead--sent', 'Phone Dark')).toBe('forms-lead--sent--phone-dark');
});
