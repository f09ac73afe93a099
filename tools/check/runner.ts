import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { timeLimit } from '../shared/timeLimit.ts';

/** This is longer than the slowest everyday check takes; a tool that hangs must not block the whole run. */
const LIMIT_MINUTES = 20;

/** More memory for short-lived objects: otherwise a tool with a whole project in memory collects garbage a tenth of its time. */
const MORE_ROOM = '--max-semi-space-size=64';

const SLOWEST = 5;

/** More failures than a person reads one by one. */
const MOST_LISTED = 20;

/** A failure of so few lines is printed once more at the end, where the output of later checks does not hide it. */
const SHORT_LINES = 8;

/** A single test, read from its tool's report. */
export type Test = {
  name: string;
  seconds: number;
  /** What went wrong, in full; undefined where the test passed. */
  failure?: string;
  /** Runs this test alone. */
  repeat: string;
};

export type Check = {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Names of checks whose output this one needs. */
  after?: readonly string[];
  /** Whether the tool has a worker for each processor, so that it runs alone. Other checks use one processor each. */
  usesAllProcessors?: boolean;
  limitMinutes?: number;
  /** The single tests from the tool's report. A check without them counts as one test. */
  readTests?: () => Test[];
  /** Shortens what a failed tool printed, where it may be long; undefined where it printed something else. */
  explain?: (output: string) => Pick<Test, 'failure' | 'repeat'> | undefined;
  /** Whether the tool's own output has its failures in full, better grouped than test by test. */
  explainsFailures?: boolean;
  /** The tool's progress, read from its output so far. */
  progress?: (output: string) => string;
};

type Running = { check: Check; started: number; output: string };

const secondsSince = (started: number) => Math.round((Date.now() - started) / 1000);

/** Runs a program of the project. Its output is collected, so that several at a time do not mix. @returns its exit code */
function run(state: Running): Promise<number> {
  const [command, ...args] = state.check.command;
  const limit = timeLimit((state.check.limitMinutes ?? LIMIT_MINUTES) * 60_000);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit,
      env: {
        ...process.env,
        PATH: `${join('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
        FORCE_COLOR: '0',
        NODE_OPTIONS: [process.env.NODE_OPTIONS, MORE_ROOM].filter(Boolean).join(' '),
        ...state.check.env,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (state.output += text));
    }
    child.on('error', ({ message }) => (state.output += message));
    child.on('close', (code, signal) => {
      if (signal) state.output += `\nEnded by ${signal}: it may take ${Math.round(limit / 60_000)} minutes.\n`;
      resolve(code ?? 1);
    });
  });
}

/** The tests of a check that has ended. What its report cannot tell is a failure of the check itself, with the tool's output. */
function testsOf({ check, started, output }: Running, code: number): Test[] {
  const { name, command, env = {}, readTests, explain } = check;
  const settings = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  const repeat = [...settings, 'npx', ...command].join(' ');
  const whole = { name, seconds: secondsSince(started), repeat };
  if (!readTests) return [code === 0 ? whole : { ...whole, failure: output.trim(), ...explain?.(output) }];
  let tests: Test[];
  try {
    tests = readTests();
  } catch {
    return [{ ...whole, failure: `${output.trim()}\nThere is no report of it.` }];
  }
  // A tool that exits with an error has failed, whatever its report contains, and so has one that tested nothing.
  const isExplained = code === 0 ? tests.length > 0 : tests.some(({ failure }) => failure !== undefined);
  return isExplained ? tests : [...tests, { ...whole, failure: `${output.trim()}\nIt exited with ${code}.` }];
}

/** The lines of a tool's failure in the list at the end: what went wrong, where it is short, and the command that repeats it. */
function describeShortly({ failure = '', repeat }: Test): string[] {
  const lines = failure.split('\n').filter((line) => line.trim() !== '');
  return lines.length > SHORT_LINES ? [repeat] : [...lines, `Repeat it: ${repeat}`];
}

const countsOf = (tests: readonly Test[]) => {
  const failed = tests.filter(({ failure }) => failure !== undefined).length;
  return { passed: tests.length - failed, failed };
};

/**
 * Runs checks in the given order, as many at a time as there are processors. Prints a line for each that ends, failures in full with the
 * command that repeats them, and at the end the failures again and the slowest tests.
 *
 * @param reportSeconds how often to print what is running
 */
export async function runChecks(
  checks: readonly Check[],
  { reportSeconds, processors = availableParallelism() }: { reportSeconds: number; processors?: number },
): Promise<{ passed: number; failed: number }> {
  const begun = Date.now();
  const waiting = [...checks];
  const running = new Map<Running, Promise<void>>();
  const failedChecks = new Set<string>();
  const all: Test[] = [];

  const finish = (check: Check, tests: readonly Test[], seconds: number, output = '') => {
    const { passed, failed } = countsOf(tests);
    all.push(...tests);
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${check.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    if (failed === 0) return;
    failedChecks.add(check.name);
    if (check.explainsFailures) {
      console.log(`\n${output.trim()}\n`);
      return;
    }
    for (const { name, failure, repeat } of tests) {
      if (failure !== undefined) console.log(`\n✗ ${name}\n${failure}\nRepeat it: ${repeat}\n`);
    }
  };

  const start = async (state: Running) => {
    const code = await run(state);
    running.delete(state);
    finish(state.check, testsOf(state, code), secondsSince(state.started), state.output);
  };

  const isPending = (name: string) =>
    waiting.some((check) => check.name === name) || [...running.keys()].some(({ check }) => check.name === name);
  const processorsOf = ({ usesAllProcessors }: Check) => (usesAllProcessors ? processors : 1);

  /** Takes the first check that can run now out of the queue. */
  const next = (): Check | undefined => {
    const free = [...running.keys()].reduce((left, { check }) => left - processorsOf(check), processors);
    const index = waiting.findIndex((check) => processorsOf(check) <= free && !check.after?.some(isPending));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };

  const describe = ({ check, started, output }: Running) => {
    const progress = check.progress?.(output) ?? '';
    return `${check.name} (${secondsSince(started)} s${progress && `, ${progress}`})`;
  };
  const report = () => console.log(`…      ${secondsSince(begun)} s: ${[...running.keys()].map(describe).join('; ')}`);
  const timer = setInterval(report, reportSeconds * 1000);

  for (;;) {
    for (let check = next(); check; check = next()) {
      const missing = check.after?.find((name) => failedChecks.has(name));
      if (missing) {
        const failure = `It was not run, because it needs “${missing}”, which failed.`;
        finish(check, [{ name: check.name, seconds: 0, failure, repeat: 'npm test' }], 0);
      } else {
        const state: Running = { check, started: Date.now(), output: '' };
        running.set(state, start(state));
      }
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  clearInterval(timer);

  const slowest = [...all].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  console.log(`\nSlowest:\n${slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(5)} s  ${name}`).join('\n')}`);
  const failures = all.filter(({ failure }) => failure !== undefined);
  const more = failures.length > MOST_LISTED ? [`and ${failures.length - MOST_LISTED} more, above`] : [];
  // The command says which single test it is.
  const tools = new Set(checks.filter(({ readTests }) => !readTests).map(({ name }) => name));
  const describeFailed = (test: Test) => (tools.has(test.name) ? describeShortly(test) : [test.repeat]);
  const lines = [...failures.slice(0, MOST_LISTED).flatMap(describeFailed), ...more];
  if (failures.length > 0) console.log(`\nFailed:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  console.log('');
  return countsOf(all);
}
