import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerLogos } from '../../content/partnerLogos.ts';

test('every logo has a file of the size that the page reserves', () => {
  const sizeOf = (file: string) => {
    const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(join('public', file), 'utf8')) ?? [];
    return { file, width: Number(width), height: Number(height) };
  };
  expect(partnerLogos.logos.map(({ file }) => sizeOf(file))).toEqual(
    partnerLogos.logos.map(({ file, width, height }) => ({ file, width, height })),
  );
});
