import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const KIB = 1024;

/** The package that a module belongs to; undefined for modules of ours and of the bundler. */
function packageOf(id: string): string | undefined {
  const [, path] = /.*node_modules\/(.+)$/.exec(id) ?? [];
  return path
    ?.split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Builds the site for browsers, writes nothing, and weighs what is in it.
 *
 * @returns by package, KiB of brotli over all chunks: of each chunk the part that the package's code has of its length
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
