/** Stores screenshots by the hash of their pixels, lossless, outside of git. A lost one is rendered again from its commit. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Image } from './compare.ts';
import { decode, encode, hashPixels, writeAnew } from './image.ts';
import type { Size } from '../types.ts';

const LIMIT_BYTES = 600 * 1024 ** 2;

export class Store {
  constructor(readonly folder: string) {}

  private file = (hash: string): string => join(this.folder, `${hash}.png`);

  has(hash: string): boolean {
    return existsSync(this.file(hash));
  }

  /** Null when there is none, or when it is damaged. */
  async read(hash: string): Promise<Image | null> {
    if (!this.has(hash)) return null;
    const image = await decode(readFileSync(this.file(hash))).catch(() => null);
    if (image === null || hashPixels(image) !== hash) {
      rmSync(this.file(hash), { force: true });
      return null;
    }
    const now = new Date();
    utimesSync(this.file(hash), now, now);
    return image;
  }

  async put(hash: string, image: Image, format: 'png' | 'webp' = 'png'): Promise<void> {
    if (!this.has(hash)) this.write(hash, await encode(image, format));
  }

  /** Takes the file of another store, if that has it. */
  copyFrom(other: Store, hash: string): void {
    if (!this.has(hash) && other.has(hash)) this.write(hash, readFileSync(other.file(hash)));
  }

  /**
   * Takes only the pixels of another store's file, and only if they are what the hash says.
   *
   * @returns their size; null when there are none
   */
  async takePixels(other: Store, hash: string): Promise<Size | null> {
    if (!other.has(hash)) return null;
    const file = await writeAnew(readFileSync(other.file(hash))).catch(() => null);
    const image = file && (await decode(file).catch(() => null));
    if (file === null || !image || hashPixels(image) !== hash) return null;
    this.write(hash, file);
    return { width: image.width, height: image.height };
  }

  private write(hash: string, file: Uint8Array): void {
    mkdirSync(this.folder, { recursive: true });
    const part = `${this.file(hash)}.${process.pid}.part`;
    writeFileSync(part, file);
    renameSync(part, this.file(hash));
  }

  /** Deletes the least recently used files, down to the limit. */
  trim(limit = LIMIT_BYTES): void {
    if (!existsSync(this.folder)) return;
    const files = readdirSync(this.folder).map((name) => {
      const path = join(this.folder, name);
      const { mtimeMs, size } = statSync(path);
      return { path, mtimeMs, size };
    });
    let bytes = 0;
    for (const { path, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      bytes += size;
      if (bytes > limit) rmSync(path, { force: true });
    }
  }
}

/** Visits hashes, each once. Coding an image uses one processor, so several are visited at a time. */
export async function forEachHash(hashes: readonly string[], visit: (hash: string) => Promise<void>): Promise<void> {
  const left = new Set(hashes).values();
  const work = async (): Promise<void> => {
    for (const hash of left) await visit(hash);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** The screenshots of a results folder, or of the cache. */
export const storeIn = (folder: string): Store => new Store(join(folder, 'screenshots'));
