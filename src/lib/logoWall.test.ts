import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerLogos } from '../content/partnerLogos.ts';
import { logoId, LOGO_WALL, logoSrc, splitRows } from './logoWall.ts';

const publicFile = (path: string) => join(__dirname, '..', '..', 'public', path);

test('about fifty logos make three rows of equal length', () => {
  expect(splitRows(partnerLogos.logos, 3).map((row) => row.length)).toEqual([16, 16, 16]);
});

test('a logo is a part of the wall, by the name of its file', () => {
  expect(['/logos/north.svg', 'a/logos/b/north.svg.example.svg'].map(logoId)).toEqual(['north', 'north.svg.example']);
  expect(logoSrc('/logos/north.svg')).toBe('/logos/wall.svg#north');
});

test('what is left over goes to the first rows, in order', () => {
  expect(splitRows([1, 2, 3, 4, 5], 3)).toEqual([[1, 2], [3, 4], [5]]);
  expect(splitRows([1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
  ]);
  expect(splitRows([], 3)).toEqual([[], [], []]);
});

test('the wall shows every logo in its size', () => {
  const wall = readFileSync(publicFile(LOGO_WALL), 'utf8');
  const views = [...wall.matchAll(/<view id="([^"]+)" viewBox="0 \d+ (\d+) (\d+)"\/>/g)].map(([, id, width, height]) => [
    id,
    Number(width),
    Number(height),
  ]);
  expect(views).toEqual(partnerLogos.logos.map(({ file, width, height }) => [logoId(file), width, height]));
  expect(partnerLogos.logos.filter(({ file }) => !existsSync(publicFile(file)))).toEqual([]);
});
