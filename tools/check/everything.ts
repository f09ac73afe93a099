import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ARTIFACTS = 'artifacts';
const JEST_REPORT = join(ARTIFACTS, 'jest.json');
const E2E_REPORT = join(ARTIFACTS, 'e2e', 'report.json');
const VISUAL_REPORT = join(ARTIFACTS, 'visual', 'last-run.json');

/** Longer than the slowest check takes on a slow machine; a tool that hangs must not take the whole run with it. */
const LIMIT_MS = 20 * 60_000;

/** For short-lived objects: tools that hold a whole project in memory collect those too often, for a tenth of their time. */
const MORE_ROOM = '--max-semi-space-size=64';

type Tally = { passed: number; failed: number; notes?: string[] };

type Check = {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Counts single tests where the tool has said how many; otherwise the check itself is one. */
  tally?: () => Tally;
};

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function tallyJest(): Tally {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(JEST_REPORT) as Record<string, number>;
  // A file that could not even be loaded has no test that failed.
  return { passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0) };
}

type Suite = { suites?: Suite[]; specs: { title: string; file: string; tests: { status: string }[] }[] };

function tallyE2e(): Tally {
  const { stats, suites } = readReport(E2E_REPORT) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: Suite[];
  };
  const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  const notes = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file }) => `needed a second try: ${file} › ${title}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, notes };
}

function tallyVisual(): Tally {
  const { results } = readReport(VISUAL_REPORT) as { results: { outcome: string; key: string; notes: string[] }[] };
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  const notes = results.flatMap((result) => result.notes.map((note) => `${result.key}: ${note}`));
  return { passed, failed: results.length - passed, notes };
}

const functions = readdirSync('supabase/functions')
  .map((name) => join('supabase', 'functions', name, 'index.ts'))
  .filter((file) => existsSync(file));

/**
 * What needs no browser and no server, in two lanes that take about as long as each other: there are two cores. The sites are built for
 * the end-to-end tests and the soak, which begin at the same moment.
 */
const withoutBrowser: readonly (readonly Check[])[] = [
  [
    { name: 'unused code', command: ['knip'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'types of the functions', command: ['deno', 'check', '--no-config', '--node-modules-dir=manual', ...functions] },
    { name: 'Storybook build', command: ['npm', 'run', '--silent', 'build-storybook'] },
    { name: 'eslint', command: ['eslint', '.', '--max-warnings=0'] },
    { name: 'stylelint', command: ['stylelint', 'src/**/*.{ts,tsx}'] },
    { name: 'prettier', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'site builds', command: ['tsx', 'tests/support/buildTestSites.ts'] },
  ],
  [{ name: 'jest', command: ['jest', '--json', `--outputFile=${JEST_REPORT}`], tally: tallyJest }],
];

const looking: readonly Check[] = [
  { name: 'stories in the browser', command: ['tsx', 'tools/visual/cli.ts'], tally: tallyVisual },
];

const visiting: readonly Check[] = [{ name: 'end to end', command: ['playwright', 'test'], tally: tallyE2e }];

/** Beside the end-to-end tests, on ports of its own. `npm run soak` takes half an hour. */
const soaking: readonly Check[] = [
  {
    name: 'soak of two minutes',
    command: ['playwright', 'test', '--config', 'tests/soak/playwright.config.ts'],
    // The end-to-end tests need the processors more.
    env: { SOAK_MINUTES: '2', SOAK_PACE: '4' },
  },
  { name: 'budgets', command: ['tsx', 'tools/site/budgets.ts', '.cache/test-site'] },
];

/** Runs a command of the project; what it says is printed when it is done, so that two at a time do not mix. */
function run({ command: [command, ...args], env }: Check): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
      env: {
        ...process.env,
        PATH: `${join('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
        FORCE_COLOR: '0',
        NODE_OPTIONS: [process.env.NODE_OPTIONS, MORE_ROOM].filter(Boolean).join(' '),
        ...env,
      },
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(error.message)));
    child.on('close', (code, signal) => {
      if (signal) chunks.push(Buffer.from(`\nEnded by ${signal}: a check may take ${LIMIT_MS / 60_000} minutes.\n`));
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

function count({ tally }: Check, code: number): Tally {
  const asOne = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!tally) return asOne;
  try {
    const counted = tally();
    // A tool that ends badly has failed, whatever it counted.
    return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    // No report: the tool did not get that far.
    return { passed: 0, failed: 1 };
  }
}

async function runCheck(check: Check): Promise<Tally> {
  const started = Date.now();
  const { code, output } = await run(check);
  const result = count(check, code);
  if (result.failed > 0) console.log(output.trimEnd());
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const verdict = result.failed === 0 ? 'ok    ' : 'FAILED';
  for (const note of result.notes ?? []) console.log(`note   ${note}`);
  console.log(`${verdict} ${check.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

async function runLane(checks: readonly Check[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const check of checks) tallies.push(await runCheck(check));
  return tallies;
}

/**
 * Runs every check and prints `N passed, N failed` as its last line.
 *
 * @returns the exit code
 */
export async function runChecks(): Promise<number> {
  for (const report of [JEST_REPORT, E2E_REPORT, VISUAL_REPORT]) rmSync(report, { force: true });
  mkdirSync(ARTIFACTS, { recursive: true });

  const tallies = [
    ...(await Promise.all(withoutBrowser.map(runLane))).flat(),
    ...(await runLane(looking)),
    ...(await Promise.all([runLane(visiting), runLane(soaking)])).flat(),
  ];
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
