/** Which stories depend on what changed, by the graph of modules that the Storybook build wrote down. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { git } from '../git.ts';
import { emptyManifest, parseManifest } from '../manifest/manifest.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { projectRoot, settings } from '../settings.ts';
import type { Story } from './stories.ts';

/** File → files that import it. Paths are relative to the project, with forward slashes. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export type Selection = { everything: true; reason: string } | { everything: false; ids: Set<string> };

/** What reaches every story without being imported by any. */
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

function* reachedFrom(file: string, importers: Importers): Generator<string> {
  const seen = new Set([file]);
  for (const current of seen) {
    yield current;
    // Modules that Storybook makes up import every story, so they say nothing.
    for (const importer of importers.get(current) ?? []) if (!importer.startsWith('/virtual:')) seen.add(importer);
  }
}

/** @param relined stories whose lines in the manifest changed: a line that a merge lost or put back has to be looked at */
export function selectAffected(
  changed: readonly string[],
  stories: readonly Story[],
  importers: Importers | null,
  relined: readonly string[] = [],
): Selection {
  const byFile = new Map<string, string[]>();
  for (const { id, importPath } of stories) byFile.set(clean(importPath), [...(byFile.get(clean(importPath)) ?? []), id]);
  const ids = new Set<string>(relined);
  for (const file of changed) {
    const all = reachesAll.find(({ pattern }) => pattern.test(file));
    if (all !== undefined) return { everything: true, reason: `${all.reason} (${file})` };
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

/** Committed since then, not yet committed, and not yet known to git. */
export function changedFiles(commit: string): string[] {
  const lists = [git('diff', '--name-only', '--relative', commit, '--'), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lists.join('\n').split('\n').filter(Boolean))].sort();
}

/** Stories whose lines in the manifest are not as they were at a commit. */
export function relinedStories(commit: string, manifest: string, current: Manifest): string[] {
  const text = git('show', `${commit}:./${relative(projectRoot, manifest)}`);
  const before = text === null ? emptyManifest() : parseManifest(text);
  const hashes = (from: Manifest): Map<string, string> => new Map([...from.screenshots].map(([key, { hash }]) => [key, hash]));
  const [old, now] = [hashes(before), hashes(current)];
  const changed = [...before.screenshots, ...current.screenshots].filter(([key]) => old.get(key) !== now.get(key));
  return [...new Set(changed.map(([, { storyId }]) => storyId))];
}
