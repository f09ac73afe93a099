/**
 * What a workflow with tokens does with a pull request's results, which can be a stranger's. It runs from the main branch; of the
 * pull request it reads files and its manifest by `git show`. `.github/workflows` and the rehearsal call it.
 *
 *   place                                      whose results the event has brought, and whether they may be published
 *   verdict --commit <hash> --parts <folder> --storybook <folder>
 *                                              judges the parts of its run, and puts the results into the Storybook
 *   summary                                    what its check says, of the last verdict
 *   publish --storybook <folder> [--number 12] prints the address on its last line
 *   wait --commit <hash> --address <address>   waits until the address serves the results of this commit
 *   remove --number 12                         removes a pull request's
 *   accept --commit <hash> --results <folder>  takes what reviewers approved into the manifest, as a commit after `--commit`
 *   push --commit <hash> --branch <name>       puts that commit onto the branch, if it still ends at `--commit`
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readArguments } from '../../../shared/readArguments.ts';
import { runCommand } from '../../../shared/runCommand.ts';
import { UserError } from '../../../shared/userError.ts';
import { summarize } from '../../outcome.ts';
import { readReport } from '../../run/results.ts';
import { settings } from '../../settings.ts';
import { oneLine } from '../../texts.ts';
import { commitTree, gitIn, moveBranch } from './git.ts';
import { publish, servedCommit } from './host.ts';
import { placeOf, type Pull, type RunEvent } from './place.ts';

const folder = resolve('artifacts', 'review');
const results = join(folder, 'results');
const manifest = join(folder, 'screenshots.txt');
/** The reference of the commit that `accept` made. */
const ACCEPTED = 'refs/review/accepted';
/** Six times what the Storybook and the screenshots of this project have. */
const MAX_BYTES = 1024 ** 3;
const MAX_FILES = 20_000;
const WAIT_LIMIT_MS = 10 * 60_000;
const WAIT_INTERVAL_MS = 5000;

const text = { type: 'string' } as const;
const options = {
  commit: text,
  parts: text,
  storybook: text,
  number: text,
  results: text,
  branch: text,
  remote: text,
  address: text,
};
const USAGE = 'Use place, verdict, summary, publish, wait, remove, accept or push; tools/visual/review/publish/cli.ts says how.';

/**
 * A link could lead out of the folder, to files of the machine that publishes it; and a folder could fill its disk.
 *
 * @returns how many bytes it has
 */
function requireFiles(path: string): number {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  if (entries.length > MAX_FILES) throw new UserError(`${path} has more than ${MAX_FILES.toLocaleString('en-US')} files.`);
  let bytes = 0;
  for (const entry of entries) {
    const isPlain = (entry.isFile() || entry.isDirectory()) && entry.name !== '.git';
    const file = join(entry.parentPath, entry.name);
    if (!isPlain) throw new UserError(`${oneLine(file)} is neither a file nor a folder.`);
    if (entry.isFile()) bytes += statSync(file).size;
  }
  if (bytes > MAX_BYTES) throw new UserError(`${path} has more than 1 GiB.`);
  return bytes;
}

/** Writes the manifest as it is in a commit. */
function readManifestOf(commit: string): string {
  const content = gitIn({}, 'show', `${commit}:${settings.manifest}`);
  mkdirSync(dirname(manifest), { recursive: true });
  writeFileSync(manifest, `${content}\n`);
  return content;
}

/**
 * Runs a command of the visual gate, which needs no token of the code host.
 *
 * @param output where its output goes: 1 is ours, of which the workflow makes a comment, and 2 is the log alone
 * @returns its exit code
 */
function runVisual(file: string, args: string[], output: 1 | 2): number {
  const env = { ...process.env, CI: 'true', GH_TOKEN: undefined };
  const path = join('tools', 'visual', file);
  return (
    spawnSync(process.execPath, ['--import', 'tsx', path, ...args], { env, stdio: ['ignore', output, 'inherit'] }).status ?? 2
  );
}

/** Judges results by their pixels and the manifest of their commit, and writes what is left of them into a folder of our own. */
function judgeResults(commit: string, from: string, more: string[] = []): void {
  requireFiles(from);
  const args = ['--merge', resolve(from), '--commit', commit, '--results', results, '--manifest', manifest, ...more];
  // 1: something differs, which is what there is to look at.
  if (runVisual('cli.ts', args, 2) > 1) throw new UserError('The results could not be read.');
}

