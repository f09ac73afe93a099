/** Reads git. Outside of a repository every function returns null or nothing, so that an exported tree works too. */
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { resultKey } from './manifest/manifest.ts';
import { projectRoot } from './settings.ts';

/** @returns the output of git, or null when it fails */
export function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return null;
  }
}

const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/** The commit to compare with: `revision`, or the merge base with the main branch. Throws when there is none. */
export function baseCommit(revision?: string): string {
  for (const name of revision === undefined ? MAIN_BRANCHES : [revision]) {
    const commit = git('merge-base', name, 'HEAD') ?? git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    if (commit !== null) return commit.trim();
  }
  throw new Error(
    revision === undefined
      ? 'git knows no main branch, so there is nothing to compare with. Name a commit: --base=REVISION.'
      : `git knows no revision "${revision}".`,
  );
}

/**
 * Key of each accepted screenshot, as the file is on disk, → the commit that added its line. Lines that are not committed are left
 * out.
 */
export function screenshotOrigins(manifestFile: string) {
  let current = { commit: '', at: '', author: '' };
  const origins = new Map<string, typeof current>();
  for (const line of (git('blame', '--line-porcelain', '--', relative(projectRoot, manifestFile)) ?? '').split('\n')) {
    const [word = '', ...rest] = line.split(' ');
    if (/^[0-9a-f]{40}$/.test(word)) current = { commit: word, at: '', author: '' };
    else if (word === 'author') current.author = rest.join(' ');
    else if (word === 'author-time') current.at = new Date(Number(rest[0]) * 1000).toISOString();
    else if (word === '\tscreenshot' && !/^0+$/.test(current.commit)) {
      origins.set(resultKey(rest[0] ?? '', rest[1] ?? ''), current);
    }
  }
  return origins;
}
