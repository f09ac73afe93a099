import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPixels } from './image.ts';
import { Store } from './store.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'store-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const image = (shade: number) => {
  const data = new Uint8Array(4 * 3 * 4).map((_, at) => (at % 4 === 3 ? 255 : (shade + at) % 256));
  return { width: 4, height: 3, data: Buffer.from(data), lines: ['Grow “now” & here'] };
};

it.each(['png', 'webp'] as const)('returns every pixel and the text, from %s', async (format) => {
  const store = new Store(join(folder, 'deep', 'er'));
  const hash = hashPixels(image(7));
  expect([store.has(hash), await store.read(hash)]).toEqual([false, null]);
  await store.put(hash, image(7), format);
  const copy = new Store(folder);
  copy.copyFrom(store, hash);
  copy.copyFrom(store, 'unknown');
  expect([store.has(hash), copy.has('unknown')]).toEqual([true, false]);
  expect([await store.read(hash), await copy.read(hash)]).toEqual([image(7), image(7)]);
});

it('treats a damaged file as missing, and deletes it', async () => {
  const store = new Store(folder);
  const hash = hashPixels(image(7));
  writeFileSync(join(folder, `${hash}.png`), 'no image');
  expect(await store.read(hash)).toBeNull();
  expect(store.has(hash)).toBe(false);
});

it('deletes the least recently used files', async () => {
  const store = new Store(folder);
  const hashes = [1, 2, 3].map((shade) => hashPixels(image(shade)));
  const files = hashes.map((hash) => join(folder, `${hash}.png`));
  for (const [at, hash] of hashes.entries()) {
    await store.put(hash, image(at + 1));
    utimesSync(files[at] ?? '', at, at);
  }
  // Reading counts as use.
  await store.read(hashes[0] ?? '');
  store.trim(1.5 * statSync(files[0] ?? '').size);
  expect(files.map((file) => existsSync(file))).toEqual([true, false, false]);
});
