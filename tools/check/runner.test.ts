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

test('a short failure is printed once more at the end, where the output of later checks does not hide it', async () => {
  const tests = [{ ...passed, name: 'b', failure: 'why', repeat: 'npm run b' }];
  const print = (lines: number) => `console.log('line\\n'.repeat(${lines})); process.exit(1)`;
  await run([
    { name: 'tool', command: node('process.exit(1)'), readTests: () => tests },
    { name: 'long', command: node(print(9)), explain: (output) => ({ failure: output.trim(), repeat: 'long' }) },
    {
      name: 'rules',
      command: node("console.log('a.ts:1:1 is wrong'); process.exit(1)"),
      explain: (output) => ({ failure: output.trim(), repeat: 'rules a.ts' }),
    },
  ]);
  const [, end = ''] = lines.join('\n').split('\nFailed:\n');
  expect(end.trim().split(/\n */).sort()).toEqual(['Repeat it: rules a.ts', 'a.ts:1:1 is wrong', 'long', 'npm run b']);
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
