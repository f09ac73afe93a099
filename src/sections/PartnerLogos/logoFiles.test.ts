import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerLogos } from '../../content/partnerLogos.ts';
import { logoId, LOGO_WALL, splitRows } from '../../lib/logoWall.ts';

const publicFile = (path: string) => join(process.cwd(), 'public', path);

test('the logos fill three rows of equal length', () => {
  expect(splitRows(partnerLogos.logos, 3).map((row) => row.length)).toEqual([16, 16, 16]);
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
