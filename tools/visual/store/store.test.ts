import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPixels } from '../compare/picture.ts';
import { Store } from './store.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'store-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const picture = (shade: number) => {
  const data = new Uint8Array(4 * 3 * 4).map((_, at) => (at % 4 === 3 ? 255 : (shade + at) % 256));
  return { width: 4, height: 3, data: Buffer.from(data) };
};

it.each(['png', 'webp'] as const)('gives back every pixel, from %s', async (format) => {
  const store = new Store(join(folder, 'deep', 'er'), format);
  const hash = hashPixels(picture(7));
  expect([store.has(hash), await store.picture(hash)]).toEqual([false, null]);
  await store.put(hash, picture(7));
  expect(store.has(hash)).toBe(true);
  expect(await store.picture(hash)).toEqual(picture(7));
});

it('takes a damaged file for none, and drops it', async () => {
  const store = new Store(folder, 'png');
  const hash = hashPixels(picture(7));
  await store.put(hash, picture(8));
  expect(await store.picture(hash)).toBeNull();
  expect(store.has(hash)).toBe(false);
  writeFileSync(join(folder, 'x.png'), 'no picture');
  expect(await store.picture('x')).toBeNull();
});

it('drops what was not used for the longest time', async () => {
  const store = new Store(folder, 'png');
  const hashes = [1, 2, 3].map((shade) => hashPixels(picture(shade)));
  for (const [at, hash] of hashes.entries()) {
    await store.put(hash, picture(at + 1));
    utimesSync(join(folder, `${hash}.png`), at, at);
  }
  // Looking at it is using it.
  await store.picture(hashes[0] ?? '');
  const oneFile = statSync(join(folder, `${hashes[0] ?? ''}.png`)).size;
  store.trim(1.5 * oneFile);
  expect(hashes.map((hash) => existsSync(join(folder, `${hash}.png`)))).toEqual([true, false, false]);
});
