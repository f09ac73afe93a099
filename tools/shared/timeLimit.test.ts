import { execFileSync } from 'node:child_process';
import { slownessOf } from './timeLimit.ts';

test.each([
  ['an idle machine', { sample: 20, load: 0.1, processors: 2 }, 1],
  ['a slow one', { sample: 75, load: 0.1, processors: 2 }, 3],
  ['one with sixteen busy programs on two processors', { sample: 50, load: 16, processors: 2 }, 8],
  ['one that hardly moves', { sample: 10_000, load: 200, processors: 2 }, 20],
])('a limit grows with %s', (_, measured, times) => {
  expect(slownessOf(measured)).toBe(times);
});

test('the processes of a run have the limits that were measured at its beginning', () => {
  const program = "import { timeLimit } from './tools/shared/timeLimit.ts'; console.log(timeLimit(1000))";
  const env = { ...process.env, MACHINE_SLOWNESS: '3.5' };
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  expect(execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim()).toBe('3500');
});
