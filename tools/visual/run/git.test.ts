import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from '../../shared/git.ts';
import { relinedStories } from '../capture/changed-since.ts';
import { baseCommit, screenshotOrigins } from './git.ts';

const folder = mkdtempSync(join(tmpdir(), 'git-'));
const file = join(folder, 'screenshots.txt');
jest.mock('../settings.ts', () => ({
  settings: {},
  get projectRoot() {
    return folder;
  },
}));

const run = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
const line = (story: string, digit: string): string => `screenshot ${story} phone 1x1 ${digit.repeat(64)}`;
const write = (...lines: string[]): void => writeFileSync(file, `${lines.join('\n')}\n`);
const commit = (message: string): string => {
  run('add', '-A');
  run('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', message);
  return run('rev-parse', 'HEAD');
};

const home = process.cwd();
beforeAll(() => {
  process.chdir(folder);
  run('init', '-q', '-b', 'main');
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('each screenshot has the commit its line came in with, and lines that are not committed have none', () => {
  write(line('a--one', '1'), line('b--two', '1'));
  const first = commit('two stories');
  write(line('a--one', '1'), line('b--two', '2'));
  const second = commit('another version');
  write(line('a--one', '1'), line('b--two', '2'), line('c--three', '3'));
  const origins = screenshotOrigins(file);
  expect([...origins].map(([key, origin]) => [key, origin.commit, origin.author])).toEqual([
    ['a--one--phone', first, 'Ada'],
    ['b--two--phone', second, 'Ada'],
  ]);
  write(line('elsewhere--one', '4'));
  expect([...screenshotOrigins(file, first).keys()]).toEqual(['a--one--phone', 'b--two--phone']);
  expect(screenshotOrigins(file, first).get('b--two--phone')?.commit).toBe(first);
  expect(new Date(origins.get('a--one--phone')?.at ?? '').getFullYear()).toBeGreaterThan(2000);
});

test('the story of a lost, restored or new line is checked', () => {
  write(line('a--one', '1'), line('b--two', '1'), line('gone--one', '1'));
  const base = commit('base');
  run('checkout', '-q', '-b', 'branch');
  write(line('a--one', '1'), line('b--two', '2'), line('new--one', '1'));
  commit('merge');
  expect([baseCommit(), baseCommit('main')]).toEqual([base, base]);
  const relined = relinedStories(base, file);
  expect(relined.sort()).toEqual(['b--two', 'gone--one', 'new--one']);
  writeFileSync(join(folder, 'not yet known.ts'), '');
  expect(changedFiles(base)).toEqual(['not yet known.ts', 'screenshots.txt']);
});
