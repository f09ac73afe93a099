import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { COMPRESSED, TYPES } from './types.ts';

const SMALLEST_COMPRESSED = 256;

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

export type Encoding = keyof typeof compressors;

export type SiteFile = {
  bytes: Buffer;
  type: string;
  /** Hash of the content, without quotes. */
  hash: string;
  /** Null when the file would not get smaller. */
  compressed(encoding: Encoding): Promise<Buffer | null>;
};

export type SiteFiles = {
  /** A file by its path below the site's folder, which begins with `/`, or null. */
  find(path: string): Promise<SiteFile | null>;
};

/** Reads the files of a folder, and caches each until it changes. */
export function siteFiles(siteDir: string): SiteFiles {
  const cache = new Map<string, { version: string; file: Promise<SiteFile> }>();
  return {
    async find(path) {
      const file = join(siteDir, path);
      if (!file.startsWith(siteDir + sep) || isHidden(path)) return null;
      const stats = await stat(file).catch(() => null);
      if (!stats?.isFile()) return null;
      const version = `${stats.mtimeMs}:${stats.size}`;
      let cached = cache.get(file);
      if (cached?.version !== version) {
        cached = { version, file: load(file) };
        cache.set(file, cached);
      }
      return cached.file;
    },
  };
}

/** The host's configuration files, and dot files outside `.well-known`, are not served. */
function isHidden(path: string): boolean {
  return /^\/(_headers|_redirects|nginx\.conf|vercel\.json)$/.test(path) || /\/\.(?!well-known\/)/.test(path);
}

async function load(file: string): Promise<SiteFile> {
  const bytes = await readFile(file);
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const isCompressible = COMPRESSED.test(type) && bytes.length >= SMALLEST_COMPRESSED;
  const results: Partial<Record<Encoding, Promise<Buffer | null>>> = {};
  const compress = async (encoding: Encoding) => {
    const smaller = await compressors[encoding](bytes);
    return smaller.length < bytes.length ? smaller : null;
  };
  return {
    bytes,
    type,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    compressed: async (encoding) => (isCompressible ? (results[encoding] ??= compress(encoding)) : null),
  };
}
