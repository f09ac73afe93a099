import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, type Check, type Tally } from './runner.ts';

const ARTIFACTS = 'artifacts';
const JEST_REPORT = join(ARTIFACTS, 'jest.json');
const E2E_REPORT = join(ARTIFACTS, 'e2e', 'report.json');
const VISUAL_REPORT = join(ARTIFACTS, 'visual', 'last-run.json');
const REPORT_SECONDS = 30;

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function tallyJest(): Tally {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(JEST_REPORT) as Record<string, number>;
  // A file that could not be loaded has no failed tests.
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
    .map(({ title, file }) => `passed on retry: ${file} › ${title}`);
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
 * Checks of the sources and of Storybook. jest takes longest and starts first; the others share the second processor, the one that
 * would use both at the end.
 */
const beforeSite: readonly Check[] = [
  {
    name: 'jest',
    command: ['jest', '--json', `--outputFile=${JEST_REPORT}`],
    tally: tallyJest,
    progress: (output) => `${output.match(/^(PASS|FAIL) /gm)?.length ?? 0} files`,
  },
  // Compiler and linter together need more memory than Node takes by default on a small machine.
  { name: 'types and rules', command: ['node', '--max-old-space-size=4096', '--import', 'tsx', 'tools/check/typesAndRules.ts'] },
  { name: 'Storybook build', command: ['npm', 'run', '--silent', 'build-storybook'] },
  // Both sites, for the end-to-end tests and the soak test.
  { name: 'site builds', command: ['tsx', 'tests/e2e/helpers/buildTestSites.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'types of the functions', command: ['deno', 'check', '--no-config', '--node-modules-dir=manual', ...functions] },
  { name: 'stylelint', command: ['stylelint', 'src/**/*.{ts,tsx}'] },
  { name: 'prettier', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
];

const storiesInBrowser: Check = {
  name: 'stories in the browser',
  command: ['tsx', 'tools/visual/cli.ts'],
  tally: tallyVisual,
  progress: (output) => output.match(/\b\d+\/\d+\b/g)?.at(-1) ?? '',
};

/** Checks of the built sites; the soak test and the end-to-end tests have their own ports. */
const onSite: readonly Check[] = [
  {
    name: 'end to end',
    command: ['playwright', 'test'],
    tally: tallyE2e,
    progress: (output) =>
      `${output.match(/^ +(✓|✘|ok|x) +\d+ /gm)?.length ?? 0} of ${/Running (\d+) tests/.exec(output)?.[1] ?? '?'}`,
  },
  {
    name: 'soak of two minutes',
    command: ['playwright', 'test', '--config', 'tests/release/soak/playwright.config.ts'],
    // Leaves the processors to the end-to-end tests.
    env: { SOAK_MINUTES: '2', SOAK_PACE: '7' },
  },
  { name: 'budgets', command: ['tsx', 'tools/site/budgets.ts', '.cache/test-site'] },
];

/**
 * Runs every check and prints `N passed, N failed` as its last line.
 *
 * @param withStories whether the visual gate is among them
 * @returns the exit code
 */
export async function checkEverything({ withStories }: { withStories: boolean }): Promise<number> {
  for (const report of [JEST_REPORT, E2E_REPORT, VISUAL_REPORT]) rmSync(report, { force: true });
  mkdirSync(ARTIFACTS, { recursive: true });

  let passed = 0;
  let failed = 0;
  for (const checks of [[...beforeSite, ...(withStories ? [storiesInBrowser] : [])], onSite]) {
    const tally = await runChecks(checks, REPORT_SECONDS);
    passed += tally.passed;
    failed += tally.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
