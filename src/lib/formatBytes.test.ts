import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '1 KB'],
  [248_000, '242 KB'],
  [1024 * 1024, '1 MB'],
  [2.44 * 1024 * 1024, '2.4 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
