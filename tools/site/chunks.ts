import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STATIC_IMPORT = /(?:^|[;}])\s*import[^;("']*["']\.\/([^"']+\.js)["']/gm;

/**
 * A script of a built site and its transitive static imports, each after its own imports.
 *
 * @param file such as assets/index-Dke9F5Yl.js
 */
export function staticImports(dist: string, file: string): Set<string> {
  const visited = new Set<string>();
  const ordered = new Set<string>();
  const visit = (script: string) => {
    if (visited.has(script)) return;
    visited.add(script);
    for (const [, name] of readFileSync(join(dist, script), 'utf8').matchAll(STATIC_IMPORT)) if (name) visit(`assets/${name}`);
    ordered.add(script);
  };
  visit(file);
  return ordered;
}
