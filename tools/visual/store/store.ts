/**
 * Screenshots by the hash of their pixels, lossless, outside of git. The cache keeps PNG, which is quick to write; a results folder
 * WebP, which is small to publish. What is in neither can be rendered again from the commit that accepted it.
 */
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
import { join } from 'node:path';
import type { Picture } from '../compare/compare.ts';
import { decode, encode, hashPixels } from '../compare/picture.ts';

const LIMIT_BYTES = 600 * 1024 ** 2;

export class Store {
  constructor(
    readonly folder: string,
    private readonly format: 'png' | 'webp',
  ) {}

  private file = (hash: string): string => join(this.folder, `${hash}.${this.format}`);

  has(hash: string): boolean {
    return existsSync(this.file(hash));
  }

  /** Null where it is not there, or where it is damaged. */
  async picture(hash: string): Promise<Picture | null> {
    if (!this.has(hash)) return null;
    const picture = await decode(readFileSync(this.file(hash))).catch(() => null);
    if (picture === null || hashPixels(picture) !== hash) {
      rmSync(this.file(hash), { force: true });
      return null;
    }
    const now = new Date();
    utimesSync(this.file(hash), now, now);
    return picture;
  }

  async put(hash: string, picture: Picture): Promise<void> {
    if (this.has(hash)) return;
    const file = await encode(picture, this.format);
    mkdirSync(this.folder, { recursive: true });
    const part = `${this.file(hash)}.${process.pid}.part`;
    writeFileSync(part, file);
    renameSync(part, this.file(hash));
  }

  /** Drops what was not used for the longest time, down to the limit. */
  trim(limit = LIMIT_BYTES): void {
    if (!existsSync(this.folder)) return;
    const files = readdirSync(this.folder)
      .map((name) => join(this.folder, name))
      .map((path) => {
        const { mtimeMs, size } = statSync(path);
        return { path, mtimeMs, size };
      })
      .sort((a, b) => b.mtimeMs - a.mtimeMs);
    let bytes = 0;
    for (const { path, size } of files) {
      bytes += size;
      if (bytes > limit) rmSync(path, { force: true });
    }
  }
}
