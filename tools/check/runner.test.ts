import { runChecks, type Check } from './runner.ts';

const node = (code: string) => ['node', '-e', code] as const;
const passed = { name: 'a', seconds: 1, repeat: 'npm run a' };

let lines: string[];

const run = (checks: Check[]) => runChecks(checks, { reportSeconds: 60, processors: 2 });

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

afterEach(() => jest.restoreAllMocks());

test('single tests are counted, and a failure is printed in full with the command that repeats it', async () => {
  const tests = [passed, { ...passed, name: 'b', failure: 'why\nand where', repeat: 'npm run b' }];
  const result = await run([
    { name: 'tool', command: node('process.exit(1)'), readTests: () => tests },
    { name: 'rules', command: node("console.error('line 3'); process.exit(1)") },
  ]);
  expect(result).toEqual({ passed: 1, failed: 2 });
  expect(lines.join('\n')).toContain('✗ b\nwhy\nand where\nRepeat it: npm run b');
  expect(lines.join('\n')).toContain('✗ rules\nline 3');
});

test.each([
  ['exits with an error although its report has no failure', 'process.exit(1)', () => [passed]],
  ['tested nothing', '', () => []],
  [
    'wrote no report',
    '',
    () => {
      throw new Error('no file');
    },
  ],
])('a tool that %s has failed', async (_name, code, readTests) => {
  expect((await run([{ name: 'tool', command: node(code), readTests }])).failed).toBe(1);
});

test('a check waits for the one that it needs, and fails with it', async () => {
  const build = { name: 'build', command: node('setTimeout(() => {}, 300)') };
  const onBuild = { name: 'on build', command: node(''), after: ['build'] };
  const alone = { name: 'alone', command: node(''), usesAllProcessors: true };
  expect(await run([build, onBuild, alone])).toEqual({ passed: 3, failed: 0 });
  expect(lines.slice(0, 3).map((line) => /\w+ \w+|\w+(?=:)/.exec(line.replace(/^ok +/, ''))?.[0])).toEqual([
    'build',
    'on build',
    'alone',
  ]);

  expect(await run([{ ...build, command: node('process.exit(1)') }, onBuild])).toEqual({ passed: 0, failed: 2 });
});
