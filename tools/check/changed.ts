import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { filesIn } from '../shared/filesIn.ts';
import { branchPoint, changedFiles } from '../shared/git.ts';
import type { Check } from './runner.ts';

/** The stories of more components would take too long for a quick check. */
const MOST_COMPONENTS = 20;

/** A Storybook of the changed components alone, which is built in seconds. */
const STORYBOOK = '.cache/check/storybook';

export type Changes = { base: string; files: string[] };

/** Files that differ from the main branch: committed since the merge base, and in the working tree. Deleted files are left out. */
export function readChanges(): Changes {
  const base = branchPoint() ?? 'HEAD';
  return { base, files: changedFiles(base).filter((file) => existsSync(file)) };
}

const componentOf = (file: string): string | undefined =>
  /^(?:src|stories)\/((?:components|forms|layouts|modals|sections)\/\w+|pages\/\w+?Page)\b/.exec(file)?.[1];

/**
 * The components of the given files, and those whose code or stories import one of the files.
 *
 * @returns their paths below `stories`, without an ending
 */
function changedComponents(files: readonly string[]): string[] {
  const changed = new Set(files);
  const importsChanged = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].some(([, to = '']) =>
      changed.has(posix.join(posix.dirname(file), to)),
    );
  const importers = ['src', 'stories']
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && componentOf(file) && importsChanged(file));
  return [...new Set([...files, ...importers].flatMap((file) => componentOf(file) ?? []))].sort();
}

/** The checks that changes can affect, and notes on what is left out and why. */
export function planChecks({ base, files }: Changes): { checks: Check[]; notes: string[] } {
  const checks: Check[] = [];
  const notes: string[] = [];
  const code = files.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
  const components = changedComponents(files);
  const styled = code.filter((file) => file.startsWith('src/') && /\.tsx?$/.test(file));

  // First, because the screenshots wait for their Storybook.
  if (components.length > MOST_COMPONENTS) {
    notes.push(`the stories of ${components.length} components: run npm run jest -- tests/stories and npm run visual -- --build`);
  } else if (components.length > 0) {
    const env = { STORIES_OF: components.join(',') };
    const folders = [...new Set(components.map((name) => `tests/stories/${posix.dirname(name)}.test.ts`))];
    checks.push(
      { name: 'their Storybook', command: ['storybook', 'build', '--quiet', '--stats-json', '--output-dir', STORYBOOK], env },
      {
        name: `screenshots of ${components.join(', ')}`,
        // Rendering an old commit to show a difference takes minutes.
        command: ['tsx', 'tools/visual/cli.ts', '--storybook', STORYBOOK, '--changed-since', base, '--stored-only'],
        after: ['their Storybook'],
      },
      { name: 'their plays', command: ['jest', ...folders, '--selectProjects', 'stories'], env },
    );
  }
  if (code.some((file) => /\.tsx?$/.test(file))) {
    const cache = ['--incremental', '--tsBuildInfoFile', '.cache/check/types.tsbuildinfo'];
    checks.push({ name: 'types', command: ['tsc', '--noEmit', ...cache] });
  }
  if (code.length > 0) checks.push({ name: 'rules', command: ['oxlint', '--no-error-on-unmatched-pattern', ...code] });
  const tests = code.filter((file) => !file.startsWith('stories/'));
  if (tests.length > 0) {
    checks.push({
      name: 'related tests',
      command: ['jest', '--passWithNoTests', '--findRelatedTests', ...tests, '--selectProjects', 'unit', 'tools'],
    });
  }
  if (styled.length > 0) checks.push({ name: 'stylelint', command: ['stylelint', ...styled] });
  if (files.length > 0) checks.push({ name: 'format', command: ['oxfmt', '--check', '.'] });
  if (files.some((file) => /^(supabase|tools\/backend|tests\/(backend|contract))\//.test(file))) {
    notes.push('the backend’s own tests: run npm run jest -- --selectProjects backend contract');
  }
  if (files.some((file) => /^(package(-lock)?\.json|[\w.]+\.config\.\w+|tsconfig\.json)$/.test(file))) {
    notes.push('what a change of packages or settings affects: run npm test');
  }
  return { checks, notes };
}
