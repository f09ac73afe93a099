import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rejectStale } from './freshness.ts';

const folder = mkdtempSync(join(tmpdir(), 'freshness-'));
jest.mock('../settings.ts', () => ({
  settings: { sources: ['src'], manifest: 'src/screenshots.txt' },
  get projectRoot() {
    return folder;
  },
}));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a source', 'src/Hero.tsx', /older than src\/Hero\.tsx.*npm run visual -- --build/],
  ['a test', 'src/Hero.test.tsx', null],
  ['the manifest', 'src/screenshots.txt', null],
])('a build that is older than %s', (_, file, message) => {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  mkdirSync(join(folder, 'src'));
  for (const name of ['index.json', file]) writeFileSync(join(folder, name), '');
  utimesSync(join(folder, file), 2, 2);
  utimesSync(join(folder, 'index.json'), 1, 1);
  const check = () => rejectStale(folder);
  if (message === null) expect(check).not.toThrow();
  else expect(check).toThrow(message);
  utimesSync(join(folder, 'index.json'), 3, 3);
  expect(check).not.toThrow();
});
