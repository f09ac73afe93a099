/**
 * What the workflows of a pull request run, from the main branch: they read files of the pull request, and run none of its code.
 *
 *   verdict --commit <hash> --parts <folder> --storybook <folder>   its results, with reviewers' decisions, into the Storybook
 *   publish --storybook <folder> [--number <n>]                     prints the address; without a number the main branch's
 *   remove --number <n>
 *   accept --commit <hash> --results <folder>                     makes the commit of what reviewers approved
 *   push --commit <hash> --branch <name>                            puts that commit onto the branch, if it still ends at `--commit`
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readArguments } from '../../shared/readArguments.ts';
import { runCommand } from '../../shared/runCommand.ts';
import { UserError } from '../../shared/userError.ts';
import { commitTree, gitIn, moveBranch } from './git.ts';
import { publish } from './host.ts';

const MANIFEST = 'stories/screenshots.txt';
const folder = resolve('artifacts', 'review');
const results = join(folder, 'results');
const manifest = join(folder, 'screenshots.txt');
/** The reference of the commit that `accept` made. */
const ACCEPTED = 'refs/review/accepted';

const text = { type: 'string' } as const;
const options = { commit: text, parts: text, storybook: text, number: text, results: text, branch: text, remote: text };
const USAGE = 'Use verdict, publish, remove, accept or push; tools/project/review/cli.ts says how.';

/** A link could lead out of the folder, to files of the machine that publishes it. */
function requireFiles(path: string): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    const isPlain = (entry.isFile() || entry.isDirectory()) && entry.name !== '.git';
    if (!isPlain) throw new UserError(`${join(entry.parentPath, entry.name)} is neither a file nor a folder.`);
  }
}

/** Writes the manifest as it is in a commit. */
function readManifestOf(commit: string): string {
  const content = gitIn({}, 'show', `${commit}:${MANIFEST}`);
  mkdirSync(dirname(manifest), { recursive: true });
  writeFileSync(manifest, `${content}\n`);
  return content;
}

/** Runs a command of the visual gate, which needs no token of the code host. @returns its exit code */
function runVisual(file: string, args: string[]): number {
  const env = { ...process.env, CI: 'true', GH_TOKEN: undefined };
  const path = join('tools', 'visual', file);
  return spawnSync(process.execPath, ['--import', 'tsx', path, ...args], { env, stdio: 'inherit' }).status ?? 2;
}

function verdict(commit: string, parts: string, storybook: string): void {
  for (const path of [parts, storybook]) requireFiles(path);
  readManifestOf(commit);
  const code = runVisual('cli.ts', [
    '--merge',
    resolve(parts),
    '--storybook',
    resolve(storybook),
    '--results',
    results,
    '--manifest',
    manifest,
  ]);
  // 1: something differs, which is what there is to look at.
  if (code > 1) throw new UserError('The results could not be read.');
}

function accept(commit: string, from: string): void {
  const before = readManifestOf(commit);
  gitIn({}, 'update-ref', '-d', ACCEPTED);
  const code = runVisual('accept-cli.ts', ['--reviewed', '--from', resolve(from), '--manifest', manifest]);
  // 1: what is not approved is left.
  if (code > 1) throw new UserError('What reviewers approved could not be read.');
  if (readFileSync(manifest, 'utf8').trim() === before) return;
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  const git = (...args: string[]) => gitIn({ env }, ...args);
  git('read-tree', commit);
  git('update-index', '--cacheinfo', `100644,${git('hash-object', '-w', manifest)},${MANIFEST}`);
  const accepted = commitTree({}, git('write-tree'), 'screenshots: accept what reviewers approved', [commit]);
  git('update-ref', ACCEPTED, accepted);
  console.log(`Accepted as ${accepted}.`);
}

await runCommand(() => {
  const { positionals, values } = readArguments({ allowPositionals: true, options }, USAGE);
  const need = (name: keyof typeof options): string => {
    const value = values[name];
    if (!value) throw new UserError(`--${name} is missing. ${USAGE}`);
    return value;
  };
  const commit = (): string => {
    if (/^[0-9a-f]{40}$/.test(need('commit'))) return need('commit');
    throw new UserError('--commit takes the 40 digits of a hash.');
  };
  const place = (number: string): string => {
    if (/^\d+$/.test(number)) return `pr/${number}`;
    throw new UserError('--number takes the number of a pull request.');
  };
  const remote = (): string => values.remote ?? gitIn({}, 'remote', 'get-url', 'origin');
  const commands: Record<string, () => void> = {
    verdict: () => verdict(commit(), need('parts'), need('storybook')),
    publish() {
      requireFiles(need('storybook'));
      console.log(publish(resolve(need('storybook')), values.number === undefined ? '' : place(values.number), remote()));
    },
    remove: () => void publish(null, place(need('number')), remote()),
    accept: () => accept(commit(), need('results')),
    push() {
      if (gitIn({}, 'rev-parse', `${ACCEPTED}^`) !== commit()) throw new UserError('What was accepted is of another commit.');
      moveBranch({}, remote(), need('branch'), commit(), ACCEPTED);
    },
  };
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new UserError(USAGE);
  command();
  return Promise.resolve();
});
