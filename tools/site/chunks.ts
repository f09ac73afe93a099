import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STATIC_IMPORT = /(?:^|[;}])\s*import[^;("']*["']\.\/([^"']+\.js)["']/gm;

/**
 * Scripts of a built site that one of them loads without being asked: static imports, all the way down, what is needed first before
 * what needs it, and the script itself at the end.
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
