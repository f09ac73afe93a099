import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as ChangedSince from './capture/changed-since.ts';
import type * as Git from './git.ts';
import type * as ManifestFile from './manifest/manifest.ts';

const before = process.cwd();
let folder: string;
let git: typeof Git;
let changedSince: typeof ChangedSince;
let manifests: typeof ManifestFile;

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
  // They read the project's folder once, when they are loaded.
  jest.resetModules();
  git = await import('./git.ts');
  changedSince = await import('./capture/changed-since.ts');
  manifests = await import('./manifest/manifest.ts');
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test('each line has the commit it came in with, and lines that are not committed have none', () => {
  write(line('a--one', '1'), line('b--two', '1'));
  const first = commit('two stories');
  write(line('a--one', '1'), line('b--two', '2'));
  const second = commit('another look');
  write(line('a--one', '1'), line('b--two', '2'), line('c--three', '3'));
  const origins = git.lineOrigins('screenshots.txt');
  expect([...origins].map(([text, { commit: hash, author }]) => [text.split(' ')[1], hash, author])).toEqual([
    ['a--one', first, 'Ada'],
    ['b--two', second, 'Ada'],
  ]);
  expect(new Date(origins.get(line('a--one', '1'))?.at ?? '').getFullYear()).toBeGreaterThan(2000);
});

test('a line that is lost, put back or new has its story looked at', () => {
  write(line('a--one', '1'), line('b--two', '1'), line('gone--one', '1'));
  const base = commit('base');
  run('checkout', '-q', '-b', 'branch');
  write(line('a--one', '1'), line('b--two', '2'), line('new--one', '1'));
  commit('merge');
  expect(git.baseCommit(null)).toBe(base);
  expect(git.baseCommit('main')).toBe(base);
  const manifest = manifests.readManifest('screenshots.txt');
  expect(changedSince.relinedStories(base, join(folder, 'screenshots.txt'), manifest).sort()).toEqual([
    'b--two',
    'gone--one',
    'new--one',
  ]);
  writeFileSync(join(folder, 'not yet known.ts'), '');
  expect(changedSince.changedFiles(base)).toEqual(['not yet known.ts', 'screenshots.txt']);
});

test('what git does not know is said', () => {
  expect(() => git.baseCommit('nowhere')).toThrow('git knows no revision "nowhere".');
  expect(git.git('no-such-command')).toBeNull();
});
