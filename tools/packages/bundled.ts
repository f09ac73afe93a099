import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const KIB = 1024;

/** The package that a module belongs to; undefined for our own modules and the bundler's. */
function packageOf(id: string): string | undefined {
  const [, path] = /.*node_modules\/(.+)$/.exec(id) ?? [];
  return path
    ?.split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Builds the site for browsers in memory, and measures the size of each package in it.
 *
 * @returns KiB of brotli by package, over all chunks: a package's part of a chunk is that of its code's length
 */
export async function bundledPackages(): Promise<Map<string, number>> {
  const { output } = (await build({ logLevel: 'error', build: { write: false } })) as Rollup.RollupOutput;
  const sizes = new Map<string, number>();
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    const modules = Object.entries(chunk.modules);
    const whole = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
    const kib = brotliCompressSync(chunk.code).length / KIB;
    for (const [id, { renderedLength }] of modules) {
      const name = packageOf(id);
      if (name && renderedLength > 0) sizes.set(name, (sizes.get(name) ?? 0) + (kib * renderedLength) / whole);
    }
  }
  return sizes;
}