function verdict(commit: string, parts: string, storybook: string): void {
  // Of the merge queue nothing is published.
  if (existsSync(storybook)) requireFiles(storybook);
  readManifestOf(commit);
  judgeResults(commit, parts, ['--storybook', resolve(storybook)]);
}

function accept(commit: string, from: string): void {
  const before = readManifestOf(commit);
  gitIn({}, 'update-ref', '-d', ACCEPTED);
  judgeResults(commit, from, ['--storybook', join(folder, 'none')]);
  const code = runVisual('accept-cli.ts', ['--reviewed', '--from', results, '--manifest', manifest], 1);
  // 1: an approval could not be taken. Those that could be are committed first.
  if (code > 1) throw new UserError('What reviewers approved could not be read.');
  if (readFileSync(manifest, 'utf8').trim() !== before) {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    const git = (...args: string[]) => gitIn({ env }, ...args);
    git('read-tree', commit);
    git('update-index', '--cacheinfo', `100644,${git('hash-object', '-w', manifest)},${settings.manifest}`);
    const accepted = commitTree({}, git('write-tree'), 'screenshots: accept what reviewers approved', [commit]);
    git('update-ref', ACCEPTED, accepted);
    console.log(`Accepted as ${accepted}.`);
  }
  if (code === 1) throw new UserError('An approval was not taken; the lines above say which, and why.');
}

/** What GitHub's API says, as the workflow's token may read it. */
const github = <Content>(path: string, ...args: string[]): Content =>
  JSON.parse(
    execFileSync('gh', ['api', '--method', 'GET', `repos/${process.env.GITHUB_REPOSITORY}/${path}`, ...args], {
      encoding: 'utf8',
    }),
  ) as Content;

function printPlace(): void {
  const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH ?? '', 'utf8')) as RunEvent;
  const { head_repository: from, head_branch: branch } = event.workflow_run;
  const pulls = from === null ? [] : github<Pull[]>('pulls', '-f', 'state=open', '-f', `head=${from.owner.login}:${branch}`);
  const place = placeOf(event, pulls);
  console.log(`kind=${place.kind}`);
  if (place.kind === 'main') console.log('own=true');
  if (place.kind === 'pull') console.log(`own=${place.isOwn}\nnumber=${place.number}`);
}

/** Without GitHub, as in the rehearsal, it is. */
const isOpen = (number: string): boolean => !process.env.GITHUB_REPOSITORY || github<Pull>(`pulls/${number}`).state === 'open';

async function waitUntilServed(commit: string, address: string): Promise<void> {
  for (const limit = Date.now() + WAIT_LIMIT_MS; ; await sleep(WAIT_INTERVAL_MS)) {
    if ((await servedCommit(address)) === commit) return;
    if (Date.now() > limit) throw new UserError(`${address} does not serve the results of ${commit}.`);
  }
}

await runCommand(async () => {
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
  const readNumber = (number: string): string => {
    if (/^\d+$/.test(number)) return number;
    throw new UserError('--number takes the number of a pull request.');
  };
  const remote = (): string => values.remote ?? gitIn({}, 'remote', 'get-url', 'origin');
  const commands: Record<string, () => void | Promise<void>> = {
    place: printPlace,
    verdict: () => verdict(commit(), need('parts'), need('storybook')),
    summary() {
      const report = readReport(results);
      console.log(`state=${report.passed ? 'success' : 'failure'}\ndescription=${summarize(report)}`);
    },
    publish() {
      const mebibytes = Math.round(requireFiles(need('storybook')) / 1024 ** 2);
      const advice = 'GitHub Pages serves 1 GB in all: close pull requests that rest, or use another host.';
      console.log(`It has ${mebibytes} MiB.${process.env.STORYBOOK_PUBLISH_COMMAND ? '' : ` ${advice}`}`);
      const number = values.number === undefined ? null : readNumber(values.number);
      const place = number === null ? '' : `pr/${number}`;
      console.log(publish(resolve(need('storybook')), place, remote(), () => number === null || isOpen(number)));
    },
    wait: () => waitUntilServed(commit(), need('address')),
    remove: () => void publish(null, `pr/${readNumber(need('number'))}`, remote()),
    accept: () => accept(commit(), need('results')),
    push() {
      if (gitIn({}, 'rev-parse', `${ACCEPTED}^`) !== commit()) throw new UserError('What was accepted is of another commit.');
      moveBranch({}, remote(), need('branch'), commit(), ACCEPTED);
    },
  };
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new UserError(USAGE);
  await command();
});
