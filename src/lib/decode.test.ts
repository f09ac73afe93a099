import { decode } from './decode.ts';

test.each([
  ['track%201', 'track 1'],
  ['r%C3%A9sum%C3%A9', 'résumé'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('%p is decoded as %p', (value, text) => {
  expect(decode(value)).toBe(text);
});
