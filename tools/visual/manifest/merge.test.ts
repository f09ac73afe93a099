import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseManifest, readManifest } from './manifest.ts';
import { mergeManifests } from './merge.ts';

const manifestOf = (lines: Record<string, string>) =>
  parseManifest(
    Object.entries(lines)
      .map(([story, digit]) => `screenshot ${story} phone 1x1 ${digit.repeat(64)}`)
      .join('\n'),
  );

test('lines of neighboring stories, new ones and removed ones merge; only what both sides changed has to be looked at', () => {
  const base = manifestOf({ 'a--1': '1', 'a--2': '1', 'a--3': '1', 'a--4': '1', 'a--5': '1' });
  const ours = manifestOf({ 'a--1': '2', 'a--2': '1', 'a--3': '1', 'a--5': '2', 'a--6': '2' });
  const theirs = manifestOf({ 'a--1': '1', 'a--2': '3', 'a--4': '1', 'a--5': '3', 'a--7': '3' });
  const { manifest, unclear } = mergeManifests(base, ours, theirs);
  const digits = [...manifest.screenshots.values()].map(({ storyId, hash }) => [storyId, hash.charAt(0)]);
  expect(Object.fromEntries(digits)).toEqual({ 'a--1': '2', 'a--2': '3', 'a--5': '2', 'a--6': '2', 'a--7': '3' });
  expect(unclear).toEqual(['a--5--phone']);
});

describe('a merge of two branches that changed neighboring stories', () => {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'screenshots.txt');
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder, encoding: 'utf8' });
  const commit = (one: string, two: string) => {
    const line = (story: string, digit: string) => `screenshot ${story} phone 1x1 ${digit.repeat(64)}`;
    writeFileSync(file, `${line('a--1', one)}\n${line('a--2', two)}\n`);
    git('add', '--all');
    git('commit', '--quiet', '-m', 'screenshots');
  };

  test('conflicts as text, and is solved by the command that the error names', () => {
    writeFileSync(join(folder, 'package.json'), '{"visual":{"manifest":"screenshots.txt","sources":[],"reachesAll":{}}}');
    git('init', '--quiet', '-b', 'main');
    commit('1', '1');
    git('checkout', '--quiet', '-b', 'other');
    commit('1', '3');
    git('checkout', '--quiet', 'main');
    commit('2', '1');
    expect(git('merge', 'other').status).toBe(1);
    expect(() => readManifest(file)).toThrow('"npm run visual:accept -- --merge"');
    const cli = join(process.cwd(), 'tools', 'visual', 'accept-cli.ts');
    const tsx = join(process.cwd(), 'node_modules', '.bin', 'tsx');
    const { status, stderr } = spawnSync(tsx, [cli, '--merge'], { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect([...readManifest(file).screenshots.values()].map(({ hash }) => hash.charAt(0))).toEqual(['2', '3']);
    expect(git('ls-files', '--unmerged').stdout).toBe('');
  });
});
