import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Where Vite says what it built, below a build's folder. */
export const MANIFEST = '.vite/manifest.json';

/** Where a client build's manifest is kept: beside its server build, because visitors need none. */
export const clientManifest = (dist: string): string => join('.cache', 'server', dist, 'client-manifest.json');

/** Vite's list of a build's files, of which each knows its name, such as `HomePage`, and what it imports. */
export const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** The key of a chunk that the page or an `import()` loads. Undefined if there is none: then its module is part of another chunk. */
export const findChunk = (manifest: Manifest, name: string): string | undefined =>
  Object.keys(manifest).find((key) => {
    const chunk = manifest[key];
    return chunk?.name === name && (chunk.isEntry || chunk.isDynamicEntry);
  });

/**
 * The scripts of chunks and their transitive static imports, each after its own imports.
 *
 * @param names of chunks that the page or an `import()` loads, such as HomePage
 * @returns paths in the build, such as assets/HomePage-Dke9F5Yl.js
 */
export function scriptsOf(manifest: Manifest, names: readonly string[]): Set<string> {
  const visited = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    chunk.imports?.forEach(visit);
    scripts.add(chunk.file);
  };
  for (const name of names) {
    const key = findChunk(manifest, name);
    if (!key) throw new Error(`No chunk has the name ${name}.`);
    visit(key);
  }
  return scripts;
}
