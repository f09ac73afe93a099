/** Reads what git knows of accepted screenshots: nothing outside of a repository, so that an exported tree works too. */
import { relative } from 'node:path';
import { branchPoint, git } from '../../shared/git.ts';
import { resultKey } from '../manifest/manifest.ts';
import { projectRoot } from '../settings.ts';
import { oneLine } from '../texts.ts';

/** The commit to compare with: `revision`, or the merge base with the main branch. Throws when there is none. */
export function baseCommit(revision?: string): string {
  const commit = branchPoint(revision === undefined ? undefined : [revision]);
  if (commit !== null) return commit;
  throw new Error(`git knows no ${revision ?? 'main branch'} to compare with.`);
}

/**
 * Key of each accepted screenshot → the commit that added its line; not for lines that no commit has.
 *
 * @param commit whose file it is; by default it is that on disk
 */
export function screenshotOrigins(manifestFile: string, commit: string | null = null) {
  let current = { commit: '', at: '', author: '' };
  const origins = new Map<string, typeof current>();
  for (const line of (
    git('blame', '--line-porcelain', ...(commit === null ? [] : [commit]), '--', relative(projectRoot, manifestFile)) ?? ''
  ).split('\n')) {
    const [word = '', ...rest] = line.split(' ');
    if (/^[0-9a-f]{40}$/.test(word)) current = { commit: word, at: '', author: '' };
    else if (word === 'author') current.author = oneLine(rest.join(' '));
    else if (word === 'author-time') current.at = new Date(Number(rest[0]) * 1000).toISOString();
    else if (word === '\tscreenshot' && !/^0+$/.test(current.commit)) {
      origins.set(resultKey(rest[0] ?? '', rest[1] ?? ''), current);
    }
  }
  return origins;
}
