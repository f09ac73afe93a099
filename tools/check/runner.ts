import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Longer than the slowest check takes on a slow machine; a tool that hangs must not block the whole run. */
const LIMIT_MS = 20 * 60_000;

/** More memory for short-lived objects: otherwise a tool with a whole project in memory collects garbage a tenth of its time. */
const MORE_ROOM = '--max-semi-space-size=64';

export type Tally = { passed: number; failed: number; notes?: string[] };

export type Check = {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Reads the tool's report of single tests; without it the check itself counts as one. */
  tally?: () => Tally;
  /** The tool's progress, read from its output so far. */
  progress?: (output: string) => string;
};

type Running = { check: Check; started: number; output: string };

const running = new Set<Running>();
const secondsSince = (started: number) => ((Date.now() - started) / 1000).toFixed(0);

/** Runs a program of the project. Its output is collected, so that two at a time do not mix. */
function run(state: Running): Promise<number> {
  const [command, ...args] = state.check.command;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
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
      if (signal) state.output += `\nEnded by ${signal}: a check may take ${LIMIT_MS / 60_000} minutes.\n`;
      resolve(code ?? 1);
    });
  });
}

function count({ tally }: Check, code: number): Tally {
  if (!tally) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    const counted = tally();
    // A tool that exits with an error has failed, whatever its report contains.
    return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    // The tool failed before it wrote its report.
    return { passed: 0, failed: 1 };
  }
}

async function runCheck(check: Check): Promise<Tally> {
  const state: Running = { check, started: Date.now(), output: '' };
  console.log(`start  ${check.name}`);
  running.add(state);
  const code = await run(state);
  running.delete(state);
  const result = count(check, code);
  if (result.failed > 0) console.log(state.output.trimEnd());
  for (const note of result.notes ?? []) console.log(`note   ${note}`);
  const verdict = result.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${check.name}: ${result.passed} passed, ${result.failed} failed (${secondsSince(state.started)} s)`);
  return result;
}

function describe({ check, started, output }: Running): string {
  const progress = check.progress?.(output) ?? '';
  return `${check.name} (${secondsSince(started)} s${progress && `, ${progress}`})`;
}

/** The reference machine has two processors, and a check keeps one busy. */
const AT_ONCE = 2;

/**
 * Runs checks, two at a time in the given order, and prints when each begins and ends.
 *
 * @param reportSeconds how often to print what is running
 * @returns the sum of their tallies
 */
export async function runChecks(checks: readonly Check[], reportSeconds: number): Promise<{ passed: number; failed: number }> {
  const begun = Date.now();
  const report = () => console.log(`…      ${secondsSince(begun)} s: ${[...running].map(describe).join('; ')}`);
  const timer = setInterval(report, reportSeconds * 1000);
  const waiting = [...checks];
  const sum = { passed: 0, failed: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { passed, failed } = await runCheck(check);
      sum.passed += passed;
      sum.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  clearInterval(timer);
  return sum;
}
