/** Finds the stories that depend on changed files, by the module graph that the Storybook build wrote. */
import { git } from '../../shared/git.ts';
import { settings } from '../settings.ts';
import type { Story } from './stories.ts';

/** File → files that import it. Paths are relative to the project, with forward slashes. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Files that affect every story although none imports them, each with the reason. */
const reachesAll = Object.entries({
  '^\\.storybook/(?!manager)': 'the configuration of Storybook changed',
  '^package-lock\\.json$': 'dependencies changed',
  ...settings.reachesAll,
}).map(([source, reason]) => ({ pattern: new RegExp(source), reason }));

const PREVIEW = /^\.storybook\/preview\.\w+$/;

const clean = (id: string): string => id.replace(/^\.\//, '').replace(/\?.*$/, '');

export function parseStats(text: string): Importers {
  const { modules } = JSON.parse(text) as { modules: { id: string; reasons: { moduleName: string }[] }[] };
  const importers = new Map<string, string[]>();
  for (const { id, reasons } of modules) {
    importers.set(clean(id), [...(importers.get(clean(id)) ?? []), ...reasons.map(({ moduleName }) => clean(moduleName))]);
  }
  return importers;
}

/** A file and all that depend on it. */
function reachedFrom(file: string, importers: Importers): Set<string> {
  const reached = new Set([file]);
  for (const current of reached) {
    // Modules that Storybook generates import every story, so they do not count.
    for (const importer of importers.get(current) ?? []) if (!importer.startsWith('/virtual:')) reached.add(importer);
  }
  return reached;
}

/** The ids of the stories that changes can affect, and a sentence that says why these. */
export type Affected = { ids: ReadonlySet<string>; why: string };

/** @param relined stories whose lines in the manifest changed: a line that a merge lost or restored has to be checked */
export function selectAffected(
  changed: readonly string[],
  stories: readonly Story[],
  importers: Importers,
  relined: readonly string[] = [],
): Affected {
  const everyStory = (reason: string): Affected => ({
    ids: new Set(stories.map(({ id }) => id)),
    why: `Every story may look different: ${reason}.`,
  });
  const ids = new Set<string>(relined);
  for (const file of changed) {
    const all = reachesAll.find(({ pattern }) => pattern.test(file));
    if (all !== undefined) return everyStory(`${all.reason} (${file})`);
    const reached = reachedFrom(file, importers);
    if ([...reached].some((path) => PREVIEW.test(path))) return everyStory(`${file} is used by all of them`);
    for (const { id, importPath } of stories) if (reached.has(clean(importPath))) ids.add(id);
  }
  return { ids, why: `They depend on the ${changed.length} changed files.` };
}

/** Stories whose lines in the manifest differ from those at a commit. */
export function relinedStories(commit: string, manifest: string): string[] {
  const difference = git('diff', '--unified=0', '--no-color', '--no-ext-diff', commit, '--', manifest) ?? '';
  return [...new Set([...difference.matchAll(/^[-+]screenshot (\S+)/gm)].map(([, storyId = '']) => storyId))];
}
