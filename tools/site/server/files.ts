import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Media types by file name extension. */
export const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Media types that compression makes smaller. */
export const COMPRESSED = /^text\/|javascript|json|xml|^image\/x-icon|^font\/ttf/;
const SMALLEST_COMPRESSED = 256;

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

export type Encoding = keyof typeof compressors;

export type SiteFile = {
  bytes: Buffer;
  type: string;
  /** Hash of the content, without quotes. */
  hash: string;
  /** Null when the file would not get smaller. Made once, then kept. */
  compressed(encoding: Encoding): Promise<Buffer | null>;
};

type Cached = {
  version: string;
  file: Promise<SiteFile>;
};

export type SiteFiles = {
  /** A file by its path below the site's folder, which begins with `/`, or null. */
  find(path: string): Promise<SiteFile | null>;
};

/** Reads files of a folder and keeps them in memory for as long as they do not change. */
export function siteFiles(siteDir: string): SiteFiles {
  const cache = new Map<string, Cached>();
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

/** Files for the host, and dot files other than those of `.well-known`, are not pages. */
function isHidden(path: string): boolean {
  return /^\/(_headers|_redirects|nginx\.conf|vercel\.json)$/.test(path) || /\/\.(?!well-known\/)/.test(path);
}

async function load(file: string): Promise<SiteFile> {
  const bytes = await readFile(file);
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const isWorthIt = COMPRESSED.test(type) && bytes.length >= SMALLEST_COMPRESSED;
  const made = new Map<Encoding, Promise<Buffer | null>>();
  const compress = async (encoding: Encoding) => {
    const smaller = await compressors[encoding](bytes);
    return smaller.length < bytes.length ? smaller : null;
  };
  return {
    bytes,
    type,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    async compressed(encoding) {
      if (!isWorthIt) return null;
      const present = made.get(encoding) ?? compress(encoding);
      made.set(encoding, present);
      return present;
    },
  };
}
