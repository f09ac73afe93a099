import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Scripts of a built site that one of them loads without being asked: static imports, all the way down, what is needed first before
 * what needs it, and the script itself at the end.
 *
 * @param file such as assets/index-Dke9F5Yl.js
 */
export function staticImports(dist: string, file: string, found = new Set<string>(), visited = new Set<string>()): Set<string> {
  if (visited.has(file)) return found;
  visited.add(file);
  const code = readFileSync(join(dist, file), 'utf8');
  for (const [, name] of code.matchAll(/(?:^|[;}])\s*import[^;("']*["']\.\/([^"']+\.js)["']/gm)) {
    if (name) staticImports(dist, `assets/${name}`, found, visited);
  }
  return found.add(file);
}
