import { execFileSync } from 'node:child_process';
import { UserError } from '../../../shared/userError.ts';

type Where = { cwd?: string; env?: Record<string, string> };

/** The output of git. Throws with its message when it fails. */
export const gitIn = ({ cwd, env }: Where, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** A bot's commit. It is made of objects: nothing of a pull request is checked out. */
export const commitTree = (where: Where, tree: string, message: string, parents: readonly string[] = []): string => {
  const [name, email] = ['Visual review', 'visual-review@users.noreply.github.com'];
  const who = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  return gitIn(where, ...who, 'commit-tree', tree, '-m', message, ...parents.flatMap((parent) => ['-p', parent]));
};

/** Moves a branch of a remote from one commit (none: it is new) to another; fails if it is elsewhere by now. */
export function moveBranch(where: Where, remote: string, branch: string, from: string | null, to: string): void {
  const ref = `refs/heads/${branch}`;
  try {
    gitIn(where, 'push', '--quiet', `--force-with-lease=${ref}:${from ?? ''}`, remote, `${to}:${ref}`);
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string };
    if (!/stale info|rejected/.test(stderr)) throw new UserError(`${branch} could not be pushed. ${stderr.trim()}`);
    throw new UserError(`${branch} was pushed again meanwhile. Start this once more when its tests have ended.`);
  }
}
