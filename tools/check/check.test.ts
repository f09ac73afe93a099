import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { planChecks, readChanges } from './changed.ts';
import { runChecks } from './runner.ts';

let root: string;

function write(file: string, text = '') {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function git(...args: string[]) {
  const name = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  expect(spawnSync('git', [...name, ...args], { cwd: root, encoding: 'utf8' })).toMatchObject({ status: 0 });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-'));
  write('src/content/faq.ts');
  write('src/sections/Faq/Faq.tsx', "import { faq } from '../../content/faq.ts';");
  write('src/pages/HomePage.tsx', "import { Hero } from '../sections/Hero/Hero.tsx';");
  write('stories/sections/Team.stories.tsx', "import { faq } from '../../src/content/faq.ts';");
});

afterEach(() => rmSync(root, { recursive: true }));

test('changes are those of the branch and of the working tree, without deleted files', () => {
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  git('checkout', '-qb', 'branch');
  write('src/committed.ts');
  git('add', '.');
  git('commit', '-qm', 'second');
  git('rm', '-q', 'src/pages/HomePage.tsx');
  write('src/content/faq.ts', 'edited');
  write('src/new file.ts');
  expect(readChanges(root).files).toEqual(['src/committed.ts', 'src/content/faq.ts', 'src/new file.ts']);
});

const commandsFor = (files: string[]) =>
  Object.fromEntries(planChecks(root, { base: 'main', files }).checks.map(({ name, command, env }) => [name, { command, env }]));

test('copy is checked by types, rules, related tests, and the plays of components that show it', () => {
  const commands = commandsFor(['src/content/faq.ts']);
  expect(Object.keys(commands)).toEqual([
    'types',
    'related tests',
    'plays of sections/Faq, sections/Team',
    'eslint',
    'stylelint',
    'prettier',
  ]);
  expect(commands['related tests']?.command.slice(-2)).toEqual(['--findRelatedTests', 'src/content/faq.ts']);
  expect(commands['plays of sections/Faq, sections/Team']?.env).toEqual({ STORIES_OF: 'sections/Faq,sections/Team' });
});

test('a document is checked by its format alone, and without changes there are no checks', () => {
  write('docs/hosting.md');
  expect(Object.keys(commandsFor(['docs/hosting.md']))).toEqual(['prettier']);
  expect(planChecks(root, { base: 'main', files: [] })).toEqual({ checks: [], notes: [] });
});

test('screenshots are compared only if the built Storybook contains the changes', () => {
  const files = ['src/content/faq.ts'];
  expect(planChecks(root, { base: 'main', files }).notes).toEqual([expect.stringContaining('npm run visual -- --build')]);
  write('storybook-static/index.json');
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(root, 'storybook-static/index.json'), later, later);
  expect(Object.keys(commandsFor(files))).toContain('changed stories in the browser');
});

test('a quick check names what it leaves out', () => {
  expect(planChecks(root, { base: 'main', files: ['package.json', 'supabase/config.toml'] }).notes).toEqual([
    expect.stringContaining('backend'),
    expect.stringContaining('npm test'),
  ]);
});

test('checks run two at a time; running checks, their progress and the output of failed ones are printed', async () => {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const node = (code: string) => ['node', '-e', code] as const;
  const result = await runChecks(
    [
      { name: 'slow', command: node("console.log('3 files'); setTimeout(() => {}, 4000)"), progress: (output) => output.trim() },
      { name: 'broken', command: node("console.error('why'); process.exit(1)") },
      { name: 'counted', command: node(''), tally: () => ({ passed: 5, failed: 0, notes: ['a note'] }) },
      { name: 'cut off', command: node('process.exit(1)'), tally: () => ({ passed: 5, failed: 0 }) },
    ],
    1,
  );
  jest.restoreAllMocks();
  expect(result).toEqual({ passed: 11, failed: 2 });
  expect(lines.slice(0, 2)).toEqual(['start  slow', 'start  broken']);
  expect(lines.indexOf('start  counted')).toBeGreaterThan(lines.findIndex((line) => /^(ok|FAILED) /.test(line)));
  expect(lines).toContain('why');
  expect(lines).toContain('note   a note');
  expect(lines.filter((line) => line.startsWith('…')).join('\n')).toMatch(/^… +\d+ s: slow \(\d+ s, 3 files\)/m);
  expect(lines.filter((line) => line.startsWith('FAILED')).map((line) => line.replace(/ \(.*/, ''))).toEqual([
    'FAILED broken: 0 passed, 1 failed',
    'FAILED cut off: 5 passed, 1 failed',
  ]);
}, 60_000);
