import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { componentAt } from '../shared/componentAt.ts';
import { filesIn } from '../shared/filesIn.ts';
import { branchPoint, changedFiles } from '../shared/git.ts';
import { explainRules } from './reports.ts';
import type { Check } from './runner.ts';

/** The stories of more components would take too long for a quick check. */
const MOST_COMPONENTS = 20;

/** A Storybook of the changed components alone, which is built in seconds. */
const STORYBOOK = '.cache/check/storybook';

/** The commit to compare with, and the files that differ from it. */
export type Changes = { base: string; files: string[]; deleted: string[] };

/** Files that differ from the main branch: committed since the merge base, and in the working tree. */
export function readChanges(): Changes {
  const base = branchPoint() ?? 'HEAD';
  const changed = changedFiles(base);
  return { base, files: changed.filter((file) => existsSync(file)), deleted: changed.filter((file) => !existsSync(file)) };
}

/** A test that lists folders depends on files that it does not import, of which jest knows nothing. */
const listsFiles = (test: string) => readFileSync(test, 'utf8').includes('readdirSync(');

/** They are quick: the tests of documents, imports, headers and the sidebar. */
const testsOfFiles = (): string[] =>
  ['src', 'stories', 'tests/architecture', 'tools']
    .flatMap(filesIn)
    .filter((file) => /\.test\.tsx?$/.test(file) && listsFiles(file));

/** The component that a file belongs to, as its stories name it. A file without a capital letter belongs to its folder's, if any. */
function componentOf(file: string): string | undefined {
  const [, path] = /^(?:src|stories)\/((?:components|forms|layouts|modals|sections|pages|startup)\/.+)$/.exec(file) ?? [];
  if (path === undefined) return undefined;
  const isOwnComponent = /^[A-Z]/.test(basename(path)) && path.endsWith('.tsx');
  if (isOwnComponent) return componentAt(path);
  const [folder] = /^.+\/[A-Z]\w*(?=[/.])/.exec(path) ?? [];
  return folder && componentAt(folder);
}

const componentsOf = (files: Iterable<string>): string[] =>
  [...new Set([...files].flatMap((file) => componentOf(file) ?? []))].sort();

/** The code that the compiler reads, beside the configurations. */
const CODE = ['src', 'stories', 'mocks', 'tests', 'tools', '.storybook', 'supabase/functions'];

const listSources = (): string[] =>
  [...CODE.flatMap(filesIn), ...readdirSync('.').filter((name) => name.endsWith('.config.ts'))].filter((file) =>
    /\.tsx?$/.test(file),
  );

