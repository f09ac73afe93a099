/** Which stories depend on what changed, by the graph of modules that the Storybook build wrote down. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BaselineEntry } from './manifest.ts';
import type { Story } from './stories.ts';

/** File → files that import it. Paths are relative to the project, with forward slashes. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export type Selection = { everything: true; reason: string } | { everything: false; ids: Set<string> };

/** What reaches every story without being imported by any. */
const REACHES_ALL: readonly [pattern: RegExp, reason: string][] = [
  [/^\.storybook\/(?!addon-visual\/|manager\.)/, 'the configuration of Storybook changed'],
  [/^src\/theme\//, 'the theme changed'],
  [/^package(-lock)?\.json$/, 'dependencies changed'],
  [/^(tsconfig.*\.json|vite\.config\.\w+|\.babelrc.*|babel\.config\.\w+|scripts\/lib\/lucide-icons\.ts)$/, 'the build changed'],
  [/^(mocks\/)?public\//, 'a static file changed'],
  [/^tests\/visual\/(?!baselines\/|review\/|.*\.test\.ts$)/, 'the gate itself changed'],
];

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

function* reachedFrom(file: string, importers: Importers): Generator<string> {
  const seen = new Set([file]);
  for (const current of seen) {
    yield current;
    // Modules that Storybook makes up import every story, so they say nothing.
    for (const importer of importers.get(current) ?? []) if (!importer.startsWith('/virtual:')) seen.add(importer);
  }
}

export function selectAffected(
  changed: readonly string[],
  stories: readonly Story[],
  importers: Importers | null,
  baselines: Readonly<Record<string, BaselineEntry>>,
): Selection {
  const byFile = new Map<string, string[]>();
  for (const { id, importPath } of stories) byFile.set(clean(importPath), [...(byFile.get(clean(importPath)) ?? []), id]);
  const ids = new Set<string>();
  for (const file of changed) {
    const all = REACHES_ALL.find(([pattern]) => pattern.test(file));
    if (all !== undefined) return { everything: true, reason: `${all[1]} (${file})` };
    const accepted = /^tests\/visual\/baselines\/(.+\.png)$/.exec(file)?.[1];
    const owner = accepted === undefined ? undefined : baselines[accepted];
    if (owner !== undefined) ids.add(owner.story);
    if (importers === null) continue;
    for (const reached of reachedFrom(file, importers)) {
      if (PREVIEW.test(reached)) return { everything: true, reason: `${file} is used by every story` };
      for (const id of byFile.get(reached) ?? []) ids.add(id);
    }
  }
  if (importers === null && changed.length > 0) {
    return { everything: true, reason: 'the build has no preview-stats.json, so what depends on what is unknown' };
  }
  return { everything: false, ids };
}

export function readImporters(storybook: string): Importers | null {
  const file = join(storybook, 'preview-stats.json');
  return existsSync(file) ? parseStats(readFileSync(file, 'utf8')) : null;
}

/** Committed since the branches parted, not yet committed, and not yet known to git. */
export function changedFiles(root: string, revision: string): string[] {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });
  try {
    git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw new Error(`git knows no revision "${revision}", so what changed since is unknown.`);
  }
  let base = revision;
  try {
    base = git('merge-base', revision, 'HEAD').trim();
  } catch {
    // Histories without a common commit are compared directly.
  }
  const lists = [git('diff', '--name-only', '--relative', base, '--'), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lists.join('\n').split('\n').filter(Boolean))].sort();
}
