import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesIn } from '../shared/filesIn.ts';
import { git } from '../shared/git.ts';

const FOLDERS = ['src/pages', 'src/content'];

/**
 * The day of each file's last commit: none without the full history, because in a shallow clone the oldest commit seems to have changed
 * every file.
 */
function commitDays(): Map<string, string> {
  const days = new Map<string, string>();
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return days;
  const log = git('log', '--format=%x00%cs', '--name-only', '--relative', '--', ...FOLDERS) ?? '';
  for (const commit of log.split('\0')) {
    const [day = '', , ...files] = commit.split('\n');
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/** The copy that a page's module imports. */
const copyOf = (module: string): string[] =>
  [...readFileSync(module, 'utf8').matchAll(/^import (?!type )[^;]* from '\.\.\/(content\/[^']+)'/gm)].map(
    ([, file = '']) => `src/${file}`,
  );

/**
 * The day on which a page's own code or copy was last committed, for the sitemap.
 *
 * @returns for the names of a page's modules, a day such as `2026-11-21`; undefined if git has none
 */
export function lastModified(): (names: readonly string[]) => string | undefined {
  const days = commitDays();
  const modules = FOLDERS.flatMap(filesIn);
  return (names) =>
    modules
      // `HomePage` is also in `HomePage.sections.tsx`.
      .filter((file) => names.includes(basename(file).split('.')[0] ?? ''))
      .flatMap((file) => [file, ...copyOf(file)])
      .flatMap((file) => days.get(file) ?? [])
      .sort()
      .at(-1);
}
