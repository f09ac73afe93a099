import { splitRows } from './splitRows.ts';

test('the first rows get the remainder, in order', () => {
  expect(splitRows([1, 2, 3, 4, 5], 3)).toEqual([[1, 2], [3, 4], [5]]);
  expect(splitRows([1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
  ]);
  expect(splitRows([], 3)).toEqual([[], [], []]);
});
