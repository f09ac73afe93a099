/** Reads git. Outside of a repository every function returns null or nothing, so that an exported tree works too. */
import { execFileSync } from 'node:child_process';
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
