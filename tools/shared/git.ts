import { execFileSync } from 'node:child_process';

/** The output of git in the working directory; null when it fails, as it does outside of a repository. */
export function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 30 });
  } catch {
    return null;
  }
}

const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/** The commit in which this branch left another, or that other commit itself; null when git knows none of the names. */
export function branchPoint(names: readonly string[] = MAIN_BRANCHES): string | null {
  for (const name of names) {
    const commit = git('merge-base', name, 'HEAD') ?? git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    if (commit !== null) return commit.trim();
  }
  return null;
}

/** Files that were committed or deleted since a commit, are not committed yet, or are not tracked. */
export function changedFiles(commit: string): string[] {
  const lists = [
    git('diff', '--name-only', '--relative', '-z', commit, '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(lists.flatMap((list) => list?.split('\0') ?? []).filter(Boolean))].sort();
}
