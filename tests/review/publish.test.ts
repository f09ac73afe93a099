/** Publishing, and the commit of approvals, against a bare remote on disk. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomeOf } from '../../tools/shared/process.ts';
import { gitIn, moveBranch } from '../../tools/project/review/git.ts';
import { publish } from '../../tools/project/review/host.ts';

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

test('another host is a command, which prints the address', () => {
  process.env.STORYBOOK_PUBLISH_COMMAND = 'echo uploading; echo "https://$STORYBOOK_PLACE.example$STORYBOOK_FOLDER"';
  expect(publish('/a', 'pr/1', remote)).toBe('https://pr/1.example/a');
  expect(publish(null, 'pr/1', remote)).toBe('https://pr/1.example');
});

test('a link to a file of the machine that publishes is not published', async () => {
  const path = storybook('one');
  symlinkSync('/proc/self/environ', join(path, 'visual', 'key.txt'));
  const args = ['--import', 'tsx', 'tools/project/review/cli.ts', 'publish', '--storybook', path, '--remote', remote];
  const { code, output } = await outcomeOf(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
  expect([code, output]).toEqual([1, `${join(path, 'visual', 'key.txt')} is neither a file nor a folder.\n`]);
}, 30_000);

test('approvals that cannot be read are an error, and not taken for none', async () => {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const args = ['--import', 'tsx', 'tools/project/review/cli.ts', 'accept', '--commit', commit, '--results', folder];
  const { code, output } = await outcomeOf(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/There is no result in .*\nWhat reviewers approved could not be read\.\n$/s),
  ]);
}, 30_000);

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
    expect(() => moveBranch({ cwd }, remote, 'branch', read, accepted)).toThrow();
    expect(head()).toBe(moved);
  }
  git('update-ref', 'refs/heads/branch', read);
  moveBranch({ cwd }, remote, 'branch', read, accepted);
  expect(head()).toBe(accepted);
});
