import { logoId, logoSrc, splitRows } from './logoWall.ts';

test('a logo is a fragment of the wall, named after its file', () => {
  expect(['/logos/north.svg', 'a/logos/b/north.svg.example.svg'].map(logoId)).toEqual(['north', 'north.svg.example']);
  expect(logoSrc('/logos/north.svg')).toBe('/logos/wall.svg#north');
});

test('the first rows get the remainder, in order', () => {
  expect(splitRows([1, 2, 3, 4, 5], 3)).toEqual([[1, 2], [3, 4], [5]]);
  expect(splitRows([1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
  ]);
  expect(splitRows([], 3)).toEqual([[], [], []]);
});