/** Which files import a file, by its path. */
function readImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of listSources()) {
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const imported = posix.join(posix.dirname(file), to);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** What depends on files: the components that they are part of or that import them, all components that they reach, and all code. */
function dependents(files: readonly string[]): { nearest: string[]; all: string[]; code: string[] } {
  const importers = readImporters();
  const nearest = files.flatMap((file) => [file, ...(importers.get(file) ?? [])]);
  const reached = new Set(nearest);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return { nearest: componentsOf(nearest), all: componentsOf(reached), code: [...reached] };
}

/** The pictures of the documents, each with the story that it shows. */
const PICTURES = 'docs/images/pictures.json';

/** The pictures of the documents that show one of these components. */
function picturesOf(components: readonly string[]): string[] {
  const pictures = JSON.parse(readFileSync(PICTURES, 'utf8')) as Record<string, { story: string }>;
  // `forms/LeadForm` has the stories `forms-leadform--idle` and so on.
  const titles = new Set(components.map((name) => name.toLowerCase().replaceAll('/', '-')));
  return Object.keys(pictures).filter((picture) => titles.has(pictures[picture]?.story.split('--')[0] ?? ''));
}

/** The checks that changes can affect, and notes on what is left out and why. */
export function planChecks({ base, files, deleted }: Changes): { checks: Check[]; notes: string[] } {
  const checks: Check[] = [];
  const notes: string[] = [];
  const changed = [...files, ...deleted];
  const isCode = (file: string) => /\.(ts|tsx|js|mjs)$/.test(file);
  const code = files.filter(isCode);
  const { nearest, all, code: dependentCode } = dependents(changed);
  const components = [all, nearest].find(({ length }) => length <= MOST_COMPONENTS) ?? [];
  const styled = code.filter((file) => file.startsWith('src/') && /\.tsx?$/.test(file));

  // First, because the screenshots wait for their Storybook.
  if (components.length > 0) {
    const env = { STORIES_OF: components.join(',') };
    const plays = [...new Set(components.map((name) => `tests/stories/plays/${name.split('/')[0]}.test.ts`))];
    checks.push(
      {
        name: 'their Storybook',
        command: ['storybook', 'build', '--quiet', '--stats-json', '--output-dir', STORYBOOK],
        env: { ...env, FOR_SCREENSHOTS: 'true' },
      },
      {
        name: `screenshots of ${components.join(', ')}`,
        // Rendering an old commit to show a difference takes minutes.
        command: ['tsx', 'tools/visual/cli.ts', '--storybook', STORYBOOK, '--changed-since', base, '--stored-only'],
        after: ['their Storybook'],
      },
      {
        name: 'their stories and plays',
        command: ['jest', 'tests/stories/coverage', ...plays, '--selectProjects', 'stories', 'plays'],
        env,
      },
    );
  }
  if (components.length < all.length) {
    const others = all.length - components.length;
    notes.push(
      `the stories of ${others} more components that use what changed: run npm run jest -- --selectProjects stories plays and npm run visual -- --build`,
    );
  }
  if (changed.some(isCode)) {
    // Declarations hold everywhere, although nothing imports them.
    const isEverywhere = changed.some((file) => file.endsWith('.d.ts'));
    const affected = isEverywhere ? [] : dependentCode.filter((file) => isCode(file) && !deleted.includes(file));
    checks.push({
      name: 'types and rules',
      command: ['oxlint', '--format=agent', '--no-error-on-unmatched-pattern', ...affected],
      explain: explainRules,
    });
  }
  if (changed.length > 0) {
    checks.push({
      name: 'related tests',
      command: ['jest', '--findRelatedTests', ...code, ...testsOfFiles(), '--selectProjects', 'unit', 'tools'],
    });
  }
  if (changed.some(isCode)) {
    checks.push({ name: 'unused code', command: ['knip', '--cache', '--cache-location', '.cache/check/knip'] });
  }
  if (styled.length > 0) checks.push({ name: 'stylelint', command: ['stylelint', ...styled] });
  if (files.length > 0) checks.push({ name: 'format', command: ['oxfmt', '--check', '.'] });
  if (changed.some((file) => /^(supabase|tools\/backend|tests\/(backend|contract))\//.test(file))) {
    notes.push('the backend’s own tests: run npm run jest -- --selectProjects backend contract');
  }
  if (
    changed.some((file) =>
      /^(package(-lock)?\.json|[\w.]+\.config\.\w+|tsconfig\.json|(\.storybook|(mocks\/)?public|tools\/backend\/local-services\/assets)\/.*)$/.test(
        file,
      ),
    )
  ) {
    notes.push('what a change of packages, settings or static files affects: run npm test');
  }
  const pictures = picturesOf(all);
  if (pictures.length > 0) {
    notes.push(`${pictures.join(' and ')} of the documents, if what they show has changed: run npm run docs:images`);
  }
  if (changed.some((file) => /^src\/(pages\/.+|config\/paths\.ts|app\/routes\.ts)$/.test(file))) {
    notes.push('the budgets of pages, in a minute: run npm run build && npx tsx tools/site/budgets.ts');
  }
  if (changed.some((file) => file.startsWith('tools/new/'))) {
    notes.push('what new sections and pages pass: run npm run jest -- tests/firstHour');
  }
  if (changed.some((file) => /^(src|public|supabase)\//.test(file))) {
    notes.push('the built site, in a browser and by its budgets: run npm test');
  }
  return { checks, notes };
}
