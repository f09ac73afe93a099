import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceLastResult } from './lastResult.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bench-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a run is stored as text, earlier figures that it did not measure stay, and the next run reports slower ones', () => {
  const file = join(folder, 'bench.txt');
  const first = { '/ mobile LCP': 1.04, '/ slow LCP': 1.2, '/pepprac applied FCP': 0.9 };
  expect(replaceLastResult(file, new Map(Object.entries(first)))).toEqual([]);
  expect(replaceLastResult(file, new Map(Object.entries({ '/ mobile LCP': 1.151, '/ slow LCP': 1.29 })))).toEqual([
    '/ mobile LCP: 1.04 → 1.15',
  ]);
  expect(readFileSync(file, 'utf8').split('\n').slice(1)).toEqual([
    '/ mobile LCP 1.15',
    '/ slow LCP 1.29',
    '/pepprac applied FCP 0.90',
    '',
  ]);
});
