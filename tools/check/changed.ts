import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Check } from './runner.ts';

/** More stories than this would take too long for a quick check. */
const MOST_STORIES = 20;

export type Changes = { base: string; files: string[] };

/**
 * Files that differ from the main branch: committed since the merge base, and in the working tree. Deleted files are left out.
 *
 * @param root the project's folder
 */
export function readChanges(root: string): Changes {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const bases = ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch)).filter(({ status }) => status === 0);
  const base = bases[0]?.stdout.trim() ?? 'HEAD';
  const listings = [
    git('diff', '--name-only', '--diff-filter=d', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const files = listings.flatMap(({ stdout }) => stdout.split('\0')).filter((file) => file !== '');
  return { base, files: [...new Set(files)].sort() };
}

const componentOf = (file: string): string | undefined =>
  /^(?:src|stories)\/((?:components|forms|layouts|modals|sections)\/\w+|pages\/\w+?Page)\b/.exec(file)?.[1];

/**
 * The components of the given files, and those whose code or stories import one of the files.
 *
 * @returns their paths below `stories`, without an ending
 */
function changedComponents(root: string, files: readonly string[]): string[] {
  const changed = new Set(files);
  const importsChanged = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].some(([, to = '']) =>
      changed.has(posix.join(posix.dirname(file), to)),
    );
  const importers = ['src', 'stories'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && componentOf(file) && importsChanged(file)),
  );
  return [...new Set([...files, ...importers].flatMap((file) => componentOf(file) ?? []))].sort();
}

/** Whether the built Storybook contains the changes. */
const isStorybookFresh = (root: string, files: readonly string[]): boolean => {
  const index = join(root, 'storybook-static', 'index.json');
  if (!existsSync(index)) return false;
  const built = statSync(index).mtimeMs;
  return files
    .filter((file) => /^(src|stories|mocks|public|\.storybook)\//.test(file))
    .every((file) => statSync(join(root, file)).mtimeMs < built);
};

/**
 * The checks that changes can affect, and notes on what is left out and why.
 *
 * @param root the project's folder
 */
export function planChecks(root: string, { base, files }: Changes): { checks: Check[]; notes: string[] } {
  const checks: Check[] = [];
  const notes: string[] = [];
  const code = files.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
  const components = changedComponents(root, files);
  const styled = code.filter((file) => file.startsWith('src/') && /\.tsx?$/.test(file));

  if (code.some((file) => /\.tsx?$/.test(file))) {
    checks.push({
      name: 'types',
      command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/check/types.tsbuildinfo'],
    });
  }
  const tests = code.filter((file) => !file.startsWith('stories/'));
  if (tests.length > 0) {
    checks.push({
      name: 'related tests',
      command: ['jest', '--selectProjects', 'unit', 'tools', '--passWithNoTests', '--findRelatedTests', ...tests],
    });
  }
  if (components.length > MOST_STORIES) {
    notes.push(`the plays of ${components.length} components: run npm run jest -- tests/stories`);
  } else if (components.length > 0) {
    checks.push({
      name: `plays of ${components.join(', ')}`,
      command: ['jest', '--selectProjects', 'stories', 'tests/stories/plays'],
      env: { STORIES_OF: components.join(',') },
    });
  }
  if (code.length > 0) {
    const cache = ['--cache', '--cache-location', '.cache/check/eslint'];
    checks.push({ name: 'eslint', command: ['eslint', '--max-warnings=0', '--no-warn-ignored', ...cache, ...code] });
  }
  if (styled.length > 0) checks.push({ name: 'stylelint', command: ['stylelint', ...styled] });
  if (files.length > 0) {
    checks.push({ name: 'prettier', command: ['prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...files] });
  }
  if (files.some((file) => /^(src|stories)\//.test(file))) {
    if (isStorybookFresh(root, files)) {
      checks.push({ name: 'changed stories in the browser', command: ['tsx', 'tools/visual/cli.ts', '--changed-since', base] });
    } else {
      notes.push(
        `screenshots, because the built Storybook is older: run npm run visual -- --build --changed-since ${base.slice(0, 10)}`,
      );
    }
  }
  if (files.some((file) => /^(supabase|tools\/backend|tests\/(backend|contract))\//.test(file))) {
    notes.push('the backend’s own tests: run npm run jest -- --selectProjects backend contract');
  }
  if (files.some((file) => /^(package(-lock)?\.json|[\w.]+\.config\.\w+|tsconfig\.json)$/.test(file))) {
    notes.push('what a change of packages or settings affects: run npm test');
  }
  return { checks, notes };
}
