/** What rehearsals share: a clone of the last commit as a person has it, the project's commands in it, and a transcript. */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../tools/shared/paths.ts';
import { outcomeOf } from '../tools/shared/process.ts';

const root = projectRoot();
const startedAt = Date.now();

export const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export const say = (line: string): void => console.log(`${seconds(startedAt).padStart(8)}  ${line}`);

export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not as rehearsed: ${what}`);
  say(`✓ ${what}`);
}

export const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Runs a command as a person or a workflow does. Prints what it prints only when it ends otherwise than expected. */
export async function run(cwd: string, env: NodeJS.ProcessEnv, command: string, accepted = [0]) {
  const began = Date.now();
  const child = spawn(command, { cwd, env: { ...process.env, ...env }, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { code, output } = await outcomeOf(child);
  if (!accepted.includes(code ?? -1)) throw new Error(`${command} ended with ${code}:\n${output}`);
  // Git prints as much of a commit's hash.
  say(`$ ${command.replace(/\b([0-9a-f]{7})[0-9a-f]{33}\b/g, '$1')}   (${seconds(began)})`);
  return { code, output };
}

/** Makes a bare repository as the code host, whose main branch is the last commit here. */
export function hostProject(remote: string): void {
  git(root, 'clone', '--quiet', '--bare', '--shared', root, remote);
  git(remote, 'update-ref', 'refs/heads/main', git(root, 'rev-parse', 'HEAD'));
  git(remote, 'symbolic-ref', 'HEAD', 'refs/heads/main');
}

/** Clones the project, with the packages and the screenshots of this machine. */
export function cloneProject(remote: string, target: string): void {
  git(root, 'clone', '--quiet', '--shared', remote, target);
  symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'), 'dir');
  // `.gitignore` leaves out the folder, which a link is not.
  appendFileSync(join(target, '.git', 'info', 'exclude'), 'node_modules\n');
  const screenshots = join('.cache', 'visual', 'screenshots');
  if (!existsSync(join(root, screenshots))) return;
  mkdirSync(join(target, dirname(screenshots)), { recursive: true });
  symlinkSync(join(root, screenshots), join(target, screenshots), 'dir');
}

/** Starts the work of a person on a branch of their own. */
export function startBranch(target: string, branch: string): void {
  git(target, 'config', 'user.name', 'Grace');
  git(target, 'config', 'user.email', 'grace@example.com');
  git(target, 'checkout', '--quiet', '-b', branch);
}
