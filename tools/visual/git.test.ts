import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as ChangedSince from './capture/changed-since.ts';
import type * as Git from './git.ts';
import type * as ManifestFile from './manifest/manifest.ts';
import type * as Origins from './manifest/origins.ts';

const before = process.cwd();
let folder: string;
let tool: typeof Git & typeof ChangedSince & typeof ManifestFile & typeof Origins;

const run = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const line = (story: string, digit: string): string => `screenshot ${story} phone 1x1 ${digit.repeat(64)}`;
const write = (...lines: string[]): void => writeFileSync(join(folder, 'screenshots.txt'), `${lines.join('\n')}\n`);
const commit = (message: string): string => {
  run('add', '-A');
  run('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', message);
  return run('rev-parse', 'HEAD');
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'git-'));
  run('init', '-q', '-b', 'main');
  writeFileSync(join(folder, 'package.json'), '{}');
  process.chdir(folder);
  // The modules read the project's folder once, when they are loaded.
  jest.resetModules();
  tool = {
    ...(await import('./git.ts')),
    ...(await import('./capture/changed-since.ts')),
    ...(await import('./manifest/manifest.ts')),
    ...(await import('./manifest/origins.ts')),
  };
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test('each screenshot has the commit its line came in with, and lines that are not committed have none', () => {
  write(line('a--one', '1'), line('b--two', '1'));
  const first = commit('two stories');
  write(line('a--one', '1'), line('b--two', '2'));
  const second = commit('another version');
  write(line('a--one', '1'), line('b--two', '2'), line('c--three', '3'));
  const origins = tool.screenshotOrigins(join(process.cwd(), 'screenshots.txt'));
  expect([...origins].map(([key, origin]) => [key, origin.commit, origin.author])).toEqual([
    ['a--one--phone', first, 'Ada'],
    ['b--two--phone', second, 'Ada'],
  ]);
  expect(new Date(origins.get('a--one--phone')?.at ?? '').getFullYear()).toBeGreaterThan(2000);
});

test('the story of a lost, restored or new line is checked', () => {
  write(line('a--one', '1'), line('b--two', '1'), line('gone--one', '1'));
  const base = commit('base');
  run('checkout', '-q', '-b', 'branch');
  write(line('a--one', '1'), line('b--two', '2'), line('new--one', '1'));
  commit('merge');
  expect([tool.baseCommit(null), tool.baseCommit('main')]).toEqual([base, base]);
  const file = join(process.cwd(), 'screenshots.txt');
  const relined = tool.relinedStories(base, file, tool.readManifest(file));
  expect(relined.sort()).toEqual(['b--two', 'gone--one', 'new--one']);
  writeFileSync(join(folder, 'not yet known.ts'), '');
  expect(tool.changedFiles(base)).toEqual(['not yet known.ts', 'screenshots.txt']);
});

test('an unknown commit is an error', () => {
  expect(() => tool.baseCommit('nowhere')).toThrow('git knows no revision "nowhere".');
  expect(tool.git('no-such-command')).toBeNull();
});
