/** Where Storybooks are published: a branch that GitHub Pages or another host serves, or whatever a command uploads to. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../../shared/userError.ts';
import { commitTree, gitIn, moveBranch } from './git.ts';

const BRANCH = 'gh-pages';
/** Other pull requests may publish at the same moment: how often it is tried. */
const ATTEMPTS = 5;

/**
 * Publishes a Storybook, or removes it.
 *
 * @param folder null removes it
 * @param place `pr/12`, or empty for the main branch's
 * @param isWanted whether its pull request is open. It may be closed at any moment, and then stays removed.
 * @returns its address
 * @throws UserError when it is not wanted
 */
export function publish(folder: string | null, place: string, remote: string, isWanted: () => boolean = () => true): string {
  if (isWanted()) {
    const address = put(folder, place, remote);
    // Closed meanwhile: the workflow that removes it may have been faster.
    if (isWanted()) return address;
    put(null, place, remote);
  }
  throw new UserError('The pull request is closed. Its Storybook is not published.');
}

/** @returns the commit whose results an address serves; null when it serves none yet */
export async function servedCommit(address: string): Promise<string | null> {
  const url = new URL('visual/last-run.json', `${address.replace(/\/+$/, '')}/`);
  const response = await fetch(url, { cache: 'no-store' }).catch(() => null);
  if (!response?.ok) return null;
  return ((await response.json().catch(() => null)) as { commit?: string } | null)?.commit ?? null;
}

function put(folder: string | null, place: string, remote: string): string {
  const { STORYBOOK_PUBLISH_COMMAND: command, STORYBOOK_ADDRESS: address } = process.env;
  if (command) {
    const env = { ...process.env, STORYBOOK_FOLDER: folder ?? '', STORYBOOK_PLACE: place };
    const output = execFileSync('sh', ['-c', command], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    return output.trim().split('\n').at(-1) ?? '';
  }
  if (!address) throw new UserError('Set STORYBOOK_ADDRESS, the address that serves the branch gh-pages.');
  for (let attempt = 1; ; attempt += 1) {
    try {
      replaceInBranch(folder, place, remote);
      return `${address.replace(/\/+$/, '')}/${place === '' ? '' : `${place}/`}`;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** The branch has one commit: old screenshots would fill the repository. */
function replaceInBranch(folder: string | null, place: string, remote: string): void {
  const cwd = mkdtempSync(join(tmpdir(), 'pages-'));
  const git = (...args: string[]) => gitIn({ cwd }, ...args);
  try {
    git('init', '--quiet');
    git('remote', 'add', 'origin', remote);
    const old = git('ls-remote', 'origin', `refs/heads/${BRANCH}`).split('\t')[0] || null;
    if (old !== null) git('fetch', '--quiet', '--depth=1', '--filter=blob:none', 'origin', old);
    const tree = folder === null ? null : treeOf(folder, cwd);
    if (old !== null && place !== '') {
      git('read-tree', old);
      git('rm', '-r', '-f', '--quiet', '--cached', '--ignore-unmatch', '--', place);
    }
    if (tree !== null) git('read-tree', ...(place === '' ? [tree] : [`--prefix=${place}/`, tree]));
    // The main branch's Storybook stands above those of pull requests.
    const others = place === '' && old !== null ? git('ls-tree', old, 'pr') : '';
    if (others !== '') git('read-tree', '--prefix=pr/', `${old}:pr`);
    // GitHub Pages would leave out files whose names begin with an underscore.
    git('update-index', '--add', '--cacheinfo', `100644,${git('hash-object', '-w', '/dev/null')},.nojekyll`);
    const commit = commitTree({ cwd }, git('write-tree', '--missing-ok'), `Storybook ${place || 'of the main branch'}`);
    moveBranch({ cwd }, 'origin', BRANCH, old, commit);
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

function treeOf(folder: string, cwd: string): string {
  const where = { cwd, env: { GIT_INDEX_FILE: join(cwd, '.git', 'folder'), GIT_WORK_TREE: folder, GIT_DIR: join(cwd, '.git') } };
  gitIn({ ...where, cwd: folder }, 'add', '--all', '--force', '.');
  return gitIn(where, 'write-tree');
}
