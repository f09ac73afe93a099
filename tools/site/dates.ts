import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROUTES = 'src/app/routes.ts';
const FOLDERS = ['src/pages', 'src/content'];

const IMPORT = /(?:^(?:import|export) (?!type\b)[^;]*? from |\bimport\()'(\.[^']+)'/gm;

/** The files of pages and of their copy that a source text imports, without code that all pages share. */
function importsOf(file: string, text: string): string[] {
  const files = [...text.matchAll(IMPORT)].map(([, to = '']) => posix.join(posix.dirname(file), to));
  return files.filter((to) => FOLDERS.some((folder) => to.startsWith(`${folder}/`)));
}

function withImports(root: string, files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files.filter((one) => !found.has(one))) {
    found.add(file);
    withImports(root, importsOf(file, readFileSync(join(root, file), 'utf8')), found);
  }
  return found;
}

/**
 * The date of each file's last commit.
 *
 * @returns an empty map without the full history: in a shallow clone, the oldest commit seems to have changed every file
 */
function commitDays(root: string): Map<string, string> {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 30 });
    } catch {
      return '';
    }
  };
  const days = new Map<string, string>();
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
  for (const commit of git('log', '--format=%x00%cs', '--name-only', '--relative', '--', ...FOLDERS).split('\0')) {
    const [day = '', , ...files] = commit.split('\n');
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/**
 * The date on which each route's own code or copy was last committed, for the sitemap.
 *
 * @param root the project's folder
 * @returns a date such as `2026-11-21`, by the route's name in `src/app/routes.ts`; undefined if git has none
 */
export function lastModified(root: string): (route: string) => string | undefined {
  const days = commitDays(root);
  const table = readFileSync(join(root, ROUTES), 'utf8');
  return (route) => {
    const entry = new RegExp(`^  ${route}: (?:job\\(|\\(\\) =>)[^;]*?\\n(?=  \\w+: |\\};)`, 'm').exec(table)?.[0];
    if (!entry) throw new Error(`${ROUTES} has no loader for ${route}.`);
    const files = withImports(root, importsOf(ROUTES, entry));
    return [...files]
      .flatMap((file) => days.get(file) ?? [])
      .sort()
      .at(-1);
  };
}
