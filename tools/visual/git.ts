/** What git knows. Every function gives null or nothing outside of a repository, so that an exported tree works too. */
import { execFileSync } from 'node:child_process';
import { projectRoot } from './settings.ts';

/** @returns what git prints, or null where it fails */
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

export const headCommit = (): string | null => git('rev-parse', 'HEAD')?.trim() ?? null;

const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/** The commit to compare with: `revision`, or where this branch left the main one. Throws where there is none. */
export function baseCommit(revision: string | null): string {
  for (const name of revision === null ? MAIN_BRANCHES : [revision]) {
    const commit = git('merge-base', name, 'HEAD') ?? git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    if (commit !== null) return commit.trim();
  }
  throw new Error(
    revision === null
      ? 'git knows no main branch, so there is nothing to compare with. Name a commit: --base=REVISION.'
      : `git knows no revision "${revision}".`,
  );
}

export type LineOrigin = {
  commit: string;
  /** ISO date. */
  at: string;
  author: string;
};

/** The commit that each line of a file, as it is on disk, came in with. Lines that are not committed are left out. */
export function lineOrigins(file: string): Map<string, LineOrigin> {
  const origins = new Map<string, LineOrigin>();
  const commits = new Map<string, LineOrigin>();
  let current: LineOrigin = { commit: '', at: '', author: '' };
  for (const line of (git('blame', '--porcelain', '--', file) ?? '').split('\n')) {
    const [word = ''] = line.split(' ', 1);
    const value = line.slice(word.length + 1);
    if (/^[0-9a-f]{40}$/.test(word)) {
      current = commits.get(word) ?? { commit: word, at: '', author: '' };
      commits.set(word, current);
    } else if (word === 'author') current.author = value;
    else if (word === 'author-time') current.at = new Date(Number(value) * 1000).toISOString();
    else if (line.startsWith('\t') && !/^0+$/.test(current.commit)) origins.set(line.slice(1), current);
  }
  return origins;
}
