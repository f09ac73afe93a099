/** Publishing, and the commit of approvals, against a bare remote on disk. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, listen } from '../../../shared/listen.ts';
import { outcomeOf } from '../../../shared/process.ts';
import { dataOf, resultOf } from '../../panel/fixtures.ts';
import { hashPixels } from '../../compare/image.ts';
import { readManifest, resultKey } from '../../manifest/manifest.ts';
import { writeReport } from '../../run/results.ts';
import { storeIn } from '../../compare/store.ts';
import { gitIn, moveBranch } from './git.ts';
import { publish } from './host.ts';

let folder: string;
let remote: string;
const git = (...args: string[]) => gitIn({ cwd: remote }, ...args);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  remote = join(folder, 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', '-b', 'main', remote]);
  process.env.STORYBOOK_ADDRESS = 'https://example.com/site/';
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env.STORYBOOK_ADDRESS;
  delete process.env.STORYBOOK_PUBLISH_COMMAND;
});

const storybook = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(join(path, 'visual'), { recursive: true });
  writeFileSync(join(path, 'index.html'), name);
  // What a pull request ignores is published too.
  writeFileSync(join(path, '.gitignore'), 'visual');
  writeFileSync(join(path, 'visual', `${name}.json`), '{}');
  return path;
};
const published = () =>
  git('ls-tree', '-r', '--name-only', 'gh-pages')
    .split('\n')
    .filter((path) => path.endsWith('.json'));

test('Storybooks of the main branch and of pull requests stand side by side, and are replaced or removed alone', () => {
  expect(publish(storybook('one'), 'pr/1', remote)).toBe('https://example.com/site/pr/1/');
  expect(publish(storybook('main'), '', remote)).toBe('https://example.com/site/');
  publish(storybook('twelve'), 'pr/12', remote);
  publish(storybook('again'), 'pr/1', remote);
  publish(storybook('later'), '', remote);
  expect(published()).toEqual(['pr/1/visual/again.json', 'pr/12/visual/twelve.json', 'visual/later.json']);
  publish(null, 'pr/1', remote);
  publish(null, 'pr/3', remote);
  expect(published()).toEqual(['pr/12/visual/twelve.json', 'visual/later.json']);
  expect(git('rev-list', '--count', 'gh-pages')).toBe('1');
});

test('a pull request that is closed before or while it is published stays closed', () => {
  publish(storybook('main'), '', remote);
  for (const states of [[false], [true, false]]) {
    const isOpen = () => states.shift() ?? false;
    expect(() => publish(storybook('late'), 'pr/1', remote, isOpen)).toThrow('The pull request is closed.');
    expect(published()).toEqual(['visual/main.json']);
  }
  expect(publish(storybook('open'), 'pr/1', remote, () => true)).toBe('https://example.com/site/pr/1/');
});

test('another host is a command, which prints the address', () => {
  process.env.STORYBOOK_PUBLISH_COMMAND = 'echo uploading; echo "https://$STORYBOOK_PLACE.example$STORYBOOK_FOLDER"';
  expect(publish('/a', 'pr/1', remote)).toBe('https://pr/1.example/a');
  expect(publish(null, 'pr/1', remote)).toBe('https://pr/1.example');
});

test('a link to a file of the machine that publishes is not published', async () => {
  const path = storybook('one');
  symlinkSync('/proc/self/environ', join(path, 'visual', 'key.txt'));
  const args = ['--import', 'tsx', 'tools/visual/review/publish/cli.ts', 'publish', '--storybook', path, '--remote', remote];
  const { code, output } = await outcomeOf(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
  expect([code, output]).toEqual([1, `${join(path, 'visual', 'key.txt')} is neither a file nor a folder.\n`]);
});

test('a folder that would fill the disk is not published', async () => {
  const path = storybook('large');
  const file = join(path, 'large.bin');
  writeFileSync(file, '');
  // One byte more than a gibibyte, of which the disk has none.
  truncateSync(file, 1024 ** 3 + 1);
  const args = ['--import', 'tsx', 'tools/visual/review/publish/cli.ts', 'publish', '--storybook', path, '--remote', remote];
  const { code, output } = await outcomeOf(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
  expect([code, output]).toEqual([1, `${path} has more than 1 GiB.\n`]);
});

test('approvals that cannot be read are an error, and not taken for none', async () => {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const args = ['--import', 'tsx', 'tools/visual/review/publish/cli.ts', 'accept', '--commit', commit, '--results', folder];
  const { code, output } = await outcomeOf(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
  expect([code, output]).toEqual([1, expect.stringMatching(/There are no results .*\nThe results could not be read\.\n$/s)]);
});

test('an approval that cannot be taken is named, and fails the command', async () => {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const [, storyId = '', mode = ''] = /^screenshot (\S+) (desktop) /m.exec(readFileSync('stories/screenshots.txt', 'utf8')) ?? [];
  const image = { width: 2, height: 2, data: Buffer.alloc(16, 9) };
  const current = hashPixels(image);
  const result = {
    ...resultOf('Primary', 'changed', { accepted: 'a'.repeat(64), current }),
    key: resultKey(storyId, mode),
    storyId,
  };
  const { environment } = readManifest('stories/screenshots.txt');
  const { report } = dataOf(result);
  await storeIn(folder).put(current, image);
  const shard = { index: 1, count: 1, stories: [storyId], nothingAffected: false };
  writeReport(folder, { ...report, shard, environment: { lines: environment, differences: [], pinned: true } });
  const decision = {
    storyId,
    mode,
    accepted: 'a'.repeat(64),
    current,
    verdict: 'approved',
    note: '',
    by: 'Ada',
    at: '2026-01-01',
  };
  const backend = createServer((_request, response) => response.end(JSON.stringify({ reviewer: 'CI', decisions: [decision] })));
  const env = {
    ...process.env,
    VISUAL_REVIEW_URL: `http://127.0.0.1:${await listen(backend, 0)}`,
    VISUAL_REVIEW_KEY: 'review_ci',
  };
  const args = ['--import', 'tsx', 'tools/visual/review/publish/cli.ts', 'accept', '--commit', commit, '--results', folder];
  const { code, output } = await outcomeOf(spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  await close(backend);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/not accepted .*Ada approved it in place of another.*An approval was not taken/s),
  ]);
});

test('approvals are committed only to the branch that they were read from', () => {
  const cwd = remote;
  const commit = (message: string, ...parents: string[]) => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    return git(...who, 'commit-tree', git('write-tree'), '-m', message, ...parents.flatMap((parent) => ['-p', parent]));
  };
  const first = commit('first');
  const read = commit('read', first);
  const pushed = commit('pushed meanwhile', read);
  const accepted = commit('accepted', read);
  const head = () => git('rev-parse', 'branch');
  for (const moved of [pushed, first]) {
    git('update-ref', 'refs/heads/branch', moved);
    const again = 'branch was pushed again meanwhile. Start this once more when its tests have ended.';
    expect(() => moveBranch({ cwd }, remote, 'branch', read, accepted)).toThrow(again);
    expect(head()).toBe(moved);
  }
  git('update-ref', 'refs/heads/branch', read);
  moveBranch({ cwd }, remote, 'branch', read, accepted);
  expect(head()).toBe(accepted);
});
